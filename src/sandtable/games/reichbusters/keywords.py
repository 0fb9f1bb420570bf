"""Keywords and skills (p.27-31): every word that a weapon, a Hero or a unit can carry.

What a word does stands in the chapter of what it changes; search for its name. `attack_trial`, `defence` and
`noise` list those that are paid with a special result.
"""

from __future__ import annotations

#: Of weapons; action cards can lend them to an attack.
WEAPON_KEYWORDS = frozenset(
    {
        "accurate",  # REICH-KEY-02
        "armour-piercing",  # REICH-KEY-03
        "burst",  # REICH-KEY-12
        "critical-hit",  # REICH-KEY-16
        "crowd-control",  # REICH-KEY-17
        "deadly",  # REICH-KEY-19
        "double-tap",  # REICH-KEY-23
        "dual-wielding",  # REICH-KEY-24
        "firestorm",  # REICH-KEY-31
        "frenzy",  # REICH-KEY-33
        "lethal",  # REICH-KEY-44
        "lifedrain",  # REICH-KEY-45
        "overload",  # REICH-KEY-52
        "shockwave",  # REICH-KEY-65
        "splash",  # REICH-KEY-71
        "stunned",  # REICH-KEY-76
        "unreliable",  # REICH-KEY-79
        "versatile",  # REICH-KEY-83
        "vril-enhanced",  # REICH-KEY-84
    }
)

#: Of Heroes and teams: those that no Hero of the box carries, too.
HERO_SKILLS = frozenset(
    {
        "accurate",
        "auf-deutsch",  # REICH-KEY-05
        "bitter",  # REICH-KEY-08
        "burst",
        "counter",  # REICH-KEY-14
        "critical-hit",
        "crowd-control",
        "deadly",
        "decoy",  # REICH-KEY-20
        "die-hard",  # REICH-KEY-22
        "double-tap",
        "dual-wielding",
        "evasive",  # REICH-KEY-28
        "fire-support",  # REICH-KEY-30
        "focused",  # REICH-KEY-34
        "frenzy",
        "genius",  # REICH-KEY-35
        "guardian",  # REICH-KEY-38
        "heavy-infantry",  # REICH-KEY-39
        "iron-hide",  # REICH-KEY-41
        "lethal",
        "lifedrain",
        "lone-wolf",  # REICH-KEY-46
        "mech-implants",  # REICH-KEY-48
        "opportunist",  # REICH-KEY-51
        "overload",
        "precise",  # REICH-KEY-55
        "quick-shot",  # REICH-KEY-56
        "rage",  # REICH-KEY-57
        "recon",  # REICH-KEY-58
        "resilient",  # REICH-KEY-62
        "shockwave",
        "silent",  # REICH-KEY-66
        "sleight-of-hand",  # REICH-KEY-67
        "sneaky",  # REICH-KEY-69
        "special-ops",  # REICH-KEY-70
        "splash",
        "squad-leader",  # REICH-KEY-72
        "stand-down",  # REICH-KEY-73
        "stealthy",  # REICH-KEY-74
        "strong",  # REICH-KEY-75
        "stunned",
        "vengeance",  # REICH-KEY-82
        "vril-enhanced",
        "vril-experiment",  # REICH-KEY-85
        "vril-implants",  # REICH-KEY-86
        "vril-tolerance",  # REICH-KEY-87
        "withdraw",  # REICH-KEY-89
    }
)

#: Of enemy units.
UNIT_KEYWORDS = frozenset(
    {
        "ablative-shield",  # REICH-KEY-01
        "armoured",  # REICH-KEY-04
        "bodyguard",  # REICH-KEY-09, REICH-KEY-98
        "bomber",  # REICH-KEY-10
        "chain-fire",  # REICH-KEY-13
        "coward",  # REICH-KEY-15
        "crush",  # REICH-KEY-18
        "detect",  # REICH-KEY-21
        "dug-in",  # REICH-KEY-25
        "enhance",  # REICH-KEY-26
        "escort",  # REICH-KEY-27
        "fast",  # REICH-KEY-29
        "fixed",  # REICH-KEY-32
        "guard",  # REICH-KEY-36
        "incendiary",  # REICH-KEY-40
        "meatshield",  # REICH-KEY-47
        "no-hands",  # REICH-KEY-49
        "overwhelm",  # REICH-KEY-53
        "piercing",  # REICH-KEY-54
        "reinforce",  # REICH-KEY-59
        "relentless",  # REICH-KEY-60
        "repulse",  # REICH-KEY-61
        "ruthless",  # REICH-KEY-63
        "scuttle",  # REICH-KEY-64
        "smash",  # REICH-KEY-68
        "unique",  # REICH-KEY-78
        "unstable",  # REICH-KEY-80
        "unstoppable",  # REICH-KEY-81
        "vrilmeister",  # REICH-KEY-88
        "wounds-2",  # REICH-KEY-90
        "wounds-3",
    }
)
