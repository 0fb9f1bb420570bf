"""Section 5, Infirmary (p.22): beds, the Waiting Area, treatment, Relapse and Recovery.

Three beds hold one Patient each (HEGRA-IFM-01); everybody else waits, in any number and no order (HEGRA-IFM-02).
"""

from __future__ import annotations

from typing import TypeAlias

from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.hegra.actions import Section, SpaceAction, right_part
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import Admitted, Died, Healed, Relapsed, Skipped, Treated
from sandtable.games.hegra.names import CABINET, COMMANDER, INFANTRY, TREAT
from sandtable.games.hegra.state import TOP_LEVEL, Patient, State
from sandtable.games.hegra.tracks import lower_morale

NOBODY = Option("nobody")
#: Where a Patient is: the index of a bed, or its name in the Waiting Area.
Place: TypeAlias = int | str


def named(patient: Patient) -> str:
    return f"{patient.disc}-{patient.level}"


def patients(s: State, verb: str) -> list[Option]:
    """Anybody in the Infirmary, in a bed or waiting (HEGRA-RUL-75); equal Patients are offered once."""
    beds = [Option(verb, (f"bed-{number}",)) for number, patient in enumerate(s.beds, 1) if patient]
    return beds + [Option(verb, ("waiting", name)) for name in dict.fromkeys(named(patient) for patient in s.waiting)]


def place_of(option: Option) -> Place:
    """Where the Patient of `treat bed-2` or `treat waiting soldier-3` is."""
    return option.args[1] if option.args[0] == "waiting" else int(option.args[0].removeprefix("bed-")) - 1


def find_waiting(s: State, name: str) -> Patient:
    return next(patient for patient in s.waiting if named(patient) == name)


class _Treatment(SpaceAction[Place]):
    def offers(self, s: State, space: str) -> list[Option]:
        return patients(s, self.verb)

    def read(self, s: State, decision: Decision, option: Option) -> Place:
        return place_of(option)


class Treat(_Treatment):
    """One Patient goes up a level (HEGRA-IFM-05)."""

    verb = space = TREAT
    nothing_to_do = Refusal("HEGRA-IFM-05", "no-patients")

    def resolve(self, s: State, place: Place) -> Play[None]:
        return raise_patient(s, place, 1)


class MedicineCabinet(_Treatment):
    """One Patient is fully treated (HEGRA-MED-01); the right part prevents today's relapse.

    HEGRA-MED-02, HEGRA-RUL-77.
    """

    verb, space = "cure", CABINET
    nothing_to_do = Refusal("HEGRA-MED-01", "no-patients")

    def resolve(self, s: State, place: Place) -> Play[None]:
        if right_part(s, CABINET):
            s.cabinet = True
        yield from raise_patient(s, place, TOP_LEVEL)


#: Treat and Medicine Cabinet first, Relapse and Recovery after them (HEGRA-IFM-07).
INFIRMARY = Section("infirmary", "relapse", Treat(), MedicineCabinet())


def raise_patient(s: State, place: Place, levels: int) -> Play[None]:
    """Up the column; above the top level the Patient is healed (HEGRA-IFM-06)."""
    if isinstance(place, str):
        patient = find_waiting(s, place)
        s.waiting.remove(patient)
        risen = rise(s, patient, levels)
        if risen:
            s.waiting.append(risen)
        return
    bed = place
    patient_in_bed = s.beds[bed]
    assert patient_in_bed is not None  # noqa: S101 - only occupied beds are offered
    s.beds[bed] = rise(s, patient_in_bed, levels)
    if s.beds[bed] is None and s.box.options.freed_bed == "at-once":
        yield from admit(s, "HEGRA-RUL-76")


def rise(s: State, patient: Patient, levels: int) -> Patient | None:
    level = patient.level + levels
    if level > TOP_LEVEL:
        heal(s, patient)
        return None
    s.tell(Treated, "HEGRA-IFM-05", patient.disc, level)
    return Patient(patient.disc, level)


