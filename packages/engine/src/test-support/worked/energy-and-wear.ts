import { beltCarbonOf, concreteFactor, cordsOf, splitFactor } from "../../cost/carbon.ts";
import type { CostInput } from "../../cost/cost-input.ts";
import { type DrivePower, drivePower, type PowerChain } from "../../cost/energy/drive-power.ts";
import { type EnergyYear, energyYear, type SharedChain } from "../../cost/energy/energy-year.ts";
import { classLimit, motorLosses } from "../../cost/energy/motor-losses.ts";
import { apparentOf, powerFactorOf } from "../../cost/energy/power-factor.ts";
import { chainsOf, rollUp } from "../../cost/roll-up.ts";
import { truckHaul } from "../../cost/trucks.ts";
import { type BeltUse, beltLife, passWear, rollLife } from "../../cost/wear-life.ts";
import { startEnergy } from "../../rules/energy-use/chain.ts";
import { beltPowerOf, frictionBenchmark, liftEnergy } from "../../rules/energy-use/year.ts";
import { bearingMeanLife, rollRenewal, rollsRenewed, siteLife } from "../../rules/wear/rolls.ts";
import { bareTrace as trace } from "../../trace/trace.ts";
import { dutyOf, onConverter, refA } from "../cost-input.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const kilo = 1000;
const kilowattHour = 3.6e6;
const hour = 3600;
const kw = (quantity: string, printed: string, ours: number): WorkedNumber => [quantity, "kW", printed, ours / kilo];
const losses = motorLosses(trace, [0.954, 0.96, 0.96]);
const powerFactor = [0.74, 0.83, 0.88] as const;
const fluid: PowerChain = {
  rating: 355e3,
  losses,
  powerFactor,
  gear: 0.97,
  isGearbox: true,
  slip: 0.025,
  hasConverter: false,
};
const { slip: _, ...withoutSlip } = fluid;
const converter: PowerChain = { ...withoutSlip, hasConverter: true };
const half = (speed: number) => beltPowerOf.evaluate({ ...refA.tension, load: 0.5, speed, beltSpeed: refA.beltSpeed });

function motor(): readonly WorkedNumber[] {
  const limit = (efficiencyClass: "IE2" | "IE3" | "IE4", poles: number, power: number) =>
    100 * classLimit(trace, { efficiencyClass, poles, power: power * kilo });
  const efficiency = (load: number) =>
    (100 * load) / (load + losses.idle + losses.linear * load + losses.square * load ** 2);
  return [
    ["IE3, 4 poles, 75 kW", "%", "94.9843", limit("IE3", 4, 75)],
    ["IE4, 4 poles, 0.75 kW", "%", "85.7395", limit("IE4", 4, 0.75)],
    ["IE4, 4 poles, 200 kW", "%", "96.7054", limit("IE4", 4, 200)],
    ["IE2, 6 poles, 11 kW", "%", "88.6635", limit("IE2", 6, 11)],
    ["c0", "1", "0.0182565", losses.idle],
    ["c1", "1", "0", losses.linear],
    ["c2", "1", "0.0234102", losses.square],
    ["efficiency at 25 %", "%", "92.6889", efficiency(0.25)],
    ["efficiency at 40 %", "%", "94.7863", efficiency(0.4)],
  ];
}

function chain(): readonly WorkedNumber[] {
  const full: DrivePower = drivePower(trace, 290548, 1, fluid);
  const on = (rating: number) => drivePower(trace, 145274, 1, { ...fluid, rating });
  const [large, small] = [on(710e3), on(200e3)];
  return [
    kw("pulley", "291.71", full.pulley),
    kw("gearbox", "301.417", full.gear),
    kw("shaft", "308.695", full.shaft),
    kw("grid", "321.46", full.grid),
    ["efficiency", "1", "0.903838", full.belt / full.grid],
    ["motor load", "1", "0.869564", full.load],
    kw("half load, belt", "160.119", half(1)),
    kw("half load, grid", "178.969", drivePower(trace, half(1), 1, fluid).grid),
    kw("half speed, belt", "145.274", half(0.5)),
    kw("half speed, grid", "169.764", drivePower(trace, half(0.5), 0.5, converter).grid),
    kw("regenerating 200 kW", "-173.953", drivePower(trace, -200e3, 1, converter).grid),
    kw("regenerating 5 kW", "10.6794", drivePower(trace, -5e3, 1, converter).grid),
    ["power factor", "1", "0.853913", powerFactorOf(trace, fluid, full.load) ?? Number.NaN],
    ["apparent power", "kVA", "376.456", (apparentOf(trace, fluid, full) ?? Number.NaN) / kilo],
    ["power factor at 25 %", "1", "0.523259", powerFactorOf(trace, fluid, 0.25) ?? Number.NaN],
    ["load of 710 kW", "1", "0.223628", large.load],
    kw("grid with 710 kW", "172.569", large.grid),
    ["load of 200 kW", "1", "0.771354", small.load],
    kw("grid with 200 kW", "160.708", small.grid),
    [
      "energy of a start",
      "kWh",
      "1.09806",
      startEnergy.evaluate({ mass: 382222.9, beltSpeed: 3, tension: 96849.3, time: 12.65, efficiency: 0.9 }) /
        kilowattHour,
    ],
  ];
}

