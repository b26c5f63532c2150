import { largestEdgeTension } from "../../parts/belt/joint-endurance.ts";
import { transitions } from "../../parts/belt/transition/transitions.ts";
import { bareTrace } from "../../trace/trace.ts";
import type { MachineContext } from "./context.ts";

/**
 * What the joints of the belt have to endure where the method of the design judges by them. It is that of the belt as it
 * is: another belt changes it, and is judged by its own once it is solved.
 */
export function edgeTensionToEndure(context: MachineContext): { readonly edgeTension?: number } {
  if (context.design.profile?.rules?.belt !== "joint") return {};
  const edgeTension = largestEdgeTension(bareTrace, context, transitions(bareTrace, context));
  return edgeTension === undefined ? {} : { edgeTension };
}
