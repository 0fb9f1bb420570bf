/** Which section of the Day Phase a resting point belongs to (HEGRA-PLC-12). */

const SECTIONS: Readonly<Record<string, number>> = {
    mobilisation: 0,
    walls: 1,
    artillery: 2,
    "send-runners": 3,
    "counter-patrol": 3,
    runners: 3,
    returns: 3,
    maintenance: 4,
    infirmary: 5,
    relapse: 5,
};

export const sectionNow = (phase: string): number | undefined => SECTIONS[phase];
