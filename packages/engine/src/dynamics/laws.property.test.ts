import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at } from "../solve/tension/tension-state.ts";
import { smoothStart } from "../test-support/smooth-start.ts";
import type { BeltLoop, DriveAction, Strand } from "./belt-loop.ts";
import { runningEquilibrium } from "./equilibrium.ts";
import { slackTension } from "./kernel/slack-tension.ts";
import type { DynamicEvent } from "./scenario.ts";
import type { DynamicSettings } from "./settings.ts";
import { carriageEntry } from "./state.ts";
import { referenceTorque } from "./verification/reference-belt.ts";
import { type Simulation, simulate } from "./verification/simulate.ts";

const gravity = 9.80665;
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

interface Drawn {
  readonly length: number;
  readonly sine: number;
  readonly load: number;
  readonly belt: number;
  readonly stiffness: number;
  readonly friction: number;
  readonly speed: number;
  /** Take-up tension over what keeps the belt from hanging slack. */
  readonly tightness: number;
  readonly startFactor: number;
  readonly hasHoldback: boolean;
}

function strandOf(given: Drawn, length: number, load: number, sine: number, spacing: number): Strand {
  const hung = given.belt + load;
  const across = hung * gravity * Math.sqrt(1 - sine ** 2) * spacing;
  return {
    length,
    stiffness: given.stiffness,
    mass: hung + 15,
    resistance: given.friction * gravity * (hung + 15),
    gravity: hung * gravity * sine,
    sagConstant: across ** 2 / 24,
    sagLoad: across,
  };
}

/** Tail, head drive, gravity take-up behind it: the shape of the reference conveyor in all sizes. */
function loopOf(given: Drawn): BeltLoop {
  const strands = [
    strandOf(given, given.length, given.load, given.sine, 1.2),
    strandOf(given, 20, 0, 0, 3),
    strandOf(given, given.length - 20, 0, (-given.sine * given.length) / (given.length - 20), 3),
  ];
  const force = strands.reduce((sum, one) => sum + one.length * (one.resistance + one.gravity), 0);
  const weights = strands.reduce((sum, one) => sum + one.length * Math.abs(one.gravity), 0);
  const tension = given.tightness * (Math.abs(force) + weights + 20e3);
  const station = (id: string, mass: number) => ({ id, mass, resistance: 0, gravity: 0 });
  const curve = { x: referenceCurve.x, y: referenceCurve.y.map((share) => share * given.startFactor) };
  return {
    fullSpeed: given.speed,
    strands,
    stations: [station("tail", 350), station("drive", 8000), station("take-up", 350)],
    drives: [
      {
        id: "drive",
        station: 1,
        fullLoadForce: 1.2 * Math.abs(force) + 1e4,
        runningForce: force,
        action: { kind: "torque-speed", curve },
        startDelay: 0,
        stopDelay: 0,
        rampTime: 0.1,
        hasHoldback: given.hasHoldback,
        friction: 0.35,
        wrapAngle: 3.6,
        pulleyRadius: 0.4,
      },
    ],
    brakes: [{ station: 1, force: 0.3 * Math.abs(force) + 1e4, delay: 0.2, rampTime: 0.2, pulleyRadius: 0.4 }],
    takeUp: {
      station: 2,
      action: { kind: "gravity", mass: (2 * tension) / gravity },
      tension,
      sine: 1,
      friction: 0,
      travel: { slack: 3, tight: 3 },
    },
  };
}
const referenceCurve = referenceTorque.kind === "torque-speed" ? referenceTorque.curve : { x: [0], y: [1] };

const drawn: fc.Arbitrary<Drawn> = fc.record({
  length: number(150, 4000),
  sine: number(-0.03, 0.12),
  load: number(0, 300),
  belt: number(8, 60),
  stiffness: number(5e6, 2e8),
  friction: number(0.012, 0.035),
  speed: number(0.8, 7),
  tightness: number(0.6, 1.5),
  startFactor: number(0.9, 1.5),
  hasHoldback: fc.boolean(),
});

const constantForce = (force: number): DriveAction => ({ kind: "force-time", curve: { x: [0], y: [force] } });
const elements = 80;
const start: readonly DynamicEvent[] = [{ kind: "start", at: 0 }];
const stop: readonly DynamicEvent[] = [
  { kind: "trip", at: 0 },
  { kind: "brake", at: 0 },
];
const anyCase = fc.constantFrom({ begin: "rest", events: start } as const, { begin: "running", events: stop } as const);
const began = (loop: BeltLoop, one: { readonly begin: "rest" | "running"; readonly events: readonly DynamicEvent[] }) =>
  simulate(loop, one.begin, one.events, { elements });

function stretch({ plan, state }: Simulation): number {
  const { first, springLength } = plan.mesh;
  let sum = 0;
  for (let k = 0; k < springLength.length; k += 1) {
    for (let i = first[k] ?? 0; i < (first[k + 1] ?? 0); i += 1) sum += at(springLength, k) * at(state.strain, i);
  }
  return sum;
}

