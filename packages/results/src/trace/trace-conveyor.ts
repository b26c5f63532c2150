import { readOff, startTrace, type Trace } from "@beltwright/engine";
import { type Calculation, type ComponentRows, type Conveyor, calculate } from "@beltwright/model";
import { type Found, type Located, locate, locatedIn } from "./locate.ts";
import { stepsOf } from "./plain-steps.ts";
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
export type DrawnNumber = (located: Located, of: string, extra: Trace) => Found;

const noDrawings: DrawnNumber = () => undefined;

/** Undefined where the conveyor cannot be calculated. */
export function traceConveyor(
  document: Conveyor,
  rows: ComponentRows | undefined,
  drawn: DrawnNumber = noDrawings,
): TracedConveyor | undefined {
  const by = (method: Conveyor["calcMethod"]) => traced(document, method, rows);
  const calculated = by(document.calcMethod);
  if (calculated === undefined) return undefined;
  const located: Located = locatedIn(document, calculated, {
    by,
    drawn: (of, extra) => drawn(located, of, extra),
  });
  const view = traceView(document, calculated.built);
  return { open: (shown) => view.opened(foundIn(located, shown)), openStep: view.openStep };
}

function traced(document: Conveyor, method: Conveyor["calcMethod"], rows: ComponentRows | undefined) {
  const found: Calculation = calculate(document, { method, isTraced: true, ...(rows && { rows }) });
  return found.kind === "calculated" ? found.referenced : undefined;
}

function foundIn(located: Located, shown: Shown): Found {
  const extra = startTrace();
  if (shown.kind !== "reading") return locate(located, shown, extra);
  return readOff(extra, stepsOf(shown.run.steps), shown.reading);
}