const kwh = (quantity: string, printed: string, joules: number): WorkedNumber => [
  quantity,
  "kWh",
  printed,
  joules / kilowattHour,
];
const perTonne = ({ perMass = 0 }: EnergyYear) => (perMass / kilowattHour) * kilo;
const perTonneKm = ({ perMassAndLength = 0 }: EnergyYear) => (perMassAndLength / kilowattHour) * kilo * kilo;

function years(): readonly WorkedNumber[] {
  const fixed = rollUp(trace, refA).energy;
  const controlled = rollUp(trace, {
    ...onConverter(refA),
    energy: { ...refA.energy, isSpeedControlled: true },
  }).energy;
  return [
    kw("auxiliaries", "12.8464", fixed.auxiliary),
    kwh("a year", "1735750", fixed.drawn),
    ["carried", "t", "8730000", fixed.carried / kilo],
    kw("peak", "334.307", fixed.peak),
    ["a tonne", "kWh", "0.198826", perTonne(fixed)],
    ["a tonne and kilometre", "kWh", "0.396383", perTonneKm(fixed)],
    ["bill", "USD", "213692", fixed.bill],
    kwh("a year with speed control", "1711750", controlled.drawn),
    ["a tonne with speed control", "kWh", "0.196077", perTonne(controlled)],
    ["bill with speed control", "USD", "211794", controlled.bill],
  ];
}

/** Another belt on the drive of Ref-A. */
function yearOn(input: Partial<CostInput>, one: SharedChain, auxiliary: number): EnergyYear {
  return energyYear(trace, { ...refA, ...input }, [one], auxiliary);
}

function otherYears(): readonly WorkedNumber[] {
  const flat = { tension: { full: 40e3, empty: 18e3 }, length: 1000, duty: dutyOf([6000, 0.6]) };
  const [fixedChain] = chainsOf(trace, refA.drives);
  const [converterChain] = chainsOf(trace, onConverter(refA).drives);
  if (fixedChain === undefined || converterChain === undefined) throw new Error("no drive");
  const decline = {
    tension: { full: -60e3, empty: 8e3 },
    length: 800,
    massFlow: 1500 / 3.6,
    duty: dutyOf([5000, 1], [1000, 0.3]),
    energy: { ...refA.energy, isRegenerative: true, demand: 0 },
  };
  const regenerative = yearOn(decline, converterChain, 10e3);
  const resistor = yearOn({ ...decline, energy: { ...decline.energy, isRegenerative: false } }, converterChain, 10e3);
  const { auxiliary } = rollUp(trace, refA).energy;
  const fixed = yearOn(flat, fixedChain, auxiliary);
  const controlled = { ...flat, energy: { ...refA.energy, isSpeedControlled: true } };
  return [
    ["flat belt, fixed speed, a tonne and kilometre", "kWh", "0.113802", perTonneKm(fixed)],
    [
      "flat belt, speed control, a tonne and kilometre",
      "kWh",
      "0.0935834",
      perTonneKm(yearOn(controlled, converterChain, auxiliary)),
    ],
    kwh("decline, drawn", "8280", regenerative.drawn),
    kwh("decline, fed in", "737144", regenerative.fed),
    ["decline, a tonne", "kWh", "-0.0916809", perTonne(regenerative)],
    ["decline, bill", "USD", "-36029.2", regenerative.bill],
    kwh("decline with a resistor", "68280", resistor.drawn),
  ];
}

function benchmark(): readonly WorkedNumber[] {
  const e = (given: Omit<Parameters<typeof frictionBenchmark.evaluate>[0], "gravity" | "efficiency">) =>
    (frictionBenchmark.evaluate({ ...given, gravity: 9.80665, efficiency: 0.9 }) / kilowattHour) * kilo * kilo;
  const lift = liftEnergy.evaluate({ gravity: 9.80665, lift: 40, efficiency: 0.9 });
  return [
    [
      "benchmark of Ref-A",
      "kWh/(t km)",
      "0.092687",
      e({ secondary: 1.05, friction: 0.02, lineLoad: 166.667, beltMass: 24.852, idlers: 26.667 }),
    ],
    [
      "benchmark of an overland",
      "kWh/(t km)",
      "0.0484279",
      e({ secondary: 1, friction: 0.012, lineLoad: 300, beltMass: 40, idlers: 20 }),
    ],
    ["lift of 40 m", "kWh/t", "0.12107", (lift / kilowattHour) * kilo],
  ];
}

