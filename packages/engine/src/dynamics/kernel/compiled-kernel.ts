import { at } from "../../solve/tension/tension-state.ts";
import type { RunPlan } from "../run-plan.ts";
import type { DynamicState } from "../state.ts";
import type { BeltKernel } from "./belt-kernel.ts";
import { strainElements } from "./kernel.ts";
import { sums } from "./sums.ts";
import { moduleBytes } from "./wasm-code.ts";
import { moveNodesCode, planMemory, solveSagCode, strainCode } from "./wasm-kernel.ts";

/** What every browser and Node have; the language alone does not know it. */
declare const WebAssembly:
  | {
      readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
      readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
      readonly Instance: new (
        module: object,
        imports: { readonly belt: { readonly memory: object } },
      ) => { readonly exports: Readonly<Record<string, unknown>> };
    }
  | undefined;

type MoveNodes = (
  from: number,
  to: number,
  mass: number,
  stepOverMass: number,
  fall: number,
  grip: number,
  gripBySpeed: number,
  gripAtRest: number,
) => void;

type Strain = (
  from: number,
  to: number,
  time: number,
  stepOverLength: number,
  stiff: number,
  overStiff: number,
  branch: number,
  sag: number,
  thick: number,
  kelvin: number,
  pureByTension: number,
  pureByHistory: number,
  branchByTension: number,
  branchByHistory: number,
  decay: number,
  growth: number,
  branchLoss: number,
  viscousLoss: number,
  snapLoss: number,
) => void;

interface Compiled {
  readonly memory: ArrayBuffer;
  readonly moveNodes: MoveNodes;
  readonly strain: Strain;
}

/**
 * The loops in WebAssembly, made for the size of this mesh: the same operations in the same order, so the same bits, in
 * about half the time. Undefined where a page does not allow WebAssembly.
 */
export function compiledKernel(plan: RunPlan, begin: DynamicState): BeltKernel | undefined {
  const compiled = compile(plan.mesh.count);
  if (compiled === undefined) return undefined;
  const { moveNodes, strain: strainSagging } = compiled;
  const state = stateIn(compiled.memory, plan.mesh.count, begin);
  const { coefficients: c, mesh, decay, growth, settings } = plan;
  const { first } = mesh;
  const move = (k: number): void => {
    const from = (first[k] ?? 0) + 1;
    const to = first[k + 1] ?? 0;
    if (to <= from) return;
    const [mass, over, fall] = [at(c.mass, k), at(c.stepOverMass, k), at(c.fall, k)];
    moveNodes(8 * from, 8 * to, mass, over, fall, at(c.grip, k), at(c.gripBySpeed, k), at(c.gripAtRest, k));
  };
  const strain = (k: number, time: number): void => {
    if (!settings.hasSag || at(c.stiff, k) === 0) {
      // There are few strands without sag: their loop is not compiled.
      strainElements(plan, state, k, time);
      return;
    }
    strainSagging(
      8 * (first[k] ?? 0),
      8 * (first[k + 1] ?? 0),
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
    );
  };
  return { kind: "webassembly", state, move, strain };
}

const pageBytes = 65_536;

function compile(count: number): Compiled | undefined {
  if (typeof WebAssembly === "undefined") return undefined;
  const layout = planMemory(count);
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(layout.bytes / pageBytes) });
    const module = new WebAssembly.Module(moduleBytes([solveSagCode(), moveNodesCode(layout), strainCode(layout)]));
    const { exports } = new WebAssembly.Instance(module, { belt: { memory } });
    const { moveNodes, strain } = exports;
    if (!isMoveNodes(moveNodes) || !isStrain(strain)) return undefined;
    return { memory: memory.buffer, moveNodes, strain };
  } catch (refused) {
    // A page may forbid compiling; the TypeScript loops then do the same work.
    if (refused instanceof Error) return undefined;
    throw refused;
  }
}

function isMoveNodes(value: unknown): value is MoveNodes {
  return typeof value === "function";
}

function isStrain(value: unknown): value is Strain {
  return typeof value === "function";
}

/** A state whose long arrays lie in the memory of the kernel. */
function stateIn(memory: ArrayBuffer, count: number, begin: DynamicState): DynamicState {
  const layout = planMemory(count);
  const view = (offset: number, values: Float64Array): Float64Array => {
    const own = new Float64Array(memory, offset, values.length);
    own.set(values);
    return own;
  };
  const total = new Float64Array(memory, 0, sums.count);
  total.set(begin.total);
  return {
    ...begin,
    speed: view(layout.speed, begin.speed),
    tension: view(layout.tension, begin.tension),
    elastic: view(layout.elastic, begin.elastic),
    strain: view(layout.strain, begin.strain),
    history: view(layout.history, begin.history),
    largest: view(layout.largest, begin.largest),
    smallest: view(layout.smallest, begin.smallest),
    largestAt: view(layout.largestAt, begin.largestAt),
    smallestAt: view(layout.smallestAt, begin.smallestAt),
    drives: begin.drives.slice(),
    brakes: begin.brakes.slice(),
    carriage: begin.carriage.slice(),
    total,
  };
}
