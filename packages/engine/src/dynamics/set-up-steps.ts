import type { Design } from "../design/design.ts";
import { ratingOf } from "../methods/belt.ts";
import { at } from "../methods/tension/tension-state.ts";
import { heldRatio, momentaryPull } from "../standards/belt-dynamics/run.ts";
import { axialStiffness, sagConstant, timeStep, transit, waveSpeed } from "../standards/belt-dynamics/waves.ts";
import { mechanics } from "../standards/sources.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import type { Machine } from "./machine.ts";
import { highestFrequency } from "./stepping/stable-step.ts";

const sum = (id: string, symbol: string, unit: string, term: string) =>
  defineSum({ id: `dynamics/${id}`, source: mechanics("sum over the loop"), output: { symbol, unit }, term });
const loopTransit = sum("loop-transit", "t_loop", "s", "t_c");
const totalMass = sum("moving-mass", "m_total", "kg", "m");
const totalResistance = sum("resistance", "R_total", "N", "R");
const totalWeight = sum("weight", "G_total", "N", "G");

/** Opens the set-up: stiffness, waves, step, masses and what the pulleys hold. */
export function traceSetUp(trace: Trace, design: Design, machine: Machine): void {
  const { loop, mesh, settings, step } = machine;
  const { belt } = design;
  trace.place = {};
  axialStiffness(trace, { modulus: belt.modulus, beltWidth: belt.width });
  const transits = loop.strands.map((strand, k) => {
    trace.place = { pointId: loop.stations[k]?.id ?? "" };
    const spacing = design.points[k]?.section.idlerSpacing ?? 0;
    if (spacing > 0 && settings.hasSag) sagConstant(trace, { weight: strand.sagLoad / spacing, spacing });
    const speed = waveSpeed(trace, { stiffness: strand.stiffness, mass: strand.mass });
    return transit(trace, { length: strand.length, waveSpeed: speed });
  });
  trace.place = {};
  loopTransit(trace, transits);
  totalMass(trace, strandSums(machine, mesh.mass));
  totalResistance(trace, strandSums(machine, mesh.resistance));
  totalWeight(trace, strandSums(machine, mesh.gravity));
  const frequency = highestFrequency(loop, mesh, settings.model.branchRatio, movingCarriage(machine));
  timeStep(trace, { share: Math.min(1, (step * frequency) / 2), frequency });
  momentaryLimit(trace, design);
  for (const { id, station, friction, wrapAngle } of loop.drives) {
    trace.place = { driveId: id, pointId: loop.stations[station]?.id ?? "" };
    heldRatio(trace, { friction, wrapAngle });
  }
  trace.place = {};
}

function movingCarriage({ carriage }: Machine): number | undefined {
  return carriage?.kind === "gravity" ? carriage.mass : undefined;
}

/** A thousand nodes are no reading: their values by strand. */
function strandSums({ mesh, loop }: Machine, values: Float64Array): readonly number[] {
  return loop.strands.map((_, k) => {
    let total = 0;
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) total += at(values, i);
    return total;
  });
}

/** Pull the belt may take for a moment, N. */
export function momentaryLimit(trace: Trace, { belt, beltRules }: Design): number {
  const rating = ratingOf(trace, belt, beltRules.staticSafety);
  return momentaryPull(trace, { rating, beltWidth: belt.width, rise: beltRules.allowedTensionRise });
}
