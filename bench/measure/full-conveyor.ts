import {
  addLoadCases,
  type Conveyor,
  copyLoadCase,
  type Drive,
  newConveyor,
  newDrive,
  newPull,
  type Pull,
} from "@beltwright/model";

const length = 3000;
const height = (x: number) => 6 * Math.sin(x / 700) + 0.008 * x;

/** A rolling overland conveyor with three drives and twenty hoppers, every component chosen automatically. */
export function fullConveyor(count: number): Conveyor {
  const base = newConveyor();
  const ends = endPulls();
  const half = Math.floor((count - ends.head.length - ends.tail.length) / 2);
  const pulls = [...ends.tail, ...carryPulls(half), ...ends.head, ...returnPulls(half)];
  return {
    ...base,
    capacityInp: 1500,
    beltSpeedInp: 4,
    selectBeltMode: "Auto",
    selectCSIdlerMode: "Auto",
    selectRSIdlerMode: "Auto",
    pulls: pulls.map((pull, at) => ({ ...automatic(pull), noID: at + 1, no: at + 1 })),
    drives: [1, 2, 3].map(automaticDrive),
  };
}

function automatic(pull: Pull): Pull {
  return { ...pull, selectShellMode: "Auto", selectShaftMode: "Auto", selectWidthMode: "Auto" };
}

function automaticDrive(driveNo: number): Drive {
  return {
    ...newDrive(driveNo),
    selectMotorMode: "Auto",
    selectFLCplgMode: "Auto",
    selectGBoxMode: "Auto",
    selectHSCplgMode: "Auto",
    selectLSCplgMode: "Auto",
    selectHoldBackMode: "Auto",
    brakeType: "Constant Torque Brake",
    selectBrakeMode: "Auto",
  };
}

function carryPulls(count: number): readonly Pull[] {
  const every = Math.max(1, Math.floor(count / 40));
  let capacityInp = 0;
  return Array.from({ length: count }, (_, before) => {
    const x = ((before + 1) * length) / (count + 1);
    const isHopper = before % every === 0 && capacityInp < 1500;
    if (isHopper) capacityInp += 75;
    const type = isHopper ? newPull("Hopper") : newPull("Int. Pt");
    return { ...type, x, z: height(x), capacityInp, skirtLength: isHopper ? 4 : 0, sectType: "Carry" };
  });
}

function returnPulls(count: number): readonly Pull[] {
  return Array.from({ length: count }, (_, before) => {
    const x = length - 20 - ((before + 1) * (length - 40)) / (count + 1);
    return { ...newPull("Int. Pt"), x, z: height(x) - 1.6, sectType: "Return" };
  });
}

/** Tail with the third drive; head with two drives, and the take-up below. */
function endPulls(): { readonly tail: readonly Pull[]; readonly head: readonly Pull[] } {
  const top = height(length);
  const large = (pull: Pull, shellDia: number): Pull => ({ ...pull, shell: { ...pull.shell, shellDia } });
  const free = { sectType: "Return", idlerSpacingMode: "Manual" } as const;
  const driven = (no: number) => ({ ...large(newPull("Drive"), 1000), linkToDriveNo: no, ...free });
  const bend = (x: number, z: number): Pull => ({ ...newPull("Bend"), rotation: "Anti-clockwise", x, z, ...free });
  return {
    tail: [{ ...driven(3), x: 0, z: 0, ...{ sectType: "Carry", idlerSpacingMode: "Auto" } }],
    head: [
      { ...driven(1), x: length, z: top },
      { ...driven(2), rotation: "Anti-clockwise", x: length - 3, z: top - 1.2 },
      bend(length - 6, top - 3),
      { ...large(newPull("Takeup"), 800), x: length - 6.8, z: top - 8, ...free },
      { ...bend(length - 7.6, top - 3), ...{ sectType: "Return", idlerSpacingMode: "Auto" } },
    ],
  };
}

/** The same conveyor with so many load cases of its own: those of a year, of a winter and of lean hours, and copies of them. */
export function withCases(conveyor: Conveyor, cases: number): Conveyor {
  const changed = (outcome: ReturnType<typeof addLoadCases.apply>) => {
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    return outcome.conveyor;
  };
  let many = changed(addLoadCases.apply(conveyor, { set: "year" }));
  many = changed(addLoadCases.apply(many, { set: "winter" }));
  many = changed(addLoadCases.apply(many, { set: "lean" }));
  while (many.loadCases.length < cases) {
    many = changed(copyLoadCase.apply(many, { index: many.loadCases.length - 4 }));
  }
  const loadCases = many.loadCases.map((one, at) => ({ ...one, caseFriction: one.caseFriction + at / 1000 }));
  return { ...many, loadCases };
}
