import { type CapitalCost, capitalCost, lineRange } from "../../cost/capital.ts";
import { embodied, operating } from "../../cost/carbon.ts";
import { erectionTime } from "../../cost/erection.ts";
import { maintenanceOf, ownershipOf } from "../../cost/ownership.ts";
import { rollUp } from "../../cost/roll-up.ts";
import { lineDeviation } from "../../rules/capital-cost/roll-up.ts";
import { capitalRecovery, growingWorth, renewalsBefore, renewalsWorth } from "../../rules/ownership/worth.ts";
import { bareTrace as trace } from "../../trace/trace.ts";
import { refA } from "../cost-input.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const capital = capitalCost(trace, refA);
const whole = rollUp(trace, refA);
const usd = (quantity: string, printed: string, ours: number): WorkedNumber => [quantity, "USD", printed, ours];
const tonne = 1000;

function sums({ supply, direct, base, contingency, total, perLength }: CapitalCost): readonly WorkedNumber[] {
  return [
    usd("supply", "1160620", supply),
    usd("direct", "2473200", direct),
    usd("base", "2947850", base),
    usd("contingency", "736962", contingency),
    usd("total", "3684810", total),
    usd("a metre", "7346.11", perLength ?? 0),
  ];
}

const splicesIn = capital.lines.find(({ name }) => name === "splices")?.quantity ?? 0;

function typedAndMoved(): readonly WorkedNumber[] {
  const money = { ...refA.money, market: 0.6, location: 0.65 };
  const typed = capitalCost(trace, { ...refA, money: { ...refA.money, typed: { belt: 100_000 } } });
  const local = { ...money, index: 820, currency: 1.55 };
  return [
    usd("total with a typed belt", "3687190", typed.total),
    usd("total, market 0.6, location 0.65", "2304880", capitalCost(trace, { ...refA, money }).total),
    ["the same at 820 and 1.55 for a dollar", "money", "3667380", capitalCost(trace, { ...refA, money: local }).total],
  ];
}

function ownership(): readonly WorkedNumber[] {
  const [rate, years] = [0.08, 20];
  const belt = capital.lines.find(({ name }) => name === "belt")?.sum ?? 0;
  const life = { cost: belt + 0.8 * 1022.6 * 95, life: whole29Life(), rate, years };
  const worth = renewalsWorth.evaluate(life);
  const upkeep = maintenanceOf(trace, refA, capital, []);
  const annual = whole.energy.bill + upkeep.total;
  const { carried } = whole.energy;
  const found = ownershipOf(trace, refA.economics, {
    capital: capital.total,
    energyBill: whole.energy.bill,
    maintenance: upkeep.total,
    renewals: [{ worth }],
    carbon: [],
    carried,
    length: refA.length,
  });
  return [
    ["recovery at 8 %, 20 a", "1", "0.101852", capitalRecovery.evaluate({ rate, years })],
    ["worth of 1 a year", "1", "9.81815", growingWorth.evaluate({ annual: 1, growth: 0, rate, years })],
    ["recovery without interest", "1", "0.05", capitalRecovery.evaluate({ rate: 0, years })],
    usd("100 000 every 5 a", "145902", renewalsWorth.evaluate({ cost: 1e5, life: 5, rate, years })),
    usd("a year", "236920", annual),
    usd("belt renewals", "421221", worth),
    usd("present cost", "6432150", found.present),
    usd("annual cost", "655128", found.annual),
    usd("a tonne", "0.0750433", (found.perMass ?? 0) * tonne),
    usd("a tonne and kilometre", "0.149608", (found.perMassAndLength ?? 0) * tonne * 1000),
  ];
}

/** Vector 29 counts the hours without load too. */
function whole29Life(): number {
  const wear = (0.027e-3 / 1000) * ((3600 * 3) / 1022.6) * 7000;
  return (0.008 - 0.001) / wear;
}

