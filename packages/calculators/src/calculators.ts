import type { Calculator } from "./calculator.ts";
import { type ToolName, toolNames } from "./tool-names.ts";

/** A calculator on the list; what it computes is loaded when it is opened. */
export interface Tool extends ToolName {
  readonly load: () => Promise<Calculator>;
}

type Name = (typeof toolNames)[number]["name"];

const loads: Readonly<Record<Name, Tool["load"]>> = {
  trajectory: async () => (await import("./definitions/trajectory.ts")).trajectoryCalculator,
  feeder: async () => (await import("./definitions/feeder.ts")).feederCalculator,
  hopper: async () => (await import("./definitions/hopper.ts")).hopperCalculator,
  tube: async () => (await import("./definitions/tube.ts")).tubeCalculator,
  transition: async () => (await import("./definitions/transition.ts")).transitionCalculator,
  turnover: async () => (await import("./definitions/turnover.ts")).turnoverCalculator,
  curve: async () => (await import("./definitions/curve.ts")).curveCalculator,
  "measured-radius": async () => (await import("./definitions/curve.ts")).measuredRadiusCalculator,
  "take-up": async () => (await import("./definitions/take-up.ts")).takeUpCalculator,
  "belt-roll": async () => (await import("./definitions/belt-roll.ts")).beltRollCalculator,
  "belt-length": async () => (await import("./definitions/belt-roll.ts")).beltLengthCalculator,
  power: async () => (await import("./definitions/power.ts")).powerCalculator,
  motor: async () => (await import("./definitions/motor.ts")).motorCalculator,
  traction: async () => (await import("./definitions/traction.ts")).tractionCalculator,
  inertia: async () => (await import("./definitions/inertia.ts")).inertiaCalculator,
  brake: async () => (await import("./definitions/brake.ts")).brakeCalculator,
  flywheel: async () => (await import("./definitions/brake.ts")).flywheelCalculator,
  air: async () => (await import("./definitions/site.ts")).airCalculator,
  regression: async () => (await import("./definitions/numbers.ts")).regressionCalculator,
  units: async () => (await import("./definitions/numbers.ts")).unitsCalculator,
};

/** Every calculator with what loads it. */
export const tools: readonly Tool[] = toolNames.map((tool) => ({ ...tool, load: loads[tool.name] }));

export function findTool(name: string | undefined): Tool | undefined {
  return tools.find((one) => one.name === name);
}

export function findToolOf(form: string): Tool | undefined {
  return tools.find((one) => one.form === form);
}
