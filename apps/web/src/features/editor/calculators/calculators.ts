import type { FormName } from "@beltwright/model";
import type { Calculator } from "./calculator.ts";

/** A calculator on the list; what it computes is loaded when it is opened. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly group: "Material flow" | "Belt" | "Drive" | "Site and numbers";
  /** The form of the conveyor document that keeps its inputs. */
  readonly form?: FormName;
  readonly load: () => Promise<Calculator>;
}

/** Every calculator, group by group in the order they are listed. */
export const tools: readonly Tool[] = [
  {
    name: "trajectory",
    title: "Discharge trajectory",
    group: "Material flow",
    form: "trajectory",
    load: async () => (await import("./definitions/trajectory.ts")).trajectoryCalculator,
  },
  {
    name: "feeder",
    title: "Feeder",
    group: "Material flow",
    form: "feeder",
    load: async () => (await import("./definitions/feeder.ts")).feederCalculator,
  },
  {
    name: "hopper",
    title: "Hopper",
    group: "Material flow",
    form: "hopper",
    load: async () => (await import("./definitions/hopper.ts")).hopperCalculator,
  },
  {
    name: "tube",
    title: "Pipe belt",
    group: "Material flow",
    form: "tube",
    load: async () => (await import("./definitions/tube.ts")).tubeCalculator,
  },
  {
    name: "transition",
    title: "Transition",
    group: "Belt",
    form: "transition",
    load: async () => (await import("./definitions/transition.ts")).transitionCalculator,
  },
  {
    name: "turnover",
    title: "Belt turnover",
    group: "Belt",
    form: "turnover",
    load: async () => (await import("./definitions/turnover.ts")).turnoverCalculator,
  },
  {
    name: "curve",
    title: "Curve",
    group: "Belt",
    load: async () => (await import("./definitions/curve.ts")).curveCalculator,
  },
  {
    name: "measured-radius",
    title: "Radius as built",
    group: "Belt",
    load: async () => (await import("./definitions/curve.ts")).measuredRadiusCalculator,
  },
  {
    name: "take-up",
    title: "Take-up travel",
    group: "Belt",
    load: async () => (await import("./definitions/take-up.ts")).takeUpCalculator,
  },
  {
    name: "belt-roll",
    title: "Belt roll",
    group: "Belt",
    load: async () => (await import("./definitions/belt-roll.ts")).beltRollCalculator,
  },
  {
    name: "belt-length",
    title: "Belt on two pulleys",
    group: "Belt",
    load: async () => (await import("./definitions/belt-roll.ts")).beltLengthCalculator,
  },
  {
    name: "power",
    title: "Power, kW",
    group: "Drive",
    load: async () => (await import("./definitions/power.ts")).powerCalculator,
  },
  {
    name: "motor",
    title: "Motor torque",
    group: "Drive",
    load: async () => (await import("./definitions/motor.ts")).motorCalculator,
  },
  {
    name: "traction",
    title: "Wrap and traction",
    group: "Drive",
    load: async () => (await import("./definitions/traction.ts")).tractionCalculator,
  },
  {
    name: "inertia",
    title: "Pulley inertia",
    group: "Drive",
    form: "inertia",
    load: async () => (await import("./definitions/inertia.ts")).inertiaCalculator,
  },
  {
    name: "brake",
    title: "Brake",
    group: "Drive",
    load: async () => (await import("./definitions/brake.ts")).brakeCalculator,
  },
  {
    name: "flywheel",
    title: "Flywheel",
    group: "Drive",
    load: async () => (await import("./definitions/brake.ts")).flywheelCalculator,
  },
  {
    name: "air",
    title: "Air and altitude",
    group: "Site and numbers",
    load: async () => (await import("./definitions/site.ts")).airCalculator,
  },
  {
    name: "regression",
    title: "Quadratic regression",
    group: "Site and numbers",
    load: async () => (await import("./definitions/numbers.ts")).regressionCalculator,
  },
  {
    name: "units",
    title: "Unit conversion",
    group: "Site and numbers",
    load: async () => (await import("./definitions/numbers.ts")).unitsCalculator,
  },
];

export function findTool(name: string | undefined): Tool | undefined {
  return tools.find((one) => one.name === name);
}

export function findToolOf(form: string): Tool | undefined {
  return tools.find((one) => one.form === form);
}
