import { readOff, startTrace, type Trace } from "@beltwright/engine";
import { type Calculated, type ComponentRows, type Conveyor, calculate, prepareConveyor } from "@beltwright/model";
import { type Found, type Located, locate, locatedIn } from "./locate.ts";
import type { Shown } from "./shown.ts";
import type { OpenedTrace, TraceNode } from "./trace-node.ts";
import { traceView } from "./trace-view.ts";

/** A calculation with every step kept, whose numbers open wherever they are shown. */
export interface TracedConveyor {
  readonly open: (shown: Shown) => OpenedTrace;
  /** A further step of what was opened. */
  readonly openStep: (step: number) => TraceNode | undefined;
}

/** Makes a number of a drawing anew, by what the drawing says it is. */
type DrawnNumber = (located: Located, of: string, extra: Trace) => Found;

const noDrawings: DrawnNumber = () => undefined;

/** Undefined where the conveyor cannot be calculated. */
export function traceConveyor(
  document: Conveyor,
  rows: ComponentRows | undefined,
  drawn: DrawnNumber = noDrawings,
): TracedConveyor | undefined {
  const known = new Map<Conveyor["calcMethod"], Calculated | undefined>();
  const by = (method: Conveyor["calcMethod"]) => {
    if (!known.has(method)) known.set(method, traced(document, method, rows));
    return known.get(method);
  };
  const calculated = by(document.calcMethod);
  if (calculated?.referenced === undefined) return undefined;
  const { referenced } = calculated;
  const located: Located = locatedIn(document, referenced, {
    by: (method) => by(method)?.referenced,
    drawn: (of, extra) => drawn(located, of, extra),
  });
  const view = traceView(document, referenced.built);
  const found = (shown: Shown) => {
    const extra = startTrace();
    return shown.kind === "reading" ? readingOf(calculated, shown, extra) : locate(located, shown, extra);
  };
  return { open: (shown) => view.opened(found(shown)), openStep: view.openStep };
}

function traced(
  document: Conveyor,
  method: Conveyor["calcMethod"],
  rows: ComponentRows | undefined,
): Calculated | undefined {
  const found = calculate(document, { method, isTraced: true, ...(rows && { rows }) });
  return found.kind === "calculated" ? found : undefined;
}

/** A number of a run, beside what the run was made of: its set-up is the same whenever it is made. */
function readingOf(calculated: Calculated, { run, reading }: Extract<Shown, { kind: "reading" }>, extra: Trace): Found {
  const { conveyor, scenario } = run;
  const prepared = prepareConveyor({ conveyor, calculated, scenario }, { isTraced: true });
  return prepared.kind === "prepared" ? readOff(extra, prepared.run.setUp, reading) : undefined;
}