function carbon(): readonly WorkedNumber[] {
  const made = embodied(trace, refA, capital.takeOff);
  const years = operating(trace, whole.energy.drawn, 20, refA.carbon);
  const sum = years.reduce((total, one) => total + one, 0);
  const carried = whole.energy.carried * 20;
  const belts = renewalsBefore.evaluate({ life: whole29Life(), years: 20 });
  const total = made.total + belts * made.belt + sum;
  return [
    ["belt", "kg", "91299.9", made.belt],
    ["idlers", "kg", "60839.5", made.idlers],
    ["pulleys", "kg", "13831.1", made.pulleys],
    ["drives", "kg", "17630.4", made.drives],
    ["structure", "kg", "294072", made.structure],
    ["concrete", "kg", "86896.5", made.concrete],
    ["electrical", "kg", "9189.72", made.electrical],
    ["embodied", "kg", "573759", made.total],
    ["electricity of the first year", "t", "878.098", (years[0] ?? 0) / tonne],
    ["electricity of the last year", "t", "371.977", (years[19] ?? 0) / tonne],
    ["electricity", "t", "11822.7", sum / tonne],
    ["electricity, a tonne", "kg", "0.0677129", (sum / carried) * tonne],
    ["belts renewed", "1", "5", belts],
    ["life", "t", "12852.9", total / tonne],
    ["life, a tonne", "kg", "0.0736136", (total / carried) * tonne],
    ["trucks for the same", "t", "52152.4", (whole.trucks.carbon * carried) / tonne],
  ];
}

function overland(): readonly WorkedNumber[] {
  const carried = 8.73e9;
  const energyBill = 0.1 * 5 * 0.1 * 8.73e6;
  const found = ownershipOf(trace, refA.economics, {
    capital: 19.19e6,
    energyBill,
    maintenance: 0.04 * 5.09e6,
    renewals: [],
    carbon: [],
    carried,
    length: 5000,
  });
  return [
    usd("annual cost of 5 km", "2594640", found.annual),
    usd("a tonne of 5 km", "0.29721", (found.perMass ?? 0) * tonne),
    usd("a tonne and kilometre of 5 km", "0.059442", (found.perMassAndLength ?? 0) * tonne * 1000),
  ];
}

const { groups, spread, takeOff } = capital;

/** Vectors 15 to 19, 33, 35 to 38, 42 and 49 of handbook 8.11. */
export const rollUpExamples: readonly WorkedExample[] = [
  { chapter: "08", title: "15 roll-up of Ref-A", numbers: sums(capital) },
  {
    chapter: "08",
    title: "16 groups of Ref-A",
    numbers: [
      usd("mechanical", "403660", groups.mechanical),
      usd("structure", "600864", groups.structure),
      usd("electrical", "156093", groups.electrical),
      usd("civil", "229162", groups.civil),
      usd("erection", "1013780", groups.erection),
      usd("freight", "69637", groups.freight),
      usd("indirect", "474651", groups.indirect),
    ],
  },
  {
    chapter: "08",
    title: "17 quantities of Ref-A",
    numbers: [
      ["erection", "h", "10671.4", erectionTime(trace, refA, takeOff) / 3600],
      ["steel", "kg", "144899", takeOff.withWalkways],
      ["concrete", "m³", "173.55", takeOff.concrete],
      ["splices", "1", "3", splicesIn],
    ],
  },
  { chapter: "08", title: "18, 42 typed prices, market and currency", numbers: typedAndMoved() },
  {
    chapter: "08",
    title: "19 spread of Ref-A",
    numbers: [
      ["deviation of a line", "1", "0.297351", lineDeviation.evaluate(lineRange)],
      usd("P10", "2141380", spread.low),
      usd("P50", "2871590", spread.median),
      usd("P90", "3850810", spread.high),
    ],
  },
  { chapter: "08", title: "33, 37, 38 carbon of Ref-A", numbers: carbon() },
  { chapter: "08", title: "35, 36 total cost of Ref-A", numbers: ownership() },
  { chapter: "08", title: "49 an overland conveyor", numbers: overland() },
];
