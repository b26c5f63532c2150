import type { Machine } from "../machine.ts";
import type { DynamicState } from "../state.ts";
import { explicitStepper } from "./explicit-stepper.ts";
import { implicitStepper } from "./implicit-stepper.ts";
import type { Stepper } from "./stepper.ts";

export function makeStepper(machine: Machine, state: DynamicState): Stepper {
  return machine.settings.stepper === "implicit" ? implicitStepper(machine, state) : explicitStepper(machine, state);
}
