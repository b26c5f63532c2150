import { threeRollPieces } from "../../parts/curves/horizontal/trough-profile.ts";
import { type IdlerRoll, idlerCheck } from "../../parts/idlers/idler-check.ts";
import { type ResonanceInput, resonance } from "../../parts/idlers/resonance.ts";
import { type SetLoadInput, setLoads } from "../../parts/idlers/roll-loads.ts";
import { materialShares, rollShares } from "../../parts/idlers/roll-shares.ts";
import { recommendedSpacing } from "../../parts/idlers/spacing.ts";
import { kxFactor } from "../../standards/cema-5/idler-friction.ts";
import { basicLife, permittedLoad, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { arcMinute, hour, requiredRollLife, resonanceTolerance } from "../idler-limits.ts";
import { workedRoll as roll, workedSet as set, workedPlace } from "./machine-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");
const found = (value: number | undefined) => value ?? Number.NaN;

function shares(): readonly WorkedNumber[] {
  const table: readonly (readonly [number, readonly string[]])[] = [
    [20, ["0.6165", "0.6177", "0.6181"]],
    [30, ["0.6361", "0.6378", "0.6385"]],
    [35, ["0.6492", "0.6512", "0.6520"]],
    [45, ["0.6826", "0.6852", "0.6864"]],
  ];
  const five = rollShares(trace, {
    ...set,
    rolls: 5,
    troughAngle: 45 * degree,
    pieces: [
      { length: 0.12, angle: 0 },
      { length: 0.24, angle: 22.5 * degree },
      { length: 0.24, angle: 45 * degree },
    ],
  });
  return [
    ...table.flatMap(([trough, printed]) =>
      [10, 20, 25].map((surcharge, at): WorkedNumber => {
        const pieces = threeRollPieces(1.2, 0.441, trough * degree);
        const given = { ...set, troughAngle: trough * degree, pieces, surchargeAngle: surcharge * degree };
        return [
          `centre roll, trough ${trough}°, surcharge ${surcharge}°`,
          "1",
          printed[at] ?? "",
          found(materialShares(trace, given)[0]),
        ];
      }),
    ),
    ["outermost of five rolls", "1", "0.0448", found(five[0]?.material)],
    ["next of five rolls", "1", "0.2661", found(five[1]?.material)],
    ["middle of five rolls", "1", "0.37814", found(five[2]?.material)],
  ];
}

const place: SetLoadInput = { ...workedPlace, shares: rollShares(trace, set), rollMass: 8 };
const loadsOf = (change: Partial<SetLoadInput> = {}) => setLoads(trace, { ...place, ...change });

function loads(): readonly WorkedNumber[] {
  const { material, belt, rolls } = loadsOf();
  const [wing, centre] = rolls;
  const curved = loadsOf({ convexRadius: 400 });
  const geometry = rollShares(trace, { ...set, rule: "geometry" });
  const cema = rollShares(trace, { ...set, rule: "cema" });
  return [
    ["material", "N", "1961.330", material],
    ["belt", "N", "292.4578", belt],
    ["centre roll", "N", "1436.250", found(centre?.normal)],
    ["wing roll, vertical", "N", "408.769", found(wing?.vertical)],
    ["wing roll, normal", "N", "412.387", found(wing?.normal)],
    ["wing roll, axial", "N", "123.716", found(wing?.axial)],
    ["share of the centre roll by geometry", "1", "0.651190", found(geometry[1]?.material)],
    ["centre roll by geometry", "N", "1389.551", found(loadsOf({ shares: geometry }).rolls[1]?.normal)],
    ["centre roll by CEMA's 0.70", "N", "1577.65", found(loadsOf({ shares: cema }).rolls[1]?.normal)],
    ["convex curve of 400 m", "N", "485.55", curved.curve],
    ["of it on the centre roll", "N", "186.532", found(curved.rolls[1]?.normal) - found(centre?.normal)],
    ["height error of 3 mm", "N", "809.25", loadsOf({ heightError: 0.003 }).misalignment],
  ];
}

const checkOf = (change: Partial<IdlerRoll> = {}, given: Partial<SetLoadInput> = {}) =>
  idlerCheck(trace, {
    roll: { ...roll, ...change },
    loads: loadsOf(given).rolls,
    beltSpeed: 3,
    requiredLife: requiredRollLife,
    allowedSlope: 8 * arcMinute,
    modulus: 207e9,
  });
const back = {
  shares: rollShares(trace, { ...set, rolls: 2, troughAngle: 10 * degree }),
  materialMass: 0,
  spacing: 3,
  rollMass: 10,
};
const backRoll = { dynamicRating: 13500, staticRating: 6550, shaftDiameter: 0.02 };

