import { tracedKey } from "@beltwright/results";
import { useConveyor, useLive, useView } from "../document/editor-context.ts";
import { TracePanel } from "../results/trace-panel.tsx";

/** The number that is open, if any; a result by the document's own method is shown as it is by now. */
export function OpenedTrace() {
  const traced = useView(({ trace }) => trace);
  const conveyor = useConveyor((document) => document);
  const answered = useLive((live) => live.answered);
  const path = traced?.shown.kind === "result" && traced.method === undefined ? traced.shown.path : undefined;
  const now = useLive(({ results }) => (path === undefined ? undefined : results.at(path)));
  if (traced === undefined) return null;
  const shown = now === undefined ? traced : { ...traced, value: now };
  return <TracePanel key={tracedKey(traced)} traced={shown} {...{ conveyor, answered }} />;
}
