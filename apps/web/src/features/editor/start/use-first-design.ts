import type { OfficePreferences, TypedNumbers, UnitSystem } from "@beltwright/model";
import { type Remote, wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import { loadRows } from "../../../ui/component-rows.ts";
import { type LatestWins, latestWins } from "../../../ui/latest-wins.ts";
import type { CalculationCalls, FirstAnswer } from "../calculation/calculation-calls.ts";

/** What a design is made of. */
interface Wanted {
  readonly typed: TypedNumbers;
  readonly preferences: OfficePreferences;
  /** Belts are of other widths where people think in inches. */
  readonly system: UnitSystem;
}

export interface FirstDesign extends FirstAnswer, Wanted {}

export interface FirstCalculation {
  readonly design: FirstDesign | undefined;
  /** The worker that made it, for opening its numbers. */
  readonly calls: Remote<CalculationCalls> | undefined;
}

/** The design of five numbers, worked out beside the page so that typing never waits for it. */
export function useFirstDesign(
  typed: TypedNumbers,
  preferences: OfficePreferences | undefined,
  system: UnitSystem,
): FirstCalculation {
  const [design, setDesign] = useState<FirstDesign | undefined>(undefined);
  const [worker, setWorker] = useState<Pick<FirstCalculation, "calls"> | undefined>(undefined);
  const queue = useRef<LatestWins<Wanted> | undefined>(undefined);
  const newest = useRef<Wanted | undefined>(undefined);
  const hasRows = useRef(false);
  useEffect(() => {
    const made = new Worker(new URL("../calculation/calculation.worker.ts", import.meta.url), { type: "module" });
    const calls = wrap<CalculationCalls>(made);
    setWorker({ calls });
    const started = latestWins<Wanted, FirstAnswer>(
      (wanted) => calls.start(wanted.typed, wanted.preferences, wanted.system),
      (wanted, found) => setDesign({ ...wanted, ...found }),
      () => setDesign(undefined),
    );
    queue.current = started;
    const abort = new AbortController();
    // With the parts the editor will choose, and not before they are here: it would open with other numbers.
    void loadRows(abort.signal).then(async (loaded) => {
      if (abort.signal.aborted) return;
      if (loaded !== undefined) await calls.provideRows(loaded.rows);
      hasRows.current = true;
      if (newest.current !== undefined) started.submit(newest.current);
    });
    return () => {
      abort.abort();
      hasRows.current = false;
      started.stop();
      made.terminate();
    };
  }, []);
  useEffect(() => {
    if (preferences === undefined) return;
    newest.current = { typed, preferences, system };
    if (hasRows.current) queue.current?.submit(newest.current);
  }, [typed, preferences, system]);
  return { design, calls: worker?.calls };
}
