import type { Machine, MachineHorizontalCurve, MachinePulley, MachineVerticalCurve } from "@beltwright/engine";
import { isPulley } from "../../document/pulley-point.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { driveTrainResults } from "../drive-train/results.ts";
import { driveId, pointId } from "../points.ts";
import { type ComputedResult, computed } from "./computed-result.ts";
import { pullOutput, type TakePullResult } from "./pull-output.ts";

/** Results of idlers, take-up travel and drives. */
export function machineResults(document: Conveyor, machine: Machine): readonly ComputedResult[] {
  return [...conveyorResults(machine), ...motorResults(document, machine)].concat(
    machine.startStop === undefined ? [] : driveTrainResults(document, machine.drives, machine.startStop),
  );
}

function motorResults({ drives }: Conveyor, { duty }: Machine): readonly ComputedResult[] {
  return (duty?.motors ?? []).flatMap(({ driveId: id, torque }) => {
    const index = drives.findIndex((drive) => driveId(drive) === id);
    return index < 0 ? [] : computed(`drives[${index}].motorHeat`, torque, { driveId: id });
  });
}

/** Results of every point: ends of its belt, curves and pulley. */
export function machinePullResults(document: Conveyor, machine: Machine, take: TakePullResult): void {
  const ends = byPoint(machine.path);
  const pulleys = byPoint(machine.pulleys);
  const vertical = byPoint(machine.verticalCurves);
  const horizontal = byPoint(machine.horizontalCurves);
  for (const [index, pull] of document.pulls.entries()) {
    const id = pointId(pull);
    endResults(index, ends.get(id), take);
    if (!isPulley(pull)) verticalResults(index, vertical.get(id), take);
    horizontalResults(index, horizontal.get(id), take);
    pulleyResults(index, pulleys.get(id), take);
  }
}

function byPoint<Part extends { readonly pointId: string }>(parts: readonly Part[]): ReadonlyMap<string, Part> {
  const found = new Map<string, Part>();
  for (const part of parts) found.set(part.pointId, part);
  return found;
}

function conveyorResults(machine: Machine): readonly ComputedResult[] {
  const { carryIdlers, returnIdlers, takeUpTravel, masses } = machine;
  return [
    ...computed("beltMass", machine.design.belt.mass),
    ...computed("takeUpTravel", takeUpTravel.total),
    ...computed("takeUpElastic", takeUpTravel.elastic),
    ...computed("takeUpThermal", takeUpTravel.thermal),
    ...computed("takeUpPermanent", takeUpTravel.permanent),
    ...computed("recCSSpacing", carryIdlers?.recommended?.spacing),
    ...computed("recRSSpacing", returnIdlers?.recommended?.spacing),
    ...computed("totalMass", masses.mass),
    ...computed("totalCost", masses.cost > 0 ? masses.cost : undefined),
    ...computed("convLength", machine.conveyorLength),
    ...computed("totalLift", machine.lift),
    ...computed("beltThick", machine.beltThickness),
    ...computed("nomCSL10h", carryIdlers?.nominal.check.life),
    ...computed("nomRSL10h", returnIdlers?.nominal.check.life),
    ...computed("runningHours", machine.duty?.runningTime),
    ...computed("beltPasses", machine.duty?.beltPasses),
    ...computed("nomCSIdlerDefl", carryIdlers?.nominal.check.shaftSlope),
    ...computed("nomRSIdlerDefl", returnIdlers?.nominal.check.shaftSlope),
  ];
}

const outputs = {
  startX: pullOutput("stPtX"),
  startY: pullOutput("stPtY"),
  startZ: pullOutput("stPtZ"),
  endX: pullOutput("endPtX"),
  endY: pullOutput("endPtY"),
  endZ: pullOutput("endPtZ"),
  verticalType: pullOutput("vertCurveType"),
  verticalRadius: pullOutput("vertCurveRadius"),
  verticalNeed: pullOutput("minVertCurveRadius"),
  curveSpacing: pullOutput("curveSpacing"),
  horizontalRadius: pullOutput("horizCurveRadius"),
  horizontalNeed: pullOutput("minHorizCurveRadius"),
  drift: pullOutput("horizDrift"),
  pulleyDiameter: pullOutput("minPulleyDia"),
  inertia: pullOutput("pulleyInertia"),
  resultant: pullOutput("resultantForce"),
  shaftDiameter: pullOutput("reqShaftDia"),
  shaftSlope: pullOutput("shaftDefl"),
  shellStress: pullOutput("shellStress"),
  bearingLife: pullOutput("brgL10h"),
};

function endResults(index: number, ends: Machine["path"][number] | undefined, take: TakePullResult): void {
  if (ends === undefined) return;
  const { start, end } = ends;
  take(outputs.startX, index, start.x);
  take(outputs.startY, index, start.y);
  take(outputs.startZ, index, start.z);
  take(outputs.endX, index, end.x);
  take(outputs.endY, index, end.y);
  take(outputs.endZ, index, end.z);
}

const curveTypes = { concave: "Concave", convex: "Convex", none: "None" } as const;

/** Radius used, typed or recommended, beside the one needed; no radius where none will do. */
function verticalResults(index: number, curve: MachineVerticalCurve | undefined, take: TakePullResult): void {
  take(outputs.verticalType, index, curveTypes[curve?.type ?? "none"]);
  take(outputs.verticalRadius, index, curve?.usedRadius);
  take(outputs.verticalNeed, index, needOf(curve));
  take(outputs.curveSpacing, index, curve?.spacing);
}

function horizontalResults(index: number, curve: MachineHorizontalCurve | undefined, take: TakePullResult): void {
  if (curve === undefined) return;
  take(outputs.horizontalRadius, index, curve.usedRadius);
  take(outputs.horizontalNeed, index, needOf(curve));
  take(outputs.drift, index, curve.largestDrift);
}

function needOf(curve: MachineVerticalCurve | MachineHorizontalCurve | undefined): number | undefined {
  const need = curve?.governing?.need;
  return need?.kind === "radius" ? need.radius : undefined;
}

/** The resultant is the largest of all load cases, the shaft is that at the hubs. */
function pulleyResults(index: number, pulley: MachinePulley | undefined, take: TakePullResult): void {
  if (pulley === undefined) return;
  const { check, minimumDiameter } = pulley;
  take(outputs.pulleyDiameter, index, minimumDiameter.diameter);
  take(outputs.inertia, index, pulley.inertia);
  take(outputs.resultant, index, check?.loads.strength.resultant);
  take(outputs.shaftDiameter, index, check?.hubDiameter);
  take(outputs.shaftSlope, index, check?.deflection.hubSlope);
  take(outputs.shellStress, index, check?.shell.combined);
  take(outputs.bearingLife, index, check?.bearingLife);
}
