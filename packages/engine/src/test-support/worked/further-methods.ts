import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import { sagTension } from "../../rules/mechanics/sag.ts";
import { requiredSlackTension } from "../../rules/mechanics/traction.ts";
import { type Solution, solve } from "../../solve/solve.ts";
import { wrapFactor } from "../../standards/cema-5/wrap-factor.ts";
import { requiredNominalStrength, strengthSafety } from "../../standards/din-22101-2011/belt-strength.ts";
import {
  carcassDiameter,
  carcassFactors,
  groupDiameter,
  groupNumbers,
  loadFactor,
} from "../../standards/din-22101-2011/pulley-diameter.ts";
import { motorPower } from "../../standards/gb-17119/power.ts";
import { requiredStrength } from "../../standards/gb-17119/tension.ts";
import { drivePulleyPower } from "../../standards/is-11592/power.ts";
import { largestTension } from "../../standards/is-11592/tension.ts";
import { lengthCoefficient, peripheralForce } from "../../standards/iso-5048-1989/length-coefficient.ts";
import { skirtForce } from "../../standards/iso-5048-1989/loading.ts";
import { mainResistanceOfBothStrands } from "../../standards/iso-5048-1989/main-resistance.ts";
import { frictionPairs } from "../../standards/jis-b-8805/main-resistance.ts";
import {
  effectivePull,
  levelLoadPower,
  liftPower,
  movingParts,
  noLoadPower,
  returnChange,
  totalPower,
} from "../../standards/jis-b-8805/power.ts";
import { startTrace } from "../../trace/trace.ts";
import { refM } from "../ref-m.ts";
import type { WorkedExample } from "./worked-number.ts";

const trace = startTrace("checked");
const kgf = 9.80665;
const open = { carrySag: true, returnSag: true, safety: true, tensionRise: true };

