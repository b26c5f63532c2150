import { at } from "../../solve/tension/tension-state.ts";
import type { Machine } from "../machine.ts";
import type { DynamicState } from "../state.ts";
import { moveNodes, strainElements, strainSaggingElements } from "./kernel.ts";

/** The two inner loops over one strand, wherever they run. */
export interface BeltKernel {
  readonly kind: "typescript" | "webassembly";
  readonly state: DynamicState;
  /** Moves the nodes inside strand k. */
  readonly move: (k: number) => void;
  /** Strains the elements of strand k; the time is that of the step's end. */
  readonly strain: (k: number, time: number) => void;
}

/** The loops in TypeScript: the reference, and what runs where WebAssembly may not. */
export function plainKernel(machine: Machine, state: DynamicState): BeltKernel {
  const { coefficients: c, settings } = machine;
  const { first } = machine.mesh;
  const { speed, tension, total } = state;
  const move = (k: number): void => {
    const from = (first[k] ?? 0) + 1;
    const to = first[k + 1] ?? 0;
    if (to <= from) return;
    const [mass, over, fall] = [at(c.mass, k), at(c.stepOverMass, k), at(c.fall, k)];
    const rest = at(c.gripAtRest, k);
    moveNodes(speed, tension, from, to, mass, over, fall, at(c.grip, k), at(c.gripBySpeed, k), rest, total);
  };
  const strain = (k: number, time: number): void => {
    if (settings.hasSag && at(c.stiff, k) > 0) strainSagging(machine, state, k, time);
    else strainStraight(machine, state, k, time);
  };
  return { kind: "typescript", state, move, strain };
}

function strainSagging(machine: Machine, state: DynamicState, k: number, time: number): void {
  const { mesh, coefficients: c, decay, growth } = machine;
  strainSaggingElements(
    state.speed,
    state.tension,
    state.elastic,
    state.strain,
    state.history,
    state.largest,
    state.smallest,
    state.largestAt,
    state.smallestAt,
    mesh.first[k] ?? 0,
    mesh.first[k + 1] ?? 0,
    time,
    at(c.stepOverLength, k),
    at(c.stiff, k),
    at(c.overStiff, k),
    at(c.branch, k),
    at(c.sag, k),
    at(c.thick, k),
    at(c.kelvin, k),
    at(c.pureByTension, k),
    at(c.pureByHistory, k),
    at(c.branchByTension, k),
    at(c.branchByHistory, k),
    decay,
    growth,
    at(c.branchLoss, k),
    at(c.viscousLoss, k),
    at(c.snapLoss, k),
    state.total,
  );
}

/** Strands without sag, of which there are few, are strained here by either kernel. */
export function strainStraight(machine: Machine, state: DynamicState, k: number, time: number): void {
  const { mesh, coefficients: c, decay, growth } = machine;
  strainElements(
    state.speed,
    state.tension,
    state.elastic,
    state.strain,
    state.history,
    state.largest,
    state.smallest,
    state.largestAt,
    state.smallestAt,
    mesh.first[k] ?? 0,
    mesh.first[k + 1] ?? 0,
    time,
    at(c.stepOverLength, k),
    at(c.stiff, k),
    at(c.overStiff, k),
    at(c.branch, k),
    at(c.thick, k),
    at(c.kelvin, k),
    at(c.pureByTension, k),
    at(c.pureByHistory, k),
    at(c.branchByTension, k),
    at(c.branchByHistory, k),
    decay,
    growth,
    at(c.branchLoss, k),
    at(c.viscousLoss, k),
    state.total,
  );
}
