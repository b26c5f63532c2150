import type { FormName } from "@beltwright/model";

/** A calculator on the list. */
export interface ToolName {
  readonly name: string;
  readonly title: string;
  readonly group: "Material flow" | "Belt" | "Drive" | "Site and numbers";
  /** The form of the conveyor document that keeps its inputs. */
  readonly form?: FormName;
}

/** Every calculator, group by group in the order they are listed. Light: the palette of every screen has them. */
export const toolNames = [
  { name: "trajectory", title: "Discharge trajectory", group: "Material flow", form: "trajectory" },
  { name: "feeder", title: "Feeder", group: "Material flow", form: "feeder" },
  { name: "hopper", title: "Hopper", group: "Material flow", form: "hopper" },
  { name: "tube", title: "Pipe belt", group: "Material flow", form: "tube" },
  { name: "transition", title: "Transition", group: "Belt", form: "transition" },
  { name: "turnover", title: "Belt turnover", group: "Belt", form: "turnover" },
  { name: "curve", title: "Curve", group: "Belt" },
  { name: "measured-radius", title: "Radius as built", group: "Belt" },
  { name: "take-up", title: "Take-up travel", group: "Belt" },
  { name: "belt-roll", title: "Belt roll", group: "Belt" },
  { name: "belt-length", title: "Belt on two pulleys", group: "Belt" },
  { name: "power", title: "Power, kW", group: "Drive" },
  { name: "motor", title: "Motor torque", group: "Drive" },
  { name: "traction", title: "Wrap and traction", group: "Drive" },
  { name: "inertia", title: "Pulley inertia", group: "Drive", form: "inertia" },
  { name: "brake", title: "Brake", group: "Drive" },
  { name: "flywheel", title: "Flywheel", group: "Drive" },
  { name: "air", title: "Air and altitude", group: "Site and numbers" },
  { name: "regression", title: "Quadratic regression", group: "Site and numbers" },
  { name: "units", title: "Unit conversion", group: "Site and numbers" },
] as const satisfies readonly ToolName[];
