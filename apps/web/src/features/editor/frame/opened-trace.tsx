import { type Traced, tracedKey } from "@beltwright/results";
import { useConveyor, useLive, useView } from "../document/editor-context.ts";
import { TracePanel } from "../results/trace-panel.tsx";

/** The number that is open, if any; a result by the document's own method is shown as it is by now. */
export function OpenedTrace() {
  const traced = useView(({ trace }) => trace);
  return traced === undefined ? null : <TraceOfNow traced={traced} />;
}

function TraceOfNow({ traced }: { readonly traced: Traced }) {
  const conveyor = useConveyor((document) => document);
  const answered = useLive((live) => live.answered);
  const path = traced.shown.kind === "result" && traced.method === undefined ? traced.shown.path : undefined;
  const now = useLive(({ results }) => (path === undefined ? undefined : results.at(path)));
  const shown = now === undefined ? traced : { ...traced, value: now };
  return <TracePanel key={tracedKey(traced)} traced={shown} {...{ conveyor, answered }} />;
}
