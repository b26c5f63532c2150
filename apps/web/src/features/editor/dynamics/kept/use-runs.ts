import { hasSameRuns } from "@beltwright/model";
import { type RunFinding, runFindings, scenarioTitle } from "@beltwright/results";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useConveyor, useEditorTools } from "../../document/editor-context.ts";
import type { KeptRun } from "./kept-runs.ts";

interface ShownRuns {
  /** Of the document as it is. */
  readonly current: readonly KeptRun[];
  /** Of an earlier state of it. */
  readonly earlier: readonly KeptRun[];
}

/** The runs of the open design, those of the document as it is apart from those it has left behind. */
export function useRuns(): ShownRuns {
  const runs = useStore(useEditorTools().runs.store);
  // One word for all of them: a change that leaves no other run behind makes nothing new.
  const states = useConveyor((document) =>
    runs.map(({ conveyor }) => (hasSameRuns(conveyor, document) ? "c" : "e")).join(""),
  );
  return useMemo(() => {
    const inState = (state: "c" | "e") => runs.filter((_, at) => states[at] === state);
    return { current: inState("c"), earlier: inState("e") };
  }, [runs, states]);
}

interface ShownRunFindings {
  readonly current: readonly RunFinding<KeptRun>[];
  readonly earlier: readonly RunFinding<KeptRun>[];
}

/** What the runs of the design found. What a later run of the same scenario no longer finds is gone. */
export function useRunFindings(): ShownRunFindings {
  const { current, earlier } = useRuns();
  return useMemo(() => ({ current: runFindings(current), earlier: runFindings(earlier) }), [current, earlier]);
}

/** In which scenarios something was found. */
export function foundIn({ run, others }: RunFinding<KeptRun>): string {
  return [run.scenario, ...others].map(scenarioTitle).join("; ");
}
