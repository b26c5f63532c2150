import { InputRefused, type MachineSolution } from "@beltwright/engine";
import type { ComponentRows } from "../design/component-rows.ts";
import { type ComputedResult, computed } from "../design/results/computed-result.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { costOf } from "./cost-of.ts";

/** Headlines of cost, energy and carbon; nothing where the conveyor has no length or numbers no formula takes. */
export function costResults(
  conveyor: Conveyor,
  solution: MachineSolution,
  rows: ComponentRows,
): readonly ComputedResult[] {
  const found = findCost(conveyor, solution, rows);
  if (found === undefined) return [];
  const { capital, energy, beltLife, carbon, ownership, trucks } = found;
  return [
    ...computed("capitalCost", capital.total),
    ...computed("capitalLow", capital.spread.low),
    ...computed("capitalHigh", capital.spread.high),
    ...computed("capitalPerMetre", capital.perLength),
    ...computed("estimateClass", capital.estimateClass),
    ...computed("energyYear", energy.net),
    ...computed("energyPerTonne", energy.perMass),
    ...computed("energyPerTonneKm", energy.perMassAndLength),
    ...computed("energyBill", energy.bill),
    ...computed("beltLife", beltLife.life),
    ...computed("carbonPerTonne", carbon.perMass),
    ...computed("embodiedCarbon", carbon.embodied.total),
    ...computed("costPerTonne", ownership.perMass),
    ...computed("truckCostPerTonne", trucks.cost),
  ];
}

/** Cost of a conveyor that can be costed: half-drawn ones have parts without size. */
export function findCost(conveyor: Conveyor, solution: MachineSolution, rows: ComponentRows = {}) {
  try {
    return costOf(conveyor, solution, rows);
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}
