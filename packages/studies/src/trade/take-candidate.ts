import { type Conveyor, calculate, selectPart, withChosenParts } from "@beltwright/model";
import { chosenIn } from "./candidates.ts";
import { makeCandidate, rowsFor, type StudyBase } from "./make-candidate.ts";
import type { TradeStudy } from "./study.ts";

/**
 * The conveyor of a candidate as a design of its own, which calculates to the candidate's numbers. Rolls of a chosen
 * diameter are selected by hand: Auto would choose others. Undefined where it cannot be made.
 */
export function takeCandidate(base: StudyBase, study: TradeStudy, candidate: number): Conveyor | undefined {
  const chosen = chosenIn(study.choices, candidate);
  const made = makeCandidate(base, chosen);
  if (made.kind === "refused") return undefined;
  const { conveyor } = made;
  if (!chosen.some(({ name }) => name === "rollDiameter")) return conveyor;
  const rows = rowsFor(base, chosen);
  const calculated = calculate(conveyor, { rows });
  if (calculated.kind === "refused") return conveyor;
  const { csIdler } = withChosenParts(conveyor, calculated.solution.machine, rows);
  const row = rows.idlers?.find(({ _id }) => _id === csIdler._id);
  const outcome = row && selectPart.apply(conveyor, { path: "csIdler", row });
  return outcome?.kind === "changed" ? outcome.conveyor : conveyor;
}