function lives(): readonly WorkedNumber[] {
  const check = checkOf();
  const [wing, centre] = check.rolls;
  const centreLife = (dynamicRating: number) => found(checkOf({ dynamicRating }).rolls[1]?.life) / hour;
  const [first] = checkOf(backRoll, back).rolls;
  const radial = {
    dynamicRating: 13500,
    load: found(first?.load.bearingRadial),
    exponent: 3,
    rotation: check.rotation,
  };
  return [
    ["roll speed", "rpm", "376.9459", check.rotation * 60],
    ["centre roll: bearing load", "N", "757.3518", found(centre?.load.bearingRadial)],
    ["centre roll: life of 6205", "h", "329960", found(centre?.life) / hour],
    ["centre roll: life of 6204", "h", "250425", centreLife(13500)],
    ["centre roll: life of an older 6205", "h", "279294", centreLife(14000)],
    ["wing roll: radial load", "N", "238.326", found(wing?.load.bearingRadial)],
    ["wing roll: axial load", "N", "168.715", found(wing?.load.bearingAxial)],
    ["wing roll: equivalent load", "N", "498.783", found(wing?.equivalentLoad)],
    ["wing roll: life", "h", "1155101", found(wing?.life) / hour],
    ["return roll: normal load", "N", "360.018", found(loadsOf(back).rolls[0]?.normal)],
    ["return roll: life by the radial load", "h", "9142549", basicLife(trace, radial) / hour],
  ];
}

function slopes(): readonly WorkedNumber[] {
  const slope = (shaftDiameter: number) => found(checkOf({ shaftDiameter }).rolls[1]?.shaftSlope) / arcMinute;
  return [
    ["shaft of 20 mm", "min", "9.2249", slope(0.02)],
    ["shaft of 25 mm", "min", "3.7785", slope(0.025)],
    ["shaft of 25 mm", "rad", "0.0010991", slope(0.025) * arcMinute],
    ["shaft of 30 mm", "min", "1.8222", slope(0.03)],
    ["stress of the shaft of 25 mm", "MPa", "14.044", found(checkOf().rolls[1]?.shaftStress) / 1e6],
  ];
}

function spacings(): readonly WorkedNumber[] {
  const most = recommendedSpacing(
    trace,
    {
      nominalSpacing: 1.2,
      rollLoad: found(loadsOf().rolls[1]?.normal),
      rollMass: 8,
      rollDiameter: 0.152,
      dynamicRating: 14800,
      requiredLife: requiredRollLife,
      shaftSlope: checkOf().shaftSlope,
      allowedSlope: 8 * arcMinute,
      beltSpeed: 3,
      lineMass: 24.852 + 500 / 3,
      allowedSag: 0.02,
      gravity: 9.80665,
      widest: 6,
      step: 0.1,
    },
    59334,
  );
  const rotation = rotationalSpeed(trace, { beltSpeed: 3, diameter: 0.152 });
  const load = permittedLoad(trace, { dynamicRating: 14800, life: requiredRollLife, rotation, exponent: 3 });
  const kx = kxFactor(trace, {
    beltMass: 24.852,
    lineLoad: 500 / 3,
    gravity: 9.80665,
    rotationFactor: 6.672,
    spacing: 1.2,
  });
  return [
    ["bearing load for 65000 h", "N", "1301.609", load],
    ["spacing by life", "m", "2.1095", most.life],
    ["spacing by slope", "m", "2.5407", most.slope],
    ["spacing by sag", "m", "5.0547", most.sag],
    ["recommended", "m", "2.1", most.spacing],
    ["idler resistance Kx", "N/m", "6.83742", kx],
  ];
}

const strand: ResonanceInput = {
  startTension: 65e3,
  endTension: 65e3,
  lineMass: 24.852,
  spacing: 3,
  beltSpeed: 3,
  rollDiameter: 0.152,
  tolerance: resonanceTolerance,
};

function flap(): readonly WorkedNumber[] {
  const of = (change: Partial<ResonanceInput> = {}) => resonance(trace, { ...strand, ...change });
  const share = of({ tolerance: { kind: "share", value: 0.02 } });
  const carry = { startTension: 59334, endTension: 59334, spacing: 1.2 };
  return [
    ["belt on the return", "Hz", "8.49430", of().beltFrequencies[0]],
    ["static string", "Hz", "8.52363", of({ beltSpeed: 1e-9 }).beltFrequencies[0]],
    ["roll", "Hz", "6.28243", of().rollFrequency],
    ["lowest flagged tension", "kN", "16.852", of().flaggedTensions[0] / 1e3],
    ["highest flagged tension", "kN", "61.820", of().flaggedTensions[1] / 1e3],
    ["lowest within 2 %", "kN", "34.359", share.flaggedTensions[0] / 1e3],
    ["highest within 2 %", "kN", "37.184", share.flaggedTensions[1] / 1e3],
    ["resonant spacing", "m", "4.0562", of().resonantSpacings[0]],
    ["loaded carry", "Hz", "7.1208", of({ ...carry, lineMass: 24.852 + 500 / 3 }).beltFrequencies[0]],
    ["empty carry", "Hz", "20.2824", of(carry).beltFrequencies[0]],
  ];
}

export const idlerExamples: readonly WorkedExample[] = [
  { chapter: "04", title: "15.2: shares of the rolls", numbers: shares() },
  { chapter: "04", title: "Example 13: loads of a set", numbers: loads() },
  { chapter: "04", title: "Example 14: roll bearings", numbers: lives() },
  { chapter: "04", title: "Example 15: roll shafts", numbers: slopes() },
  { chapter: "04", title: "Examples 16, 17: spacing and resistance", numbers: spacings() },
  { chapter: "04", title: "Example 18: flap and resonance", numbers: flap() },
];
