import type { Calculator } from "@beltwright/calculators";
import { setValues } from "@beltwright/model";
import { Button } from "@mantine/core";
import { useConveyor, useEdit, useIsReadOnly } from "../document/editor-context.ts";
import { useBuilt } from "../drawings/built.ts";
import { changesFromDesign } from "./changes-from-design.ts";
import { useResults } from "./use-design-answers.ts";

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
