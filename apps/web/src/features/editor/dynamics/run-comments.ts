import { type LineChart, scenarioKey, scenarioTitle } from "@beltwright/results";
import type { CommentedAs } from "../comments/chart-comments.tsx";
import { useDynamicRun, useTracedRun } from "./dynamic-run.ts";

/** As what a chart of the run is commented on: `run takeUp stop coasting full`. Undefined until the run is over. */
export function useCommentedAs(): (chart: Pick<LineChart, "name" | "title">) => CommentedAs | undefined {
  const run = useTracedRun();
  const isWhole = useIsWholeRun();
  return ({ name, title }) =>
    run && isWhole
      ? { name: `run ${name} ${scenarioKey(run.scenario)}`, title: `${scenarioTitle(run.scenario)}: ${title}` }
      : undefined;
}

/** Comments stand at parts of the axis, which is not whole in a run that was cancelled. */
export function useIsWholeRun(): boolean {
  return useDynamicRun(({ answer }) => answer?.kind === "ran" && answer.result.end !== "cut-short");
}
