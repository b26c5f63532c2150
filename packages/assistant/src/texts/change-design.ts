import { type Conveyor, changeField, findFieldAt, issueSentence, rowTitle, valueAt } from "@beltwright/model";
import { Refusal } from "../design-desk.ts";
import type { Change } from "../tools/given.ts";
import { valueText } from "./value-text.ts";

interface ChangedConveyor {
  readonly conveyor: Conveyor;
  /** One line for each field that has another value now. */
  readonly lines: readonly string[];
}

/** All changes or none: each as if a person typed it. */
export function withChanges(before: Conveyor, changes: readonly Change[] = []): ChangedConveyor {
  const refused: string[] = [];
  const conveyor = changes.reduce((so, { field, value }) => {
    const outcome = changeField(so, field, value);
    if (outcome.kind === "refused")
      refused.push(...outcome.issues.map((issue) => `${field}: ${issueSentence(issue, "metric")}`));
    return outcome.kind === "changed" ? outcome.conveyor : so;
  }, before);
  if (refused.length > 0) throw new Refusal(`Nothing was changed.\n${refused.join("\n")}`);
  const fields = [...new Set(changes.map(({ field }) => field))];
  return { conveyor, lines: fields.map((field) => changeLine(before, conveyor, field)) };
}

function changeLine(before: Conveyor, after: Conveyor, path: string): string {
  const field = findFieldAt(path);
  const place = rowTitle(path);
  const label = `${place === undefined ? "" : `${place}, `}${field?.label ?? path}`;
  return `${path} (${label}): ${valueText(field, valueAt(before, path))} -> ${valueText(field, valueAt(after, path))}`;
}
