import type { BeltLoop } from "../belt-loop.ts";
import { restingEquilibrium, runningEquilibrium } from "../equilibrium.ts";
import { buildMachine, type Machine } from "../machine.ts";
import type { DynamicEvent } from "../scenario.ts";
import { type DynamicSettings, defaultDynamicSettings } from "../settings.ts";
import { beginState, type DynamicState } from "../state.ts";
import { makeStepper } from "../stepping/make-stepper.ts";
import type { Stepper } from "../stepping/stepper.ts";
import { applySwitch, stepOf, switchesOf } from "../switches.ts";

/** A loop on its way, without the trappings of a design: for checks against exact solutions and for benchmarks. */
export interface Simulation {
  readonly machine: Machine;
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
  const machine = buildMachine(loop, { ...defaultDynamicSettings, ...settings });
  const stepper: Stepper = makeStepper(machine, typeof begin === "string" ? equilibrium(machine, begin) : begin);
  const { state } = stepper;
  const switches = switchesOf(machine, events);
  let next = 0;
  const applyDue = (): void => {
    for (let due = switches[next]; due !== undefined && stepOf(machine, due) <= state.steps; due = switches[next]) {
      applySwitch(machine, state, due);
      next += 1;
    }
  };
  applyDue();
  const goTo = (time: number, afterStep?: (time: number) => void): void => {
    const target = Math.round(time / machine.step);
    while (state.steps < target) {
      applyDue();
      const due = switches[next];
      const until = Math.min(target, due === undefined ? target : stepOf(machine, due));
      stepper.advance(afterStep === undefined ? until - state.steps : 1);
      afterStep?.(state.steps * machine.step);
    }
  };
  return { machine, state, goTo };
}

/** The state a loop begins from. */
function equilibrium(machine: Machine, begin: "rest" | "running"): DynamicState {
  const isRunning = begin === "running";
  const { tension } = isRunning ? runningEquilibrium(machine) : restingEquilibrium(machine);
  return beginState(machine, tension, isRunning ? machine.loop.fullSpeed : 0);
}
