import type { Calculator, Results } from "@beltwright/calculators";
import { type Conveyor, type FieldValue, setValues } from "@beltwright/model";
import { Button } from "@mantine/core";
import { useConveyor, useEdit, useIsReadOnly } from "../document/editor-context.ts";
import { valueAt } from "../document/value-at.ts";
import { useBuilt } from "../drawings/built.ts";
import { useResults } from "./use-design-answers.ts";

interface Change {
  readonly path: string;
  readonly value: FieldValue;
}

/** What a calculator keeps in the document and the rest of the design says otherwise. */
export function changesFromDesign({ entries, fromDesign }: Calculator, conveyor: Conveyor, results: Results): Change[] {
  return Object.entries(fromDesign(conveyor, results)).flatMap(([name, value]) => {
    const entry = entries[name];
    if (entry?.inDocument !== "always" || valueAt(conveyor, entry.field.name) === value) return [];
    return [{ path: entry.field.name, value }];
  });
}

/** Puts the sizes of the design into the inputs of a calculator, as one step to take back. */
export function TakeFromDesign({ title, calculator }: { readonly title: string; readonly calculator: Calculator }) {
  const conveyor = useBuilt(useConveyor((document) => document));
  const results = useResults();
  const change = useEdit(setValues);
  const isReadOnly = useIsReadOnly();
  const values = changesFromDesign(calculator, conveyor, results);
  if (isReadOnly || values.length === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => change({ label: `Take ${title.toLowerCase()} from the design`, values })}
    >
      Take from the design
    </Button>
  );
}