def heal(s: State, patient: Patient) -> None:
    """A healed Defender goes to Tired, a healed German to the Reserve (HEGRA-IFM-06, HEGRA-RUL-97)."""
    if patient.disc != INFANTRY:
        s.tired.append(patient.disc)
    s.tell(Healed, "HEGRA-IFM-06", patient.disc)


def admit(s: State, rule: str) -> Play[None]:
    """One waiting Patient may take an empty bed, at its level (HEGRA-IFM-04, HEGRA-IFM-12).

    Besides the end of Recovery this may happen when treatment empties a bed (HEGRA-IFM-03, HEGRA-RUL-76, a table
    option).
    """
    if not s.waiting or None not in s.beds:
        return
    names = dict.fromkeys(named(patient) for patient in s.waiting)
    options = (*(Option("admit", (name,)) for name in names), NOBODY)
    answer = yield Decision(COMMANDER, "admit", options)
    if answer == NOBODY:
        return
    patient = find_waiting(s, answer.args[0])
    bed = s.beds.index(None)
    s.waiting.remove(patient)
    s.beds[bed] = patient
    s.tell(Admitted, rule, patient.disc, f"bed-{bed + 1}", patient.level)


def relapse(s: State) -> Play[None]:
    """Relapse and Recovery, every day and in this order: those who wait sink, those in bed rise, one is admitted.

    HEGRA-IFM-08, HEGRA-IFM-12, HEGRA-RUL-95.
    """
    if not s.cabinet:
        sink(s)
    s.cabinet = False
    for bed, patient in enumerate(s.beds):
        if patient is not None:
            s.beds[bed] = rise(s, patient, 1)  # HEGRA-IFM-11
    yield from admit(s, "HEGRA-IFM-12")
    s.phase = "morale-modifiers"


def sink(s: State) -> None:
    """Every waiting Patient drops a level, and from level 1 to the Morgue (HEGRA-IFM-09, HEGRA-IFM-10)."""
    for patient in s.waiting:
        if patient.level == 1:
            s.morgue.append(patient.disc)
            s.tell(Died, "HEGRA-IFM-10", patient.disc, "waiting")
        else:
            s.tell(Relapsed, "HEGRA-IFM-09", patient.disc, patient.level - 1)
    s.waiting = [Patient(patient.disc, patient.level - 1) for patient in s.waiting if patient.level > 1]


@effect("treat")
def _treat(s: State, n: int) -> Play[None]:
    for _ in range(n):
        yield from _free_treatment(s, "treat", 1)


@effect("heal")
def _heal(s: State, n: int) -> Play[None]:
    for _ in range(n):
        yield from _free_treatment(s, "cure", TOP_LEVEL)


def _free_treatment(s: State, verb: str, levels: int) -> Play[None]:
    """A free treatment, within its normal limits (HEGRA-RUL-103)."""
    options = patients(s, verb)
    if not options:
        s.tell(Skipped, "HEGRA-RUL-103", verb)
        return
    answer = yield Decision(COMMANDER, "infirmary", options, about=INFIRMARY.question)
    yield from raise_patient(s, place_of(answer), levels)


@effect("straggler")
def _straggler(s: State, level: int) -> None:
    """A German takes a bed. It is a Patient like any other, but not a Defender (HEGRA-RUL-97)."""
    if None not in s.beds:
        lower_morale(s, 1, "HEGRA-EVM-05")
    elif not s.infantry_reserve:
        s.tell(Skipped, "HEGRA-RUL-11", "straggler")
    else:
        bed = s.beds.index(None)
        s.beds[bed] = Patient(INFANTRY, level)
        s.tell(Admitted, "HEGRA-RUL-97", INFANTRY, f"bed-{bed + 1}", level)


@effect("beds-relapse")
def _beds_relapse(s: State, n: int) -> None:
    """Every Patient in a bed above level 1 drops a level."""
    for bed, patient in enumerate(s.beds):
        if patient is not None and patient.level > 1:
            s.beds[bed] = Patient(patient.disc, patient.level - 1)
            s.tell(Relapsed, "HEGRA-EVM-05", patient.disc, patient.level - 1)
