import type { FieldDefinition } from "@beltwright/model";
import { describedIn } from "../words/words.ts";
import type { ReportContext } from "./context.ts";

/** Texts that say what something is like; all others are names and stay as they were written. */
const described = new Set(
  "lagging driveType pulleyCondition fibre idlerType bearingType type typeClass driveWheel mountingType typeIntExt typeSpragRoller lubrication make".split(
    " ",
  ),
);

/** The category of a library that a component is of, or may be chosen from; that of a conveyor is a person's word. */
const isCategory = ({ name, group }: FieldDefinition) =>
  name.endsWith("Category") || (name === "category" && group === "Copied from");

/** The text of a field in the reader's language. */
export function fieldWord({ language }: ReportContext, field: FieldDefinition, value: string): string {
  const isWord = field.kind === "choice" || described.has(field.name) || isCategory(field);
  return isWord ? describedIn(language, value) : value;
}
