import { minimumDiameter } from "../../parts/pulleys/minimum-diameter.ts";
import { discCheck, lockingCheck, pulleyMass, pulleyMassAtBelt, shellCheck } from "../../parts/pulleys/pulley-body.ts";
import { pulleyLoad } from "../../parts/pulleys/pulley-load.ts";
import { discFlexibility, discStressFactor } from "../../rules/pulley-disc/annular-plate.ts";
import { amplitudesOf, shellShape } from "../../rules/pulley-shell/harmonics.ts";
import { shellShear } from "../../rules/pulley-shell/semi-membrane.ts";
import { pulleyLoad as beltLoad } from "../../standards/iso-5048-1989/pulley.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import {
  workedBody as body,
  workedDrivePulley as drive,
  workedMinimum as input,
  workedRunning as running,
  workedShellLoad as shellLoad,
  workedStarting as starting,
} from "./machine-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");

function loads(): readonly WorkedNumber[] {
  const [run, start] = [pulleyLoad(trace, drive, running), pulleyLoad(trace, drive, starting)];
  const belt = beltLoad(trace, { arriving: 161849.3, leaving: 65000, wrapAngle: 210.0054 * degree });
  return [
    ["force forward, running", "kN", "-220.0242", run.forward / 1e3],
    ["force upward, running", "kN", "-1.6144", run.upward / 1e3],
    ["resultant, running", "kN", "220.0301", run.resultant / 1e3],
    ["resultant of the belt alone", "kN", "220.5465", belt / 1e3],
    ["resultant, starting", "kN", "263.3998", start.resultant / 1e3],
    ["moment at the hub, running", "kN m", "35.75489", run.hubMoment / 1e3],
    ["moment at the hub, starting", "kN m", "42.80246", start.hubMoment / 1e3],
    ["torque, running", "kN m", "39.90193", run.torque / 1e3],
    ["torque, starting", "kN m", "57.80870", start.torque / 1e3],
  ];
}

function shell(): readonly WorkedNumber[] {
  const given = { shellDiameter: 0.8, shellThickness: 0.016, discCentres: 1.25, ...shellLoad };
  const shape = shellShape(given);
  const bending = amplitudesOf(given, shape).moment;
  const printed = [
    ["0.86808", "0.02890", "-67.702"],
    ["2.12636", "0.57700", "-477.761"],
    ["3.88218", "1.10932", "450.093"],
    ["6.13827", "1.09248", "66.172"],
  ];
  const stress = (shellThickness: number, more: Partial<typeof shellLoad> = {}) =>
    shellCheck(trace, { ...body, shellThickness }, { ...shellLoad, ...more });
  const check = stress(0.016);
  return [
    ...printed.flatMap(([decay = "", share = "", moment = ""], index): readonly WorkedNumber[] => [
      [`decay of harmonic ${index + 2}`, "1", decay, (shape.wave[index + 2] ?? Number.NaN) * given.discCentres],
      [`share of harmonic ${index + 2}`, "1", share, shape.share[index + 2] ?? Number.NaN],
      [`moment of harmonic ${index + 2}`, "N mm/mm", moment, bending[index + 2] ?? Number.NaN],
    ]),
    ["stress", "MPa", "23.743", check.stress / 1e6],
    ["at the angle", "deg", "124", check.angle / degree],
    ["range in a turn", "MPa", "41.300", check.range / 1e6],
    ["stress with 12 mm", "MPa", "36.328", stress(0.012).stress / 1e6],
    ["stress with 20 mm", "MPa", "16.709", stress(0.02).stress / 1e6],
    ["stress with a wrap of 180°", "MPa", "24.316", stress(0.016, { wrapAngle: Math.PI }).stress / 1e6],
    [
      "shear of the whole torque",
      "MPa",
      "3.7422",
      shellShear(trace, { torque: 57808.7, radius: 0.392, shellThickness: 0.016 }) / 1e6,
    ],
  ];
}

