import type { MachineSolution } from "@beltwright/engine";
import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  calculate,
  type DocumentIssue,
  keepParts,
} from "@beltwright/model";

/** A conveyor whose parts are held as they were chosen, with what is calculated of it. */
interface Held {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
}

/**
 * Chooses parts once and holds them, and with them what the calculation found where nobody typed it: the mass of the
 * take-up and the friction of the drive pulleys. The question of a study is how the chosen machine fares.
 */
export function holdParts(
  conveyor: Conveyor,
  rows: ComponentRows,
): Held | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] } {
  const chosen = calculate(conveyor, { rows });
  if (chosen.kind === "refused") return chosen;
  const held = withFound(keepParts(conveyor, chosen.solution.machine, rows), chosen.solution);
  const calculated = calculate(held);
  return calculated.kind === "refused" ? calculated : { conveyor: held, calculated };
}

function withFound(conveyor: Conveyor, { takeUp, machine }: MachineSolution): Conveyor {
  const { drives } = machine.design;
  return {
    ...conveyor,
    takeUpMass: conveyor.takeUpMass > 0 ? conveyor.takeUpMass : (takeUp.mass ?? 0),
    drives: conveyor.drives.map((drive, at) => ({
      ...drive,
      coeffofFrictionRun: drive.coeffofFrictionRun || (drives[at]?.frictionRunning ?? 0),
      coeffofFrictionStart: drive.coeffofFrictionStart || (drives[at]?.frictionStarting ?? 0),
    })),
  };
}

/** Whether holding gives a number to what the design leaves to the program. */
export function isHeldFor({ takeupType }: Conveyor, fields: string): boolean {
  if (/coeffofFriction(Run|Start)/.test(fields)) return true;
  return fields.includes("takeUpMass") && takeupType.endsWith("Gravity");
}
