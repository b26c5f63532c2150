import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import type { OwnCase } from "../../design/own-case.ts";
import { restingFriction } from "../../rules/load-cases/case.ts";
import { none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { LoadCase } from "../load-case.ts";
import type { Loop } from "../loop/belt-path.ts";
import { makeMethod } from "../resistance/make-method.ts";
import type { ResistanceMethod } from "../resistance/method.ts";
import { type PreparedLoad, prepareCase, prepareLoad } from "../tension/prepare-case.ts";
import type { PreparedCase } from "../tension/prepared-case.ts";
import { designIn } from "./case-design.ts";
import { flowsIn } from "./case-flows.ts";

interface Laid {
  readonly design: Design;
  readonly loop: Loop;
  readonly method: Method;
}

interface OwnPrepared {
  readonly case: PreparedCase;
  /** What the next round takes over where it has not changed. */
  readonly load: PreparedLoad;
}

interface Known {
  readonly counted: (method: ResistanceMethod) => ResistanceMethod;
  /** The same case as it was prepared for a conveyor with the same belt and idlers, and the belt as it was laid then. */
  readonly before?: { readonly load: PreparedLoad; readonly loop: Loop } | undefined;
  /** Loads of this round that other cases may take over. */
  readonly alike?: Map<string, PreparedLoad>;
}

/** A case of one's own with everything computed that does not change with tension. It takes the friction it says. */
export function prepareOwn(trace: Trace, laid: Laid, own: OwnCase, known: Known): OwnPrepared {
  const load = alikeLoad(trace, laid, own, known);
  const loadCase: LoadCase = { name: own.name, load: load.load, motion: own.motion, own };
  const friction = { end: "design", share: frictionIn(trace, laid.design, own) } as const;
  return { case: prepareCase(trace, load, loadCase, friction), load };
}

/** Cases that differ in friction alone are loaded once. Where steps are kept each has its own, under its name. */
function alikeLoad(trace: Trace, laid: Laid, own: OwnCase, known: Known): PreparedLoad {
  if (known.alike === undefined || trace.mode === "recorded") return ownLoad(trace, laid, own, known);
  const { name: _name, kind: _kind, isChecked: _checked, frictionFactor: _friction, motion, ...loading } = own;
  const key = JSON.stringify([motion === "at-rest", loading]);
  const load = known.alike.get(key) ?? ownLoad(trace, laid, own, known);
  known.alike.set(key, load);
  return load;
}

function ownLoad(trace: Trace, { design, loop, method }: Laid, own: OwnCase, { counted, before }: Known): PreparedLoad {
  const inCase = designIn(trace, design, own);
  const flows = own.motion === "at-rest" ? unfed(trace, inCase, loop, own) : flowsIn(trace, inCase, loop, own);
  // What the method has to report of the conveyor is told once, for the cases that every conveyor has.
  const { resistance } = makeMethod(stepsOnly(trace), inCase, loop, method);
  const isEmpty = flows.every(({ massFlow }) => !(massFlow > 0));
  const loading = { loadCase: own.name, load: isEmpty ? "empty" : "full", flows } as const;
  const same = before && isKnown(own, loop, before.loop) ? { before: before.load } : {};
  return prepareLoad(trace, inCase, loop, counted(resistance), loading, same);
}

/** A belt that stands is fed nothing: no load is brought up to its speed. */
function unfed(trace: Trace, design: Design, loop: Loop, own: OwnCase): ReturnType<typeof flowsIn> {
  return flowsIn(trace, design, loop, own).map((flow) => ({ ...flow, added: none(trace) }));
}

function frictionIn(trace: Trace, { settings }: Design, { motion, frictionFactor: factor }: OwnCase): number {
  if (motion !== "at-rest") return factor;
  return restingFriction(trace, { factor, lowFriction: settings.lowFriction });
}

/** Whether a section carries what it carried before if it is the same itself; else all of them have to be. */
function isKnown({ feeds, windows, flooded }: OwnCase, loop: Loop, before: Loop): boolean {
  if (feeds.length === 0 && windows === undefined && flooded === undefined) return true;
  return loop.sections.every((section, at) => section === before.sections[at]);
}
