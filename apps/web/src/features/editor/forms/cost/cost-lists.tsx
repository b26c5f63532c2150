import { addStructureSegment, addTypedCost, findCost, findFieldAt, removeCostRow } from "@beltwright/model";
import { costRemarks, remarkSentence } from "@beltwright/results";
import { Button, Group } from "@mantine/core";
import { useMemo } from "react";
import { useBuiltParts, useCalculated } from "../../charts/use-calculated.ts";
import { useConveyor, useEdit, useIsReadOnly } from "../../document/editor-context.ts";
import { FieldControl } from "../field-control.tsx";
import styles from "../forms.module.css";

const lists = {
  costTyped: {
    title: "Typed prices",
    said: "A quote for a whole line replaces its indicative sum, whatever the market, the index or the currency.",
    row: "Price",
    add: "Add a price",
    names: ["typedLine", "typedSum"],
  },
  structureSegments: {
    title: "Structure along the conveyor",
    said: "Stretches on the ground and on trusses. Without any the whole conveyor stands on the ground.",
    row: "Stretch",
    add: "Add a stretch",
    names: ["segmentKind", "segmentLength", "segmentSpan", "segmentHeight", "segmentEnclosed"],
  },
} as const;

/** Quotes and stretches of structure of a cost estimate. */
export function CostLists() {
  return (
    <>
      <p className={styles.said}>
        Every figure is indicative until quotes replace it. Money, energy and carbon stand among the results, their
        lines in the charts and in the report.
      </p>
      <CostRemarks />
      <CostList list="costTyped" />
      <CostList list="structureSegments" />
    </>
  );
}

/** What is worth knowing of the estimate, warnings first. */
function CostRemarks() {
  const [shown, built] = [useCalculated(), useBuiltParts()];
  const remarks = useMemo(() => {
    const cost = shown && built && findCost(built, shown.calculated.solution);
    return cost ? costRemarks(cost) : [];
  }, [shown, built]);
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.said} aria-label="Remarks on the estimate">
      {remarks.map((remark) => (
        <li key={remark.code}>{remarkSentence(remark)}</li>
      ))}
    </ul>
  );
}

function CostList({ list }: { readonly list: keyof typeof lists }) {
  const count = useConveyor((conveyor) => conveyor[list].length);
  const [addPrice, addStretch, remove] = [useEdit(addTypedCost), useEdit(addStructureSegment), useEdit(removeCostRow)];
  const isReadOnly = useIsReadOnly();
  const { title, said, row, add, names } = lists[list];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      <p className={styles.said}>{said}</p>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place in the list
        <Group key={at} gap={8} align="center" mt={8} role="group" aria-label={`${row} ${at + 1}`}>
          {names.map((name) => (
            <CostField key={name} path={`${list}[${at}].${name}`} />
          ))}
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            disabled={isReadOnly}
            onClick={() => remove({ list, index: at })}
          >
            Remove
          </Button>
        </Group>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        mt={8}
        disabled={isReadOnly}
        onClick={() => (list === "costTyped" ? addPrice({}) : addStretch({}))}
      >
        {add}
      </Button>
    </fieldset>
  );
}

function CostField({ path }: { readonly path: string }) {
  const field = findFieldAt(path);
  return field === undefined ? null : <FieldControl path={path} field={field} />;
}
