import type { Design, Method } from "../../design/design.ts";
import type { OwnCase } from "../../design/own-case.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { LoadCase } from "../load-case.ts";
import type { Loop } from "../loop/belt-path.ts";
import { makeMethod } from "../resistance/make-method.ts";
import type { ResistanceMethod } from "../resistance/method.ts";
import { prepareCase, prepareLoad } from "../tension/prepare-case.ts";
import type { PreparedCase } from "../tension/prepared-case.ts";
import { designIn } from "./case-design.ts";
import { flowsIn } from "./case-flows.ts";

interface Laid {
  readonly design: Design;
  readonly loop: Loop;
  readonly method: Method;
}

/** A case of one's own with everything computed that does not change with tension. It takes the friction it says. */
export function prepareOwn(
  trace: Trace,
  { design, loop, method }: Laid,
  own: OwnCase,
  counted: (method: ResistanceMethod) => ResistanceMethod,
): PreparedCase {
  const inCase = designIn(trace, design, own);
  const flows = flowsIn(trace, inCase, loop, own);
  // What the method has to report of the conveyor is told once, for the cases that every conveyor has.
  const { resistance } = makeMethod(stepsOnly(trace), inCase, loop, method);
  const isEmpty = flows.every(({ massFlow }) => !(massFlow > 0));
  const loadCase: LoadCase = { name: own.name, load: isEmpty ? "empty" : "full", motion: own.motion, own };
  const loading = { loadCase: own.name, load: loadCase.load, flows };
  const load = prepareLoad(trace, inCase, loop, counted(resistance), loading);
  return prepareCase(trace, load, loadCase, { end: "design", share: own.frictionFactor });
}