function disc(): readonly WorkedNumber[] {
  const of = (discThickness: number) => discCheck(trace, { ...body, discThickness }, 35754.89, 207e9);
  const table: readonly (readonly [number, string, string])[] = [
    [0.1, "1.14914", "9.36020"],
    [0.2, "0.59644", "4.40737"],
    [0.3, "0.32075", "2.65745"],
    [0.4, "0.16698", "1.72875"],
    [0.5, "0.08094", "1.14592"],
    [0.6, "0.03497", "0.74896"],
    [0.7, "0.01251", "0.46694"],
  ];
  const [thin, usual, thick] = [of(0.025), of(0.04), of(0.045)];
  const lock = lockingCheck(trace, {
    torque: 57808.7,
    axialForce: 0,
    shaftDiameter: 0.25,
    ratedTorque: 128e3,
    bendingShare: 0.25,
    discMoment: 23973.4,
  });
  return [
    ...table.flatMap(([radiusRatio, flexibility, stress]): readonly WorkedNumber[] => [
      [`flexibility at ${radiusRatio}`, "1", flexibility, discFlexibility(trace, { radiusRatio })],
      [`stress factor at ${radiusRatio}`, "1", stress, discStressFactor(trace, { radiusRatio })],
    ]),
    ["stiffness of the disc", "1e11 N mm", "1.29226", usual.discStiffness / 1e8],
    ["stiffness of the shaft", "1e10 N mm", "6.35068", usual.shaftStiffness / 1e7],
    ["slope", "rad", "0.00018551", usual.slope],
    ["share of the disc", "%", "67.049", usual.discShare * 100],
    ["moment of the disc", "kN m", "23.9734", usual.discMoment / 1e3],
    ["stress at the hub", "MPa", "50.850", usual.hubStress / 1e6],
    ["stress at the rim", "MPa", "23.836", usual.rimStress / 1e6],
    ["share of a disc of 25 mm", "%", "33.190", thin.discShare * 100],
    ["its stress at the hub", "MPa", "64.439", thin.hubStress / 1e6],
    ["share of a disc of 45 mm", "%", "74.341", thick.discShare * 100],
    ["its stress at the hub", "MPa", "44.547", thick.hubStress / 1e6],
    ["moment a locking element bears", "kN m", "32", lock.allowedMoment / 1e3],
  ];
}

function mass(): readonly WorkedNumber[] {
  const { parts, mass: whole, inertia } = pulleyMass(trace, body);
  const beltLineMass = pulleyMassAtBelt(trace, body);
  const printed = [
    ["shell", "433.095", "66.5789"],
    ["lagging", "49.285", "8.1257"],
    ["discs", "226.996", "20.4133"],
    ["hubs", "115.835", "2.7815"],
    ["shaft", "886.273", "6.9240"],
  ];
  return [
    ...printed.flatMap(([name = "", kilograms = "", turning = ""], index): readonly WorkedNumber[] => [
      [`mass of the ${name}`, "kg", kilograms, parts[index]?.mass ?? Number.NaN],
      [`inertia of the ${name}`, "kg m2", turning, parts[index]?.inertia ?? Number.NaN],
    ]),
    ["mass", "kg", "1711.484", whole],
    ["inertia", "kg m2", "104.8234", inertia],
    ["mass at the belt", "kg", "617.538", beltLineMass],
  ];
}

function smallest(): readonly WorkedNumber[] {
  const none = { full: 0, "60": 0, "30": 0 };
  const [own, bend] = [minimumDiameter(trace, input), minimumDiameter(trace, { ...input, tension: 65e3, group: "B" })];
  const fallback = minimumDiameter(trace, { ...input, minima: { A: none, B: none, C: none } });
  return [
    ["utilisation at the drive", "%", "89.916", own.utilisation * 100],
    ["smallest drive pulley", "mm", "630", own.diameter * 1e3],
    ["utilisation at a return bend", "%", "36.111", bend.utilisation * 100],
    ["smallest return bend", "mm", "560", bend.diameter * 1e3],
    ["smallest by a carcass of 3.8 mm", "mm", "630", fallback.diameter * 1e3],
  ];
}

export const pulleyExamples: readonly WorkedExample[] = [
  { chapter: "04", title: "Examples 2, 3: loads of the drive pulley", numbers: loads() },
  { chapter: "04", title: "Example 9: shell", numbers: shell() },
  { chapter: "04", title: "Examples 10, 10a: end discs and locking element", numbers: disc() },
  { chapter: "04", title: "Example 11: mass and inertia", numbers: mass() },
  { chapter: "04", title: "Example 12: smallest diameters", numbers: smallest() },
];
