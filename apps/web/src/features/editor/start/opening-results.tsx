import { type Traced, tracedKey } from "@beltwright/results";
import { Suspense, useMemo, useState } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import { TraceContext, type TraceTools } from "../results/trace-tools.ts";
import { FirstResults } from "./first-results.tsx";
import styles from "./start.module.css";
import type { FirstCalculation } from "./use-first-design.ts";

const TracePanel = lateView(async () => (await import("../results/trace-panel.tsx")).TracePanel);

/** The first results; each opens into how it came about, beside the numbers that are typed. */
export function OpeningResults({ design, calls, isStale }: FirstCalculation & { readonly isStale: boolean }) {
  const [traced, setTraced] = useState<Traced | undefined>(undefined);
  const tools = useMemo(
    (): TraceTools => ({
      show: setTraced,
      open: async (document, origin) => (await calls?.open(document, origin)) ?? { kind: "not-calculated" },
      openStep: async (step) => calls?.openStep(step),
    }),
    [calls],
  );
  return (
    <TraceContext value={tools}>
      <FirstResults design={design} isStale={isStale} />
      {traced && design && (
        <div className={styles.trace}>
          <Suspense>
            <TracePanel
              key={tracedKey(traced)}
              traced={current(traced, design.results)}
              conveyor={design.conveyor}
              answered={design.conveyor}
            />
          </Suspense>
        </div>
      )}
    </TraceContext>
  );
}

/** As it is by now, while the numbers above go on. */
function current(traced: Traced, results: Readonly<Record<string, number | string>>): Traced {
  const value = traced.shown.kind === "result" ? results[traced.shown.path] : undefined;
  return value === undefined ? traced : { ...traced, value };
}
