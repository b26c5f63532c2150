import { bareTrace, type MachineSolution, rotationFactorOf } from "@beltwright/engine";
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
 * take-up, the friction of the drive pulleys and, by CEMA, that of the idlers. The question of a study is how the chosen machine fares.
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
    cemaIdlerFactor: conveyor.cemaIdlerFactor || idlerFriction(conveyor, machine),
    takeUpMass: conveyor.takeUpMass > 0 ? conveyor.takeUpMass : (takeUp.mass ?? 0),
    drives: conveyor.drives.map((drive, at) => ({
      ...drive,
      coeffofFrictionRun: drive.coeffofFrictionRun || (drives[at]?.frictionRunning ?? 0),
      coeffofFrictionStart: drive.coeffofFrictionStart || (drives[at]?.frictionStarting ?? 0),
    })),
  };
}

/** Ai of the carry idlers, N; 0 for other methods. */
function idlerFriction({ calcMethod }: Conveyor, { design }: MachineSolution["machine"]): number {
  return calcMethod === "CEMA" ? rotationFactorOf(bareTrace, design.carryIdler) : 0;
}

/** Whether holding gives a number to what the design leaves to the program. */
export function isHeldFor({ takeupType, calcMethod }: Conveyor, fields: string): boolean {
  if (/coeffofFriction(Run|Start)/.test(fields)) return true;
  if (fields === "cemaIdlerFactor") return calcMethod === "CEMA";
  return fields.includes("takeUpMass") && takeupType.endsWith("Gravity");
}
