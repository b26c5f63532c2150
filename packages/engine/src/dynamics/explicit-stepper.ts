import { at } from "../methods/tension/tension-state.ts";
import { moveCarriage } from "./carriage-step.ts";
import { moveNodes, strainElements, strainSaggingElements } from "./kernel.ts";
import type { Machine } from "./machine.ts";
import { moveStation } from "./special-node.ts";
import type { DynamicState } from "./state.ts";
import type { MakeStepper } from "./stepper.ts";
import { checkTraction } from "./traction-step.ts";

/**
 * Staggered leapfrog: tensions give speeds half a step later, speeds give strains and tensions. Second order, one pass
 * over the belt for each step, no matrices. Stable up to the step that `stableStep` gives.
 */
export const explicitStepper: MakeStepper = (machine, state) => ({
  state,
  advance: (steps) => {
    for (let n = 0; n < steps; n += 1) {
      const time = state.steps * machine.step;
      moveCarriage(machine, state, time);
      moveBelt(machine, state, time);
      strainBelt(machine, state, time + machine.step);
      checkTraction(machine, state, time + machine.step);
      state.steps += 1;
    }
  },
});

function moveBelt(machine: Machine, state: DynamicState, time: number): void {
  const { mesh, coefficients: c } = machine;
  const { speed, tension, total } = state;
  const { first } = mesh;
  for (let k = 0; k + 1 < first.length; k += 1) {
    moveStation(machine, state, k, time);
    const from = (first[k] ?? 0) + 1;
    const to = first[k + 1] ?? 0;
    if (to <= from) continue;
    moveNodes(
      speed,
      tension,
      from,
      to,
      at(c.mass, k),
      at(c.stepOverMass, k),
      at(c.fall, k),
      at(c.grip, k),
      at(c.gripBySpeed, k),
      at(c.gripAtRest, k),
      total,
    );
  }
  speed[mesh.count] = at(speed, 0);
}

function strainBelt(machine: Machine, state: DynamicState, time: number): void {
  const { mesh, coefficients: c, settings } = machine;
  const { first } = mesh;
  for (let k = 0; k + 1 < first.length; k += 1) {
    if (settings.hasSag && at(c.stiff, k) > 0) strainSagging(machine, state, k, time);
    else strainStraight(machine, state, k, time);
  }
}

function strainSagging(machine: Machine, state: DynamicState, k: number, time: number): void {
  const { mesh, coefficients: c, damping, decay, growth } = machine;
  strainSaggingElements(
    state.speed,
    state.tension,
    state.strain,
    state.history,
    state.largest,
    state.smallest,
    state.largestAt,
    state.smallestAt,
    mesh.first[k] ?? 0,
    mesh.first[k + 1] ?? 0,
    time,
    at(c.stepOverLength, k),
    at(c.stiff, k),
    at(c.overStiff, k),
    at(c.branch, k),
    at(c.sag, k),
    damping,
    decay,
    growth,
    at(c.branchLoss, k),
    at(c.gridLoss, k),
    state.total,
  );
}

function strainStraight(machine: Machine, state: DynamicState, k: number, time: number): void {
  const { mesh, coefficients: c, damping, decay, growth } = machine;
  strainElements(
    state.speed,
    state.tension,
    state.strain,
    state.history,
    state.largest,
    state.smallest,
    state.largestAt,
    state.smallestAt,
    mesh.first[k] ?? 0,
    mesh.first[k + 1] ?? 0,
    time,
    at(c.stepOverLength, k),
    at(c.stiff, k),
    at(c.overStiff, k),
    at(c.branch, k),
    damping,
    decay,
    growth,
    at(c.branchLoss, k),
    at(c.gridLoss, k),
    state.total,
  );
}
