import type { ComponentRows } from "@beltwright/model";
import type { Answer } from "./answer.ts";
import type { Choices } from "./choices.ts";

/** The rows that were chosen last, library by library: what a small change most likely chooses again. */
export function chosenRows(rows: ComponentRows, choices: Choices): ComponentRows | undefined {
  const ids = new Set(Object.values(choices).flatMap((choice) => (choice.kind === "chosen" ? [choice.id] : [])));
  if (ids.size === 0) return undefined;
  return Object.fromEntries(
    Object.entries(rows).map(([library, all]) => [library, all.filter(({ _id }) => ids.has(_id))]),
  );
}

/** Whether the last choice no longer does: then only the whole libraries can tell. */
export function hasOutgrown(answer: Answer, before: Choices): boolean {
  if (answer.kind === "refused") return false;
  return Object.entries(answer.choices).some(
    ([path, { kind }]) => (kind === "none-fits" || kind === "missing") && before[path]?.kind !== kind,
  );
}
