import type { Machine, MachineHorizontalCurve, MachinePulley, MachineVerticalCurve } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { add, type ComputedResult, computed } from "./computed-result.ts";
import { driveTrainResults } from "./drive-train/results.ts";
import { pointId } from "./points.ts";
import { pullPath } from "./pull-path.ts";

/** The path of a result of one point by its name. */
type PathOf = (name: string) => string;

/** Results of pulleys, idlers, curves and take-up travel. */
export function machineResults(document: Conveyor, machine: Machine): readonly ComputedResult[] {
  return conveyorResults(machine).concat(
    machine.startStop === undefined ? [] : driveTrainResults(document, machine.drives, machine.startStop),
    pointResults(document, machine),
  );
}

/** Results of every point: ends of its belt, curves and pulley. */
function pointResults(document: Conveyor, machine: Machine): readonly ComputedResult[] {
  const byPoint = <Part extends { readonly pointId: string }>(parts: readonly Part[]) =>
    new Map(parts.map((part) => [part.pointId, part]));
  const ends = byPoint(machine.path);
  const pulleys = byPoint(machine.pulleys);
  const vertical = byPoint(machine.verticalCurves);
  const horizontal = byPoint(machine.horizontalCurves);
  const results: ComputedResult[] = [];
  document.pulls.forEach((pull, index) => {
    const at = (name: string) => pullPath(index, name);
    const id = pointId(pull);
    addEnds(results, at, ends.get(id));
    if (pull.pType === "Int. Pt" || pull.pType === "Hopper") addVertical(results, at, id, vertical.get(id));
    const [turn, pulley] = [horizontal.get(id), pulleys.get(id)];
    if (turn !== undefined) results.push(...horizontalResults(at, turn));
    if (pulley !== undefined) results.push(...pulleyResults(at, pulley));
  });
  return results;
}

function conveyorResults(machine: Machine): readonly ComputedResult[] {
  const { carryIdlers, returnIdlers, takeUpTravel, masses } = machine;
  return [
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
    ...computed("nomCSIdlerDefl", carryIdlers?.nominal.check.shaftSlope),
    ...computed("nomRSIdlerDefl", returnIdlers?.nominal.check.shaftSlope),
  ];
}

function addEnds(results: ComputedResult[], at: PathOf, ends: Machine["path"][number] | undefined): void {
  if (ends === undefined) return;
  const { start, end, pointId: id } = ends;
  const place = { pointId: id };
  add(results, at("stPtX"), start.x, place);
  add(results, at("stPtY"), start.y, place);
  add(results, at("stPtZ"), start.z, place);
  add(results, at("endPtX"), end.x, place);
  add(results, at("endPtY"), end.y, place);
  add(results, at("endPtZ"), end.z, place);
}

const curveTypes = { concave: "Concave", convex: "Convex", none: "None" } as const;

/** Radius used, typed or recommended, beside the one needed; no radius where none will do. */
function addVertical(results: ComputedResult[], at: PathOf, id: string, curve: MachineVerticalCurve | undefined): void {
  const place = { pointId: id };
  results.push({ path: at("vertCurveType"), value: curveTypes[curve?.type ?? "none"], place });
  add(results, at("vertCurveRadius"), curve?.usedRadius, place);
  add(results, at("minVertCurveRadius"), needOf(curve), place);
}

function horizontalResults(at: PathOf, curve: MachineHorizontalCurve): readonly ComputedResult[] {
  const place = { pointId: curve.pointId };
  return [
    ...computed(at("horizCurveRadius"), curve.usedRadius, place),
    ...computed(at("minHorizCurveRadius"), needOf(curve), place),
    ...computed(at("horizDrift"), curve.largestDrift, place),
  ];
}

function needOf(curve: MachineVerticalCurve | MachineHorizontalCurve | undefined): number | undefined {
  const need = curve?.governing?.need;
  return need?.kind === "radius" ? need.radius : undefined;
}

/** The resultant is the largest of all load cases, the shaft is that at the hubs. */
function pulleyResults(at: PathOf, pulley: MachinePulley): readonly ComputedResult[] {
  const { check, minimumDiameter, pointId: id } = pulley;
  const place = { pointId: id };
  return [
    ...computed(at("minPulleyDia"), minimumDiameter.diameter, place),
    ...computed(at("resultantForce"), check?.loads.strength.resultant, place),
    ...computed(at("reqShaftDia"), check?.hubDiameter, place),
    ...computed(at("shaftDefl"), check?.deflection.hubSlope, place),
    ...computed(at("shellStress"), check?.shell.combined, place),
    ...computed(at("brgL10h"), check?.bearingLife, place),
  ];
}
