import { type Origin, originsOf, type UnitCode } from "@beltwright/model";
import { originOthers, originReason, originValue } from "@beltwright/results";
import { cellWithUnit } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { note, tableOf, typed } from "./cells.ts";
import { nameIn, type ReportContext } from "./context.ts";
import { fieldName } from "./field-name.ts";

/** Every field that still has the value of a rule of practice, with the rule and what it looked at. */
export function designChoices(context: ReportContext): readonly Block[] {
  const { w, conveyor, language, system } = context;
  const reader = {
    ...{ language, system },
    quantity: (value: number, unit: UnitCode) => cellWithUnit(typed(value, unit), context),
    word: (choice: string) => nameIn(w.choices, choice),
  };
  return [
    note(w.choicesNote),
    ...tableOf(context, choicesOf(conveyor), [
      [w.path, undefined, ({ path }) => fieldName(context, path)],
      [w.choiceValue, undefined, (origin) => originValue(origin, reader)],
      [w.choiceRule, undefined, (origin) => originReason(origin, reader)],
      [w.choiceOthers, undefined, (origin) => originOthers(origin, reader) || undefined],
    ]),
  ];
}

const choicesOf = (conveyor: ReportContext["conveyor"]): readonly Origin[] =>
  originsOf(conveyor).filter(({ isKept }) => isKept);
