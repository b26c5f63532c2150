import type { Calculated, Conveyor } from "@beltwright/model";
import { useEffect, useState } from "react";
import { useEditorTools, useLive } from "../document/editor-context.ts";

export interface ShownCalculation {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
}

/** The whole of the newest calculation, for charts and 3D; the last good one while the document cannot be calculated. */
export function useCalculated(): ShownCalculation | undefined {
  const { calculation } = useEditorTools();
  const answer = useLive((live) => live.answer);
  const answered = useLive((live) => live.answered);
  const [shown, setShown] = useState<ShownCalculation | undefined>(undefined);
  // Each answer brings its own solution; one that is overtaken is dropped.
  useEffect(() => {
    if (answer?.kind !== "calculated" || answered === undefined) return;
    let isCurrent = true;
    void calculation.calls.latest().then((calculated) => {
      if (isCurrent && calculated !== undefined) setShown({ conveyor: answered, calculated });
    });
    return () => {
      isCurrent = false;
    };
  }, [calculation, answer, answered]);
  return shown;
}
