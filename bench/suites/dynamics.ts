import {
  convergenceInSpace,
  convergenceInTime,
  type Design,
  prepareDynamics,
  referenceBelt,
  simulate,
  solve,
} from "@beltwright/engine";
import { compileCLoop } from "../measure/c-loop.ts";
import { overland } from "../measure/overland.ts";

const sizes = [200, 500, 1000, 2000, 5000];

/** The dynamic kernel beside the same loop in C, a 21 km conveyor, growth with elements, orders of convergence. */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const kernels = beside(1000);
  const long = longConveyor();
  const growth = sizes.map((size) => secondsPerStep(size));
  const [space, time] = [convergenceInSpace(), convergenceInTime()];
  return {
    ...kernels,
    ...long,
    ...Object.fromEntries(sizes.map((size, at) => [`step_${size}_elements_us`, round((growth[at] ?? 0) * 1e6)])),
    growth_exponent: round(slope(sizes.map(Math.log), growth.map(Math.log))),
    exponent_in_space: round(space.exponent),
    exponent_in_time: round(time.exponent),
  };
}

/** Node-steps of WebAssembly, of TypeScript and of C, in turns, the best of each; all three must end with the same bits. */
function beside(elements: number): Readonly<Record<string, number>> {
  const loop = compileCLoop();
  const never = Number.POSITIVE_INFINITY;
  const best = { c: never, wasm: never, plain: never, controlled: never };
  let work = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const begun = begin(elements, "compiled");
    const steps = Math.round(10 / begun.plan.step);
    work = steps * begun.plan.mesh.count;
    const { seconds, check } = loop.run(begun, steps, 2);
    best.c = Math.min(best.c, seconds);
    best.wasm = Math.min(best.wasm, timed(elements, "compiled", steps, check));
    best.plain = Math.min(best.plain, timed(elements, "typescript", steps, check));
    best.controlled = Math.min(best.controlled, timedUnderControl(elements, steps));
  }
  loop.remove();
  return {
    node_steps_per_second: Math.round(work / best.wasm),
    node_steps_per_second_typescript: Math.round(work / best.plain),
    node_steps_per_second_c: Math.round(work / best.c),
    ratio_to_c: round(best.wasm / best.c),
    ratio_to_c_typescript: round(best.plain / best.c),
    ratio_to_c_controlled: round(best.controlled / best.c),
  };
}

type Kernel = "compiled" | "typescript";

/** The reference conveyor, full, its drive switched on. */
function begin(elements: number, kernel: Kernel) {
  return simulate(referenceBelt("full"), "rest", [{ kind: "start", at: 0 }], { elements, kernel });
}

function timed(elements: number, kernel: Kernel, steps: number, check: number): number {
  const { plan, state, goTo } = begin(elements, kernel);
  const before = process.cpuUsage();
  goTo(steps * plan.step);
  const { user } = process.cpuUsage(before);
  let sum = 0;
  for (let i = 0; i < plan.mesh.count; i += 1) sum += (state.tension[i] ?? 0) + (state.speed[i] ?? 0);
  if (sum !== check) throw new Error(`the loops differ: ${sum} and ${check}`);
  return user / 1e6;
}

/** The same belt with its drive under speed control, as many steps as the plain loop in C. */
function timedUnderControl(elements: number, steps: number): number {
  const climb = { shape: "harrison", begin: 0, time: 20, edge: 0, from: 0, rise: 3 } as const;
  const limits = { share: 1, most: 3e5, least: -3e5, rate: 1e6, lag: 0.005, delay: 0.02, droop: 0 };
  const loop = {
    ...referenceBelt("full", { kind: "controlled", role: "leader", ...limits }),
    control: {
      reference: { climbs: [climb], time: 20, peakAcceleration: 0.24 },
      stop: { shape: "linear", time: 10, jerkTime: 0 } as const,
      ...{ sampling: 0.01, brakeSampling: 0.02, bandwidth: 2, hasFeedForward: true, hasPreTorque: true },
    },
  };
  const { plan, state, goTo } = simulate(loop, "rest", [{ kind: "start", at: 0 }], { elements });
  const before = process.cpuUsage();
  goTo(steps * plan.step);
  const { user } = process.cpuUsage(before);
  if (!((state.speed[0] ?? 0) > 0)) throw new Error("the belt does not move under control");
  return user / 1e6;
}

function secondsPerStep(elements: number): number {
  const { plan, goTo } = begin(elements, "compiled");
  const steps = Math.round(2e7 / elements);
  goTo(500 * plan.step);
  const before = process.cpuUsage();
  goTo((500 + steps) * plan.step);
  return process.cpuUsage(before).user / 1e6 / steps;
}

/** 21 km between centres, 400 elements, 60 s simulated: wall time and memory of a start as a page would run it. */
function longConveyor(): Readonly<Record<string, number>> {
  const design = stretched(overland(200), 21_000);
  const solution = solve(design, { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  const start = performance.now();
  const prepared = prepareDynamics(design, solution, { kind: "start", load: "full" }, { elements: 400 });
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.reasons));
  const { run: belt } = prepared;
  belt.advance(belt.runTime);
  const { frames, elements, end } = belt.result();
  if (end !== "completed") throw new Error(end);
  const seconds = (performance.now() - start) / 1000;
  const bytes = Object.values(frames).reduce(
    (sum, values) => sum + (ArrayBuffer.isView(values) ? values.byteLength : 0),
    0,
  );
  return { conveyor_21km_seconds: round(seconds), conveyor_21km_elements: elements, frames_mb: round(bytes / 1e6) };
}

/** The same conveyor, longer, and as much stronger as its length asks for. */
function stretched(design: Design, length: number): Design {
  const share = length / Math.max(...design.points.map((point) => point.x));
  const pull = (force: number) => force * share;
  return {
    ...design,
    points: design.points.map((point) => ({ ...point, x: point.x * share })),
    drives: design.drives.map((drive) => ({ ...drive, installedPower: drive.installedPower * share })),
    belt: { ...design.belt, strength: 5e6, modulus: 360e6 },
    takeUp: { kind: "gravity", mass: pull(30e3), massIncrement: 500 },
  };
}

function slope(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const top = x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0);
  return top / x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