function solved(design: Design, method: Method): Solution {
  const drives = design.drives.map((drive) => ({ ...drive, startFactorFull: 0.5, startFactorEmpty: 0.1 }));
  const found = solve({ ...design, drives, profile: { open } }, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const pulls = ({ cases }: Solution) =>
  cases["running-full"].points.map(({ arriving, leaving }) => ({ arriving, leaving }));
const at = (found: Solution, point: number, side: "arriving" | "leaving") => pulls(found)[point]?.[side] ?? Number.NaN;

/** Handbook 9.2. */
const conveyor = { gravity: 9.81, beltMass: 24.852, lineLoad: 1500 / 3.6 / 3, slopeCosine: 497.5 / 500 };
const coefficient = wrapFactor(trace, { friction: 0.35, wrapAngle: Math.PI });

const din = solved(refM(55005.33 + 55337.98, 0.02), "DIN");
const indian = solved(refM(61825.3 + 62190.79, 0.022, "knee"), "IS");

const strengthFor = (name: keyof typeof strengthSafety, jointEndurance: number) =>
  requiredNominalStrength(trace, {
    edgeFactor: 1,
    largestPull: 141.1003e3,
    jointSafety: strengthSafety[name].joint,
    operationSafety: strengthSafety[name].operation,
    jointEndurance,
  }) / 1e3;

const base = carcassDiameter(trace, { factor: carcassFactors.steel, carcassThickness: 0.0038 });
const factorOf = (tension: number, strength: number) => loadFactor(trace, { tension, beltWidth: 1, strength });
const groupOf = (factor: number, group: keyof typeof groupNumbers) =>
  groupDiameter(trace, { diameter: base, loadFactor: factor, group: groupNumbers[group] }) * 1e3;

const dinExamples: readonly WorkedExample[] = [
  {
    chapter: "09",
    title: "9.4.11: pulleys by load factor",
    numbers: [
      ["D_Tr", "mm", "551", base * 1e3],
      ["load factor of 94.624 N/mm on 1000", "%", "75.6992", 100 * factorOf(94.624, 1000)],
      ["load factor of 300 N/mm on 3150", "%", "76.19048", 100 * factorOf(300, 3150)],
      ["group A", "mm", "630", groupOf(0.756992, "A")],
      ["group B", "mm", "500", groupOf(0.756992, "B")],
      ["group C", "mm", "400", groupOf(0.756992, "C")],
      ["Ref-M, load factor", "%", "103.1745", 100 * factorOf(128.9681, 1000)],
      ["Ref-M, group A", "mm", "800", groupOf(1.031745, "A")],
      ["Ref-M, group B", "mm", "630", groupOf(1.031745, "B")],
      ["Ref-M, group C", "mm", "500", groupOf(1.031745, "C")],
    ],
  },
  {
    chapter: "09",
    title: "9.4.13: Ref-M by DIN",
    numbers: [
      ["F_H", "N", "20913.52", din.cases["running-full"].components.friction],
      ["F_St", "N", "67716.25", din.cases["running-full"].components.lift],
      ["F_Auf", "N", "833.3333", din.cases["running-full"].components.acceleration],
      ["F_Schb", "N", "361.9839", din.cases["running-full"].components.accelerationSkirts],
      ["F_Sch", "N", "517.1738", din.cases["running-full"].components.skirts],
      ["F_W", "N", "91682.49", din.cases["running-full"].effectiveTension],
      ["P_W", "kW", "275.0475", (din.power.cases[0]?.belt ?? 0) / 1e3],
      ["P_M at 0.92", "kW", "298.9647", (din.power.cases[0]?.belt ?? 0) / 0.92e3],
      ["tail in", "N", "55005.33", at(din, 0, "arriving")],
      ["tail out", "N", "55337.98", at(din, 0, "leaving")],
      ["hopper out", "N", "56632.01", at(din, 1, "leaving")],
      ["T_2", "N", "64086.85", at(din, 3, "leaving")],
      ["T_1", "N", "154761.8", at(din, 3, "arriving")],
      ["sag carry", "N", "24094.47", din.cases["running-full"].sections[1]?.sagTension ?? 0],
      ["sag return", "N", "9142.430", din.cases["running-full"].sections[3]?.sagTension ?? 0],
      ["no slip at the start", "N", "64086.85", din.traction.cases[0]?.drives[0]?.requiredSlackTension ?? 0],
      ["k_N, normal", "N/mm", "586.3501", strengthFor("medium", 0.45)],
      ["k_N, favourable", "N/mm", "470.3343", strengthFor("favourable", 0.45)],
      ["k_N, unfavourable", "N/mm", "714.9082", strengthFor("unfavourable", 0.45)],
      ["k_N, textile", "N/mm", "879.5252", strengthFor("medium", 0.3)],
    ],
  },
];

const charging = {
  mainResistance: mainResistanceOfBothStrands(trace, {
    friction: 0.023,
    length: 310,
    gravity: 9.81,
    carryIdlerMass: 29.1,
    returnIdlerMass: 10,
    beltMass: 47.6,
    lineLoad: 236.1,
    slopeCosine: Math.cos((10.4278 * Math.PI) / 180),
  }),
};
const twoDrums = 1 / (3.4 ** 2 - 1);
const chinese = {
  main: mainResistanceOfBothStrands(trace, {
    friction: 0.022,
    length: 502.493781,
    carryIdlerMass: 18.5,
    returnIdlerMass: 6.8,
    ...conveyor,
    slopeCosine: 0.99503719,
  }),
  skirts: skirtForce(trace, {
    frictionOnSkirt: 0.6,
    massFlow: 1500 / 3.6,
    bulkDensity: 900,
    gravity: 9.81,
    skirtLength: 6,
    beltSpeed: 3,
    skirtWidth: 0.73,
  }),
};
const chineseLift = conveyor.lineLoad * 9.81 * 50;
const chinesePull = peripheralForce(trace, {
  lengthCoefficient: lengthCoefficient(trace, { length: 502.493781 }),
  mainResistance: chinese.main,
  slopeResistance: chineseLift,
  specialResistance: 377.8089 + chinese.skirts + 1440,
});
const chineseSlack = requiredSlackTension(trace, { wrapFactor: coefficient, driveForce: 1.5 * chinesePull });

const gbExamples: readonly WorkedExample[] = [
  {
    chapter: "09",
    title: "9.6.6: blast-furnace charging belt by DTII(A)",
    numbers: [
      ["F_H", "N", "25525.01", charging.mainResistance],
      [
        "S_1 of both drums",
        "N",
        "24946.17",
        requiredSlackTension(trace, { wrapFactor: twoDrums, driveForce: 1.5 * 175621 }),
      ],
      [
        "S sag carry",
        "N",
        "41746.46",
        sagTension(trace, { beltMass: 47.6, lineLoad: 236.1, gravity: 9.81, spacing: 1.2, sag: 0.01 }),
      ],
      [
        "S sag return",
        "N",
        "17510.85",
        sagTension(trace, { beltMass: 47.6, lineLoad: 0, gravity: 9.81, spacing: 3, sag: 0.01 }),
      ],
      ["P_M", "kW", "399.1379", 351.2413 / 0.88],
      [
        "one of three motors",
        "kW",
        "155.6096",
        motorPower(trace, { absorbedPower: (175.621 * 2) / 0.88, voltage: 0.95, sharing: 0.9 }) / 3,
      ],
    ],
  },
  {
    chapter: "09",
    title: "9.6.7: Ref-M by GB",
    numbers: [
      ["F_H", "N", "23094.80", chinese.main],
      ["F_gl", "N", "1420.425", chinese.skirts],
      ["F_St", "N", "68125.00", chineseLift],
      ["F_U", "N", "99056.58", chinesePull],
      ["P_A", "kW", "297.1697", (chinesePull * 3) / 1e3],
      [
        "P_M",
        "kW",
        "355.4662",
        motorPower(trace, { absorbedPower: (chinesePull * 3) / 0.88, voltage: 0.95, sharing: 1 }) / 1e3,
      ],
      ["S no slip", "N", "74187.21", chineseSlack],
      ["S_1 + F_U", "N", "173243.8", chineseSlack + chinesePull],
      [
        "G_X at n_1 8",
        "N/mm",
        "1154.959",
        requiredStrength(trace, { safety: 8, largestTension: chineseSlack + chinesePull, beltWidth: 1.2 }) / 1e3,
      ],
    ],
  },
];

const isExamples: readonly WorkedExample[] = [
  {
    chapter: "09",
    title: "9.7.2 and 9.7.3: Ref-M by IS",
    numbers: [
      [
        "T_max of 40 kN",
        "N",
        "74666.26",
        largestTension(trace, {
          effectiveTension: 40e3,
          startFactor: 1.3,
          wrapFactor: wrapFactor(trace, { friction: 0.25, wrapAngle: (210 * Math.PI) / 180 }),
        }),
      ],
      ["T_E", "N", "94261.48", indian.cases["running-full"].effectiveTension],
      ["T_2", "N", "70595.98", at(indian, 3, "leaving")],
      ["T_max", "N", "164857.5", at(indian, 3, "arriving")],
      [
        "T_max by eq. 34",
        "N",
        "164857.5",
        largestTension(trace, { effectiveTension: 94261.48, startFactor: 1.5, wrapFactor: coefficient }),
      ],
      ["P_DP", "kW", "282.7844", (indian.power.cases[0]?.belt ?? 0) / 1e3],
      ["P_A", "kW", "284.3866", ((indian.power.cases[0]?.absorbed ?? 0) * 0.95) / 1e3],
      [
        "P_M at 0.94",
        "kW",
        "302.5390",
        drivePulleyPower(trace, { beltPower: 282784.4, wrap: 305.4692, bearing: 228.5956, beltSpeed: 3 }) / 0.94e3,
      ],
    ],
  },
];

const { friction, extraLength } = frictionPairs.good;
const lengthened = { friction, extraLength };
const japanese = {
  noLoad: noLoadPower(trace, {
    ...lengthened,
    levelLength: 500,
    beltSpeed: 3,
    movingParts: movingParts(trace, { beltMass: 24.852, carryIdlers: 18.5, returnIdlers: 6.8 }),
  }),
  levelLoad: levelLoadPower(trace, { ...lengthened, levelLength: 500, massFlow: 1500 / 3.6 }),
  lift: liftPower(trace, { massFlow: 1500 / 3.6, lift: 50 }),
};
const japanesePower = totalPower(trace, japanese);
const japanesePull = effectivePull(trace, { power: japanesePower, beltSpeed: 3 });
const japaneseSlack = requiredSlackTension(trace, { wrapFactor: coefficient, driveForce: japanesePull });
const japaneseReturn = returnChange(trace, {
  ...lengthened,
  levelLength: 500,
  beltMass: 24.852,
  returnIdlers: 6.8,
  lift: 50,
});
const heap = { beltMass: 24.852, gravity: 1, sag: 0.02 };

const jisExamples: readonly WorkedExample[] = [
  {
    chapter: "09",
    title: "9.8.2 and 9.8.3: Ref-M by JIS, classic form",
    numbers: [
      ["P_1", "kW", "27.48408", japanese.noLoad / 1e3],
      ["P_2", "kW", "50.89373", japanese.levelLoad / 1e3],
      ["P_3", "kW", "204.3597", japanese.lift / 1e3],
      ["P", "kW", "282.7375", japanesePower / 1e3],
      ["P_M at 0.9", "kW", "314.1528", japanesePower / 0.9e3],
      ["F_p", "kgf", "9613.075", japanesePull / kgf],
      ["F_p", "N", "94272.06", japanesePull],
      ["F_2", "kgf", "4799.729", japaneseSlack / kgf],
      ["F_4c", "kgf", "1228.057", sagTension(trace, { ...heap, lineLoad: conveyor.lineLoad, spacing: 1.2 })],
      ["F_4r", "kgf", "465.975", sagTension(trace, { ...heap, lineLoad: 0, spacing: 3 })],
      ["F_r", "kgf", "-848.4693", japaneseReturn / kgf],
      ["F_max", "kgf", "14412.80", (japanesePull + japaneseSlack) / kgf],
      ["F_max", "N", "141341.3", japanesePull + japaneseSlack],
      ["tail tension", "kgf", "3951.260", (japaneseSlack + japaneseReturn) / kgf],
    ],
  },
];

export const furtherMethodExamples: readonly WorkedExample[] = [
  ...dinExamples,
  ...gbExamples,
  ...isExamples,
  ...jisExamples,
];
