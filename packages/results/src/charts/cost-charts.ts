import { type CostRollUp, isZero, type MachineSolution } from "@beltwright/engine";
import { type Conveyor, findCost, fromSi, lineTitles } from "@beltwright/model";
import { palette } from "./case-colours.ts";
import type { BarChart } from "./chart.ts";

const note = "Indicative until quotes replace it.";

/** Where money and energy go; nothing where a conveyor cannot be costed. */
export function costCharts(built: Conveyor, solution: MachineSolution): readonly BarChart[] {
  const cost = findCost(built, solution);
  if (cost === undefined) return [];
  const { costCurrency } = built;
  return [moneyChart(cost, costCurrency), energyChart(cost), lifeChart(cost, costCurrency), carbonChart(cost)];
}

/** Sums of the lines of an estimate, dearest first. */
function moneyChart({ capital }: CostRollUp, currency: string): BarChart {
  const shown = capital.sums.filter(({ sum }) => sum > 0).toSorted((one, other) => other.sum - one.sum);
  return {
    kind: "bars",
    name: "cost-money",
    title: "Capital cost breakdown",
    things: shown.map(({ name, isTyped }) => (isTyped ? `${lineTitles[name]}, typed` : lineTitles[name])),
    y: { label: `Capital cost without contingency, ${currency}`, unit: "money" },
    series: [{ name: "Capital cost", colour: palette.blue, values: shown.map(({ sum }) => sum) }],
    note,
  };
}

/** Energy of a year between grid and belt, by what takes it. */
function energyChart({ energy }: CostRollUp): BarChart {
  const { belt, pulleys, gearboxes, couplings, motors, converters, auxiliaries } = energy.parts;
  const parts = [
    ["Belt", belt],
    ["Pulleys", pulleys],
    ["Gearboxes", gearboxes],
    ["Couplings", couplings],
    ["Motors", motors],
    ["Converters", converters],
    ["Auxiliaries", auxiliaries],
  ] as const;
  const shown = parts.filter(([, value]) => !isZero(value));
  return {
    kind: "bars",
    name: "cost-energy",
    title: "Where the energy goes",
    things: shown.map(([name]) => name),
    y: { label: "Annual energy", unit: "MWh" },
    series: [{ name: "Energy", colour: palette.blue, values: shown.map(([, value]) => fromSi(value, "MWh")) }],
    note: "Losses between grid and belt over the yearly duty; below zero the belt gives energy back.",
  };
}

/** What the conveyor costs over its life, in money of today. */
function lifeChart({ ownership }: CostRollUp, currency: string): BarChart {
  const { capital, energy, maintenance, renewals, carbon } = ownership;
  const parts = [
    ["Capital", capital],
    ["Energy", energy],
    ["Maintenance", maintenance],
    ["Renewals", renewals],
    ["Carbon price", carbon],
  ] as const;
  const shown = parts.filter(([, value]) => !isZero(value));
  return {
    kind: "bars",
    name: "cost-life",
    title: "Cost of ownership",
    things: shown.map(([name]) => name),
    y: { label: `Present cost, ${currency}`, unit: "money" },
    series: [{ name: "Present cost", colour: palette.blue, values: shown.map(([, value]) => value) }],
    note,
  };
}

/** Carbon dioxide of making, renewing and running the conveyor. */
function carbonChart({ carbon }: CostRollUp): BarChart {
  const { belt, idlers, pulleys, drives, structure, concrete, electrical, delivery } = carbon.embodied;
  const parts = [
    ["Belt", belt],
    ["Idlers", idlers],
    ["Pulleys", pulleys],
    ["Drives", drives],
    ["Structure", structure],
    ["Concrete", concrete],
    ["Electrical", electrical],
    ["Delivery", delivery],
    ["Renewals", carbon.renewed],
    ["Electricity", carbon.operating],
  ] as const;
  const shown = parts.filter(([, value]) => value > 0);
  return {
    kind: "bars",
    name: "cost-carbon",
    title: "Carbon over the life",
    things: shown.map(([name]) => name),
    y: { label: "Carbon dioxide", unit: "kg" },
    series: [{ name: "Carbon dioxide", colour: palette.blue, values: shown.map(([, value]) => value) }],
    note,
  };
}
