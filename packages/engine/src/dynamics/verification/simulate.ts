import type { BeltLoop } from "../belt-loop.ts";
import { restingEquilibrium, runningEquilibrium } from "../equilibrium.ts";
import { planRun, type RunPlan } from "../run-plan.ts";
import type { DynamicEvent } from "../scenario.ts";
import { type DynamicSettings, defaultDynamicSettings } from "../settings.ts";
import { beginState, type DynamicState } from "../state.ts";
import { makeStepper } from "../stepping/make-stepper.ts";
import type { Stepper } from "../stepping/stepper.ts";
import { applySwitch, stepOf, switchesOf } from "../switches.ts";

/** A loop on its way, without the trappings of a design: for checks against exact solutions and for benchmarks. */
export interface Simulation {
  readonly plan: RunPlan;
  readonly state: DynamicState;
  /** Goes to a time, and calls back after every step where asked. */
  readonly goTo: (time: number, afterStep?: (time: number) => void) => void;
}

export function simulate(
  loop: BeltLoop,
  begin: "rest" | "running" | DynamicState,
  events: readonly DynamicEvent[],
  settings: Partial<DynamicSettings> = {},
): Simulation {
  const plan = planRun(loop, { ...defaultDynamicSettings, ...settings });
  const stepper: Stepper = makeStepper(plan, typeof begin === "string" ? equilibrium(plan, begin) : begin);
  const { state } = stepper;
  const switches = switchesOf(plan, events);
  let next = 0;
  const applyDue = (): void => {
    for (let due = switches[next]; due !== undefined && stepOf(plan, due) <= state.steps; due = switches[next]) {
      applySwitch(plan, state, due);
      next += 1;
    }
  };
  applyDue();
  const goTo = (time: number, afterStep?: (time: number) => void): void => {
    const target = Math.round(time / plan.step);
    while (state.steps < target) {
      applyDue();
      const due = switches[next];
      const until = Math.min(target, due === undefined ? target : stepOf(plan, due));
      stepper.advance(afterStep === undefined ? until - state.steps : 1);
      afterStep?.(state.steps * plan.step);
    }
  };
  return { plan, state, goTo };
}

/** The state a loop begins from. */
function equilibrium(plan: RunPlan, begin: "rest" | "running"): DynamicState {
  const isRunning = begin === "running";
  const { tension } = isRunning ? runningEquilibrium(plan) : restingEquilibrium(plan);
  return beginState(plan, tension, isRunning ? plan.loop.fullSpeed : 0);
}
