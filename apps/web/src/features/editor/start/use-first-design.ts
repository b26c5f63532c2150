import type { FiveNumbers } from "@beltwright/model";
import { wrap } from "comlink";
import { useEffect, useRef, useState } from "react";
import type { CalculationCalls, FirstAnswer } from "../calculation/calculation-calls.ts";
import { type LatestWins, latestWins } from "../calculation/latest-wins.ts";

export interface FirstDesign extends FirstAnswer {
  readonly five: FiveNumbers;
}

/** The design of five numbers, worked out beside the page so that typing never waits for it. */
export function useFirstDesign(five: FiveNumbers): FirstDesign | undefined {
  const [design, setDesign] = useState<FirstDesign | undefined>(undefined);
  const queue = useRef<LatestWins<FiveNumbers> | undefined>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL("../calculation/calculation.worker.ts", import.meta.url), { type: "module" });
    const calls = wrap<CalculationCalls>(worker);
    const started = latestWins<FiveNumbers, FirstAnswer>(
      (numbers) => calls.start(numbers),
      (numbers, found) => setDesign({ five: numbers, ...found }),
      () => setDesign(undefined),
    );
    queue.current = started;
    return () => {
      started.stop();
      worker.terminate();
    };
  }, []);
  useEffect(() => queue.current?.submit(five), [five]);
  return design;
}
