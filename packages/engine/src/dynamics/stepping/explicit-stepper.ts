import { at } from "../../solve/tension/tension-state.ts";
import { type BeltKernel, plainKernel } from "../kernel/belt-kernel.ts";
import { compiledKernel } from "../kernel/compiled-kernel.ts";
import type { RunPlan } from "../run-plan.ts";
import { moveCarriage } from "./carriage-step.ts";
import { runControl } from "./control-step.ts";
import { moveStation } from "./special-node.ts";
import type { MakeStepper } from "./stepper.ts";
import { checkTraction } from "./traction-step.ts";

/**
 * Staggered leapfrog: tensions give speeds half a step later, speeds give strains and tensions. Second order, one pass
 * over the belt for each step, no matrices. Stable up to the step that `stableShare` allows.
 */
export const explicitStepper: MakeStepper = (plan, begin) => {
  const wanted = plan.settings.kernel === "compiled" ? compiledKernel(plan, begin) : undefined;
  const kernel = wanted ?? plainKernel(plan, begin);
  const { state } = kernel;
  return { state, advance: (steps) => advance(plan, kernel, steps) };
};

function advance(plan: RunPlan, kernel: BeltKernel, steps: number): void {
  const { step, mesh } = plan;
  const { state } = kernel;
  const strands = mesh.first.length - 1;
  for (let n = 0; n < steps; n += 1) {
    const time = state.steps * step;
    runControl(plan, state, time);
    moveCarriage(plan, state, time);
    for (let k = 0; k < strands; k += 1) {
      moveStation(plan, state, k, time);
      kernel.move(k);
    }
    state.speed[mesh.count] = at(state.speed, 0);
    for (let k = 0; k < strands; k += 1) kernel.strain(k, time + step);
    checkTraction(plan, state, time + step);
    state.steps += 1;
  }
}
