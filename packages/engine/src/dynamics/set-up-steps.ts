import type { Design } from "../design/design.ts";
import { ratingOf } from "../parts/belt/belt-check.ts";
import { heldRatio, momentaryPull } from "../rules/belt-dynamics/run.ts";
import { stepShare, strandMass, swingingFrequency } from "../rules/belt-dynamics/set-up.ts";
import { axialStiffness, timeStep, transit, waveSpeed, waveTension } from "../rules/belt-dynamics/waves.ts";
import { mechanics } from "../standards/sources.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import type { DynamicPlace } from "./dynamic-place.ts";
import { type StrandForces, stationForces, strandForces } from "./from-solution.ts";
import type { RunPlan } from "./run-plan.ts";
import { highestFrequency } from "./stepping/stable-step.ts";

const sum = (id: string, symbol: string, unit: string, term: string) =>
  defineSum({ id: `dynamics/${id}`, source: mechanics("sum over the loop"), output: { symbol, unit }, term });
const loopTransit = sum("loop-transit", "t_loop", "s", "t_c");
const totalMass = sum("moving-mass", "m_total", "kg", "m");
const totalResistance = sum("resistance", "R_total", "N", "R");
const totalWeight = sum("weight", "G_total", "N", "G");

/** Opens the set-up: stiffness, waves, step, masses and what the pulleys hold. */
export function traceSetUp(trace: Trace, place: DynamicPlace, plan: RunPlan): void {
  const { design } = place;
  const { points } = design;
  trace.place = {};
  const stiffness = axialStiffness(trace, { modulus: design.belt.modulus, beltWidth: design.belt.width });
  const strands = points.map(({ id }, k) => {
    trace.place = { pointId: id };
    return tracedStrand(trace, strandForces(trace, place, k), design.beltSpeed);
  });
  const stations = points.map(({ id }, k) => {
    trace.place = { pointId: id };
    return stationForces(trace, place, k);
  });
  trace.place = {};
  loopTransit(
    trace,
    strands.map(({ time }) => time),
  );
  const all = [...strands, ...stations];
  const mass = totalMass(
    trace,
    all.map((one) => one.mass),
  );
  totalResistance(
    trace,
    all.map((one) => one.resistance),
  );
  totalWeight(
    trace,
    all.map((one) => one.gravity),
  );
  traceStep(trace, plan, { stiffness, mass });
  momentaryLimit(trace, design);
  traceHeldRatios(trace, place);
  trace.place = {};
}

/** The wave it opens is that of a belt stopped at one place at once: no stop of the conveyor brings more. */
function tracedStrand(
  trace: Trace,
  { length, stiffness, mass, resistance, gravity }: StrandForces,
  speedChange: number,
) {
  waveTension(trace, { stiffness, mass, speedChange });
  const speed = waveSpeed(trace, { stiffness, mass });
  const time = transit(trace, { length, waveSpeed: speed });
  return { time, mass: strandMass(trace, { mass, length }), resistance, gravity };
}

/** What the elements and their damping ask of the step, found over the mesh. */
function traceStep(trace: Trace, plan: RunPlan, whole: { readonly stiffness: number; readonly mass: number }): void {
  const { loop, mesh, settings, step } = plan;
  const most = highestFrequency(loop, mesh, settings.model.branchRatio, movingCarriage(plan));
  const frequency = swingingFrequency(trace, whole, most);
  timeStep(trace, { share: stepShare(trace, { frequency }, Math.min(1, (step * most) / 2)), frequency });
}

function movingCarriage({ carriage }: RunPlan): number | undefined {
  return carriage?.kind === "gravity" ? carriage.mass : undefined;
}

function traceHeldRatios(trace: Trace, { design, solution }: DynamicPlace): void {
  design.points.forEach((point, k) => {
    const drive = point.kind === "drive" ? design.drives.find(({ id }) => id === point.driveId) : undefined;
    const wrapAngle = drive?.wrapAngle ?? solution.loop.turns[k]?.wrapAngle;
    if (drive === undefined || wrapAngle === undefined) return;
    trace.place = { driveId: drive.id, pointId: point.id };
    heldRatio(trace, { friction: drive.frictionStarting, wrapAngle });
  });
}

/** Pull the belt may take for a moment, N. */
export function momentaryLimit(trace: Trace, { belt, beltRules }: Design): number {
  const rating = ratingOf(trace, belt, beltRules);
  return momentaryPull(trace, { rating, beltWidth: belt.width, rise: beltRules.allowedTensionRise });
}