// The numbered laws are those of the dynamics chapter, 6.15.
describe("any belt", () => {
  it("keeps its length: strains change by what the take-up took on both sides (1), within its stops (13)", () => {
    fc.assert(
      fc.property(drawn, anyCase, (given, one) => {
        const run = began(loopOf(given), one);
        const before = stretch(run);
        run.goTo(8);
        const { carriage } = run.state;
        const taken = at(carriage, carriageEntry.taken);
        expect(Math.abs(stretch(run) - before - 2 * taken)).toBeLessThan(1e-9 * (1 + given.length / 100));
        expect(at(carriage, carriageEntry.least)).toBeGreaterThanOrEqual(-3 - 1e-9);
        expect(at(carriage, carriageEntry.most)).toBeLessThanOrEqual(3 + 1e-9);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it("stays at rest exactly when nothing happens (2), and runs on as it is while the drives pull evenly (7)", () => {
    fc.assert(
      fc.property(drawn, (given) => {
        const loop = loopOf({ ...given, sine: 0 });
        const rest = simulate(loop, "rest", [], { elements });
        rest.goTo(5);
        expect(rest.state.speed.every((speed) => speed === 0)).toBe(true);
        const even = loop.drives.map((drive) => ({ ...drive, action: constantForce(drive.runningForce) }));
        const running = simulate({ ...loop, drives: even }, "running", [], { elements });
        const begin = running.state.tension.slice();
        running.goTo(10);
        const drift = begin.map((tension, i) => Math.abs(at(running.state.tension, i) / tension - 1));
        expect(Math.max(...drift)).toBeLessThan(1e-9);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it("never has less tension than a slack belt (3), nor runs back where a holdback stands (14)", () => {
    fc.assert(
      fc.property(drawn, anyCase, (given, one) => {
        const run = began(loopOf({ ...given, hasHoldback: true }), one);
        const drive = run.plan.mesh.first[1] ?? 0;
        let slowest = Number.POSITIVE_INFINITY;
        run.goTo(8, () => {
          slowest = Math.min(slowest, at(run.state.speed, drive));
        });
        expect(Math.min(...run.state.smallest)).toBeGreaterThanOrEqual(slackTension);
        expect(slowest).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it("moves alike when stiffness, masses and forces grow alike (4)", () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(2, 8, 0.5), (given, k) => {
        const [one, other] = [loopOf(given), scaled(loopOf(given), k)].map((loop) => {
          const run = simulate(loop, "rest", start, { elements });
          run.goTo(4);
          return run.state.speed;
        });
        const gaps = Array.from(one ?? [], (speed, i) => Math.abs(speed - (other?.[i] ?? Number.NaN)));
        expect(Math.max(...gaps)).toBeLessThan(1e-6 * given.speed);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it("settles after a smooth start where the static tensions are", () => {
    fc.assert(
      fc.property(drawn, (given) => {
        // A short, stiff belt that damps well comes to rest in the time there is.
        const loop = loopOf({ ...given, length: Math.min(given.length, 800), stiffness: 3e7 + given.stiffness });
        const drives = loop.drives.map((drive) => ({ ...drive, action: smoothStart(15) }));
        const model = { branchRatio: 1, branchTime: 2, dampingTime: 0 };
        const run = simulate({ ...loop, drives }, "rest", start, { elements, model });
        run.goTo(150);
        const { tension } = runningEquilibrium(run.plan);
        const gaps = Array.from(tension, (value, i) => Math.abs(at(run.state.tension, i) / value - 1));
        expect(Math.max(...gaps)).toBeLessThan(1e-3);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it("is followed by the implicit stepper through a smooth start", () => {
    fc.assert(
      fc.property(drawn, (given) => {
        const loop = loopOf({ ...given, tightness: 1.2 });
        const drives = loop.drives.map((drive) => ({ ...drive, action: smoothStart(10) }));
        const [explicit, implicit] = (["explicit", "implicit"] satisfies readonly DynamicSettings["stepper"][]).map(
          (stepper) => {
            const run = simulate({ ...loop, drives }, "rest", start, { elements, stepper });
            run.goTo(6);
            return run.state;
          },
        );
        const most = Math.max(...(explicit?.largest ?? []));
        const gaps = Array.from(explicit?.tension ?? [], (value, i) => Math.abs(value - (implicit?.tension[i] ?? 0)));
        expect(Math.max(...gaps) / most).toBeLessThan(5e-3);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});

/** The same belt with stiffness, masses and forces `k` times as large; sag is a force squared. */
function scaled(loop: BeltLoop, k: number): BeltLoop {
  const { takeUp } = loop;
  return {
    ...loop,
    strands: loop.strands.map((one) => ({
      ...one,
      stiffness: k * one.stiffness,
      mass: k * one.mass,
      resistance: k * one.resistance,
      gravity: k * one.gravity,
      sagConstant: k ** 2 * one.sagConstant,
      sagLoad: k * one.sagLoad,
    })),
    stations: loop.stations.map((one) => ({ ...one, mass: k * one.mass })),
    drives: loop.drives.map((one) => ({
      ...one,
      fullLoadForce: k * one.fullLoadForce,
      runningForce: k * one.runningForce,
    })),
    brakes: loop.brakes.map((one) => ({ ...one, force: k * one.force })),
    ...(takeUp?.action.kind === "gravity" && {
      takeUp: { ...takeUp, action: { kind: "gravity", mass: k * takeUp.action.mass }, tension: k * takeUp.tension },
    }),
  };
}
