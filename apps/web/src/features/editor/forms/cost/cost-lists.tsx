import { addStructureSegment, addTypedCost, costFacts, findCost, removeCostRow } from "@beltwright/model";
import { costRemarks, remarkSentence } from "@beltwright/results";
import { useMemo } from "react";
import { useBuiltParts, useCalculated } from "../../charts/use-calculated.ts";
import { useEdit } from "../../document/editor-context.ts";
import styles from "../forms.module.css";
import { RowList } from "../row-list.tsx";

/** Quotes and stretches of structure of a cost estimate. */
export function CostLists() {
  return (
    <>
      <p className={styles.said}>
        Every figure is indicative until a quote replaces it. Cost, energy and carbon are among the results; charts and
        report break them down line by line.
      </p>
      <CostRemarks />
      <div className={styles.lists}>
        <TypedPrices />
        <Stretches />
      </div>
    </>
  );
}

/** What is worth knowing of the estimate, warnings first. */
function CostRemarks() {
  const [shown, built] = [useCalculated(), useBuiltParts()];
  const remarks = useMemo(() => {
    const solution = shown?.calculated.solution;
    const cost = solution && built && findCost(built, solution);
    return cost ? costRemarks(cost, costFacts(built, solution, cost)) : [];
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

function TypedPrices() {
  const [add, remove] = [useEdit(addTypedCost), useEdit(removeCostRow)];
  return (
    <RowList
      list="costTyped"
      title="Typed prices"
      said="A quote replaces the indicative price of its whole line; market, price index and currency no longer count for it."
      row="Price"
      names={["typedLine", "typedSum"]}
      add="Add a price"
      onAdd={() => add({})}
      onRemove={(index) => remove({ list: "costTyped", index })}
    />
  );
}

function Stretches() {
  const [add, remove] = [useEdit(addStructureSegment), useEdit(removeCostRow)];
  return (
    <RowList
      list="structureSegments"
      title="Structure along the conveyor"
      said="Stretches on the ground and on trusses. Without any the whole conveyor stands on the ground."
      row="Stretch"
      names={["segmentKind", "segmentLength", "segmentSpan", "segmentHeight", "segmentEnclosed"]}
      add="Add a stretch"
      onAdd={() => add({})}
      onRemove={(index) => remove({ list: "structureSegments", index })}
    />
  );
}
