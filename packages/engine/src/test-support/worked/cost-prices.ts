import { costModel } from "../../cost/coefficient.ts";
import type { StructureSegment } from "../../cost/cost-input.ts";
import { moneyRatioOf } from "../../cost/line-book.ts";
import { beltPrices, splicePrice, splicesOf } from "../../cost/prices/belt-price.ts";
import {
  caliperPriceOf,
  couplingPriceOf,
  fluidCouplingPriceOf,
  gearboxPriceOf,
  holdbackPriceOf,
} from "../../cost/prices/drive-part-prices.ts";
import { idlerPriceOf } from "../../cost/prices/idler-price.ts";
import { motorPriceOf, starterPriceOf } from "../../cost/prices/motor-price.ts";
import { pulleyPrices } from "../../cost/prices/pulley-price.ts";
import { takeOff } from "../../cost/take-off.ts";
import { bareTrace as trace } from "../../trace/trace.ts";
import { motorOf, pulleyOf, refA } from "../cost-input.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const usd = (quantity: string, printed: string, ours: number): WorkedNumber => [quantity, "USD", printed, ours];
const { checkSeider, checkTurton } = costModel.motor;
const base = costModel.index.base.value;

function index(): readonly WorkedNumber[] {
  return [
    usd("2015 to 2024", "1434.63", (1000 * base) / costModel.index.series["2015"]),
    usd("2024 to an index of 820", "1026.54", 1000 * moneyRatioOf(trace, { index: 820, currency: 1 })),
  ];
}

function belts(): readonly WorkedNumber[] {
  const belt = { plies: 0, grade: "general", member: "steel", strength: 1e6, coverDensity: 1130 } as const;
  const steel = beltPrices(trace, belt);
  const fabric = beltPrices(trace, { ...belt, member: "fabric", plies: 3, strength: 5e5, coverDensity: 1150 });
  const fire = beltPrices(trace, { ...belt, strength: 5.4e6, coverDensity: 1140, grade: "fireResistant" });
  const perArea = ({ carcass, cover }: typeof steel, covers: number) => carcass + cover * covers;
  return [
    usd("carcass of ST1000, m²", "38", steel.carcass),
    usd("cover, mm m²", "3.842", steel.cover / 1000),
    usd("ST1000, 8 + 3, m²", "80.262", perArea(steel, 0.011)),
    usd("EP500/3, 4 + 2, m²", "41.06", perArea(fabric, 0.006)),
    usd("the same, kg", "3.63042", perArea(fabric, 0.006) / (4.41 + 1.15 * 6)),
    usd("ST5400, 10 + 8, fire resistant, m²", "267.675", perArea(fire, 0.018)),
    ["splices of 12 300 m", "1", "29", splicesOf(trace, { length: 12300, mass: 70 })],
    ["splices of 1022.6 m", "1", "3", splicesOf(trace, refA.belt)],
    usd("splice of ST1000, 1.2 m", "4300", splicePrice(trace, refA.belt)),
  ];
}

function motors(): readonly WorkedNumber[] {
  const price = (power: number, rest: Parameters<typeof motorOf>[0] | object = {}) =>
    motorPriceOf(trace, motorOf({ power: power * 1000, ...rest }));
  const start = (category: string, rest: object = {}) =>
    starterPriceOf(trace, { category, power: 355e3, voltage: 415, isRegenerative: false, ...rest });
  const hp = Math.log(355 / 0.7457);
  const seider = Math.exp(checkSeider.a.reduce((sum, factor, at) => sum + factor * hp ** at, 0));
  const kw = Math.log10(355);
  const turton = 10 ** checkTurton.k.reduce((sum, factor, at) => sum + factor * kw ** at, 0);
  return [
    usd("motor 355 kW", "27831.2", price(355)),
    usd("motor 11 kW", "1157.43", price(11)),
    usd("motor 110 kW, 6 poles, IE4", "14594.5", price(110, { poles: 6, efficiencyClass: "IE4" })),
    usd("motor 1000 kW, 6600 V", "153143", price(1000, { voltage: 6600 })),
    usd("Seider, enclosed", "54833.2", (seider * 1.3 * base) / checkSeider.index),
    usd("Turton, enclosed", "140318", (turton * base) / checkTurton.index),
    usd("direct on line", "5160", start("Direct On Line")),
    usd("soft starter", "10740", start("Soft Starter")),
    usd("converter", "32157.7", start("VFD")),
    usd("regenerative converter", "57883.9", start("VFD", { isRegenerative: true })),
    usd("converter 1000 kW, high voltage", "266742", start("VFD", { power: 1e6, voltage: 6600 })),
  ];
}

