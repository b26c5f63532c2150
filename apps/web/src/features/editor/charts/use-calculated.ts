import type { Calculated, Conveyor, OfficePreferences, Origin } from "@beltwright/model";
import { useEffect, useMemo, useState } from "react";
import type { ControlShown } from "../calculation/calculation-calls.ts";
import { useEditorTools, useLive } from "../document/editor-context.ts";
import { askOnce, told } from "./ask-once.ts";

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

const noPreferences: OfficePreferences = {};
/** One question for each set of preferences, so that the fields of a form ask it together. */
const askOrigins = new WeakMap<OfficePreferences, Ask<readonly Origin[]>>();

/** Rules of the fields that follow from the newest calculation, by path. */
export function useSolvedOrigins(preferences = noPreferences): readonly Origin[] | undefined {
  const ask = askOrigins.get(preferences) ?? ((calls: Calls) => calls.origins(preferences));
  askOrigins.set(preferences, ask);
  return useNewest(ask)?.found;
}

interface Newest<Found> {
  readonly conveyor: Conveyor;
  readonly found: Found;
}

type Calls = ReturnType<typeof useEditorTools>["calculation"]["calls"];
type Ask<Found> = (calls: Calls) => Promise<Found | undefined>;

/** What the worker tells of the newest answer, asked once however many show it; of an answer that is overtaken it is dropped. */
export function useNewest<Found>(ask: Ask<Found>): Newest<Found> | undefined {
  const { calculation } = useEditorTools();
  const answer = useLive((live) => live.answer);
  const answered = useLive((live) => live.answered);
  const [shown, setShown] = useState(() => answer && told<Newest<Found>>(answer, ask));
  useEffect(() => {
    if (answer?.kind !== "calculated" || answered === undefined) return;
    let isCurrent = true;
    const newest = askOnce(answer, ask, async () => {
      const found = await ask(calculation.calls);
      return found && { conveyor: answered, found };
    });
    void newest.then((one) => {
      if (isCurrent && one !== undefined) setShown(one);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, calculation, answer, answered]);
  return shown;
}
