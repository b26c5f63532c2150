import type { Calculated, Conveyor, OfficePreferences, Origin } from "@beltwright/model";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ControlShown } from "../calculation/calculation-calls.ts";
import { useEditorTools, useLive } from "../document/editor-context.ts";

export interface ShownCalculation {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
}

/** The whole of the newest calculation, for charts and 3D; the last good one while the document cannot be calculated. */
export function useCalculated(): ShownCalculation | undefined {
  const newest = useNewest(askLatest);
  return useMemo(() => newest && { conveyor: newest.conveyor, calculated: newest.found }, [newest]);
}

const askLatest = (calls: Calls) => calls.latest();
const askBuilt = (calls: Calls) => calls.built();

/** The same conveyor with the parts that Auto chose, for drawings. */
export function useBuiltParts(): Conveyor | undefined {
  return useNewest(askBuilt)?.found;
}

const askControl = {
  full: (calls: Calls) => calls.control("full"),
  empty: (calls: Calls) => calls.control("empty"),
};

/** Start and stop as the drives are controlled, without the rest of the calculation: it follows every key. */
export function useControl(load: "full" | "empty"): ControlShown | undefined {
  return useNewest(askControl[load])?.found;
}

/** Rules of the fields that follow from the newest calculation, by path. */
export function useSolvedOrigins(preferences: OfficePreferences | undefined): readonly Origin[] | undefined {
  const ask = useCallback((calls: Calls) => calls.origins(preferences ?? {}), [preferences]);
  return useNewest(ask)?.found;
}

interface Newest<Found> {
  readonly conveyor: Conveyor;
  readonly found: Found;
}

type Calls = ReturnType<typeof useEditorTools>["calculation"]["calls"];

/** What the worker tells of the newest answer; of an answer that is overtaken it is dropped. */
export function useNewest<Found>(ask: (calls: Calls) => Promise<Found | undefined>): Newest<Found> | undefined {
  const { calculation } = useEditorTools();
  const answer = useLive((live) => live.answer);
  const answered = useLive((live) => live.answered);
  const [shown, setShown] = useState<Newest<Found> | undefined>(undefined);
  useEffect(() => {
    if (answer?.kind !== "calculated" || answered === undefined) return;
    let isCurrent = true;
    void ask(calculation.calls).then((found) => {
      if (isCurrent && found !== undefined) setShown({ conveyor: answered, found });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, calculation, answer, answered]);
  return shown;
}