function driveParts(): readonly WorkedNumber[] {
  const gear = { isParallel: false, isShaftMounted: false };
  return [
    usd("gearbox 92 kNm", "44843.4", gearboxPriceOf(trace, { ...gear, torque: 92e3, stages: 3 })),
    usd(
      "gearbox 34.5 kNm, parallel",
      "17535.4",
      gearboxPriceOf(trace, { ...gear, torque: 34.5e3, stages: 2, isParallel: true }),
    ),
    usd(
      "gearbox 10.6 kNm, shaft mounted",
      "8004.47",
      gearboxPriceOf(trace, { ...gear, torque: 10.6e3, stages: 3, isShaftMounted: true }),
    ),
    usd("fluid coupling 151 kg", "9009.05", fluidCouplingPriceOf(trace, { mass: 151, control: "fixed" })),
    usd("fill controlled 257 kg", "35019.7", fluidCouplingPriceOf(trace, { mass: 257, control: "fillControlled" })),
    usd("scoop 495 kg", "38616.3", fluidCouplingPriceOf(trace, { mass: 495, control: "scoop" })),
    usd("pin and bush 25 kNm", "3306.33", couplingPriceOf(trace, { torque: 25e3, type: "Pin and bush" })),
    usd("gear coupling 130 kNm", "7296.92", couplingPriceOf(trace, { torque: 130e3, type: "Gear" })),
    usd("holdback 50 kNm", "16273.5", holdbackPriceOf(trace, { torque: 50e3, type: "External", isLimiting: false })),
    usd(
      "internal holdback 1.2 kNm",
      "875.499",
      holdbackPriceOf(trace, { torque: 1200, type: "Internal", isLimiting: false }),
    ),
    usd("caliper 4 kN", "2986.62", caliperPriceOf(trace, { force: 4000 })),
  ];
}

function idlersAndPulley(): readonly WorkedNumber[] {
  const set = (type: string, rolls: number, bore: number, rotatingMass: number, setMass: number) =>
    idlerPriceOf(trace, { type, rolls, bore: bore / 1000, rotatingMass, setMass });
  const pulley = pulleyPrices(trace, pulleyOf("head", [800, 16, 40, 12, 1400, 250, 2300, 180]));
  return [
    usd("carry set", "194.794", set("Carry", 3, 30, 27.7, 55.7)),
    usd("return set", "80.8625", set("Return", 1, 25, 18.5, 27)),
    usd("impact set", "391.057", set("Impact", 3, 40, 57.1, 91.5)),
    ["shell, discs and hubs", "kg", "787.113", pulley.steel.shell],
    usd("shell", "5116.24", pulley.shell),
    usd("shaft", "4431.36", pulley.shaft),
    usd("bearing", "3916.62", pulley.bearing),
    usd("locking element", "719.641", pulley.locking),
    usd("lagging", "1285.69", pulley.lagging),
    usd("pulley", "20105.8", pulley.whole),
  ];
}

function structure(): readonly WorkedNumber[] {
  const of = (...segments: readonly StructureSegment[]) =>
    takeOff(trace, { ...refA, structure: { ...refA.structure, segments } });
  const none = of();
  const ground = of({ kind: "ground", length: 330, span: 24, height: 0, isEnclosed: false });
  const truss = { kind: "truss", length: 171.6, span: 24, height: 9, isEnclosed: false } as const;
  const open = of(truss);
  return [
    ["ground conveyor", "kg", "31680", ground.steel - none.steel],
    ["truss", "kg", "54288.8", open.steel - none.steel],
    ["trestles", "1", "8", open.trestles[0] ?? 0],
    ["enclosed", "kg", "78999.2", of({ ...truss, isEnclosed: true }).steel - none.steel],
  ];
}

/** Vectors 1 to 14 of handbook 8.11. */
export const priceExamples: readonly WorkedExample[] = [
  { chapter: "08", title: "1 price index", numbers: index() },
  { chapter: "08", title: "2–5 belts and splices", numbers: belts() },
  { chapter: "08", title: "6–8 motors and starters", numbers: motors() },
  { chapter: "08", title: "9–11 gearboxes, couplings, holdbacks, brakes", numbers: driveParts() },
  { chapter: "08", title: "12–13 idlers and a pulley", numbers: idlersAndPulley() },
  { chapter: "08", title: "14 structure", numbers: structure() },
];