function wear(): readonly WorkedNumber[] {
  const use: BeltUse = {
    ...refA.wear,
    belt: refA.belt,
    beltSpeed: refA.beltSpeed,
    loadedTime: 7000 * hour,
    carried: 0,
  };
  const life = beltLife(trace, use);
  const aimed = { ...use, stream: { normal: 1, along: 2.5 } };
  const hard = { ...use, belt: { ...use.belt, grade: "superAbrasion" } };
  const adjusted = siteLife.evaluate({ life: 65000 * hour, environment: 0.5, maintenance: 0.75 });
  const mean = rollLife(trace, 65000 * hour, "dirty");
  const renewed = rollsRenewed.evaluate({ rolls: 1446, time: 7000 * hour, life: mean });
  const one = rollRenewal.evaluate({ share: 0.28, set: 159.29, time: 0.75 * hour, crew: 2, labour: 45 / hour });
  return [
    ["wear parameter", "kPa m/s", "9", life.chute / kilo],
    ["a pass", "mm", "0.000027", passWear(trace, use) * kilo],
    ["a year", "mm", "1.99609", life.wear * kilo],
    ["life of the top cover", "a", "3.50686", life.top ?? 0],
    ["life of the bottom cover", "a", "4.00784", life.bottom ?? 0],
    ["life of the belt", "a", "3.50686", life.life],
    ["well aimed", "kPa m/s", "0.48", beltLife(trace, aimed).chute / kilo],
    ["life of the belt, well aimed", "a", "15", beltLife(trace, aimed).life],
    ["life with a hard cover", "a", "7.01372", beltLife(trace, hard).life],
    ["bearing life on site", "h", "24375", adjusted / hour],
    ["mean of bearings", "h", "62140", bearingMeanLife.evaluate({ life: adjusted, slope: 1.5 }) / hour],
    ["mean of rolls", "h", "32918.1", mean / hour],
    ["mean of rolls, clean", "h", "114575", rollLife(trace, 329960 * hour, "clean") / hour],
    ["rolls renewed", "1", "307.49", renewed],
    ["rolls renewed", "USD", "34469.8", renewed * one],
  ];
}

function carbonAndTrucks(): readonly WorkedNumber[] {
  const belt = { ...refA.belt, carcassMass: 9.22, cords: 81, cordDiameter: 0.0041, coverDensity: 1140 };
  const perArea = beltCarbonOf(trace, belt);
  const haul = (distance: number, climb: number) => truckHaul(trace, 9.80665, { ...refA.trucks, distance, climb });
  const litre = 1e6;
  const five = haul(5000, 0);
  return [
    ["cords", "kg/m²", "5.2048", cordsOf(trace, belt)],
    ["belt", "kg/m²", "78.2519", perArea],
    ["belt, a kilogram", "kg", "3.59614", perArea / (9.22 + 1.14 * 11)],
    ["motor", "kg/kg", "2.9232", splitFactor(trace, "motor")],
    ["gearbox", "kg/kg", "1.9514", splitFactor(trace, "gearbox")],
    ["fluid coupling", "kg/kg", "9.158", splitFactor(trace, "fluidCoupling")],
    ["structure", "kg/kg", "1.845", splitFactor(trace, "structure")],
    ["concrete", "kg/m³", "500.7", concreteFactor(trace)],
    ["truck, fuel of a tonne", "l", "0.0904046", haul(550, 40).fuel * litre],
    ["truck, a tonne", "kg", "0.298697", haul(550, 40).carbon * kilo],
    ["truck, flat, fuel of a tonne and kilometre", "l", "0.0539663", haul(1000, 0).fuel * litre],
    ["truck, fuel of a tonne and metre of lift", "l", "0.00151808", haul(0, 1).fuel * litre],
    ["truck, 5 km, fuel of a tonne", "l", "0.269832", five.fuel * litre],
    ["truck, 5 km, a tonne", "kg", "0.891524", five.carbon * kilo],
    ["road truck, 5 km, a tonne", "kg", "0.4806", five.roadCarbon * kilo],
    ["conveyor, 5 km, a tonne", "kg", "0.2365", 0.1 * 5 * 0.473],
    ["truck, 5 km, a tonne", "USD", "0.770948", five.cost * kilo],
    ["truck, a tonne and kilometre", "USD", "0.15419", (five.cost * kilo) / 5],
  ];
}

/** Vectors 20 to 32, 34, 39 to 41 and 43 to 48 of handbook 8.11. */
export const energyExamples: readonly WorkedExample[] = [
  { chapter: "08", title: "20, 21 motor", numbers: motor() },
  { chapter: "08", title: "22–24, 44, 45, 48 a drive between grid and belt", numbers: chain() },
  { chapter: "08", title: "25, 26 year of Ref-A", numbers: years() },
  { chapter: "08", title: "40, 41 other years", numbers: otherYears() },
  { chapter: "08", title: "27 benchmark", numbers: benchmark() },
  { chapter: "08", title: "28–30, 46, 47 wear", numbers: wear() },
  { chapter: "08", title: "31, 32, 34, 39, 43 carbon and trucks", numbers: carbonAndTrucks() },
];
