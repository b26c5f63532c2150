import { controlEntries, type DynamicState, driveEntry } from "../../dynamics/state.ts";
import type { Simulation } from "../../dynamics/verification/simulate.ts";
import { forceOfRest, torqueWithBrakesOut } from "../../rules/disc-brake/redundancy.ts";
import { holdingForce, stopForce } from "../../rules/disc-brake/torque.ts";
import { shaftTorque } from "../../rules/drive-train/torque.ts";
import { followStop } from "../../solve/start-stop/follow-stop.ts";
import { at } from "../../solve/tension/tension-state.ts";
import { startTrace } from "../../trace/trace.ts";
import { controlWith, type FewMasses, stepMasses, unlimited, withoutSampling } from "../few-masses.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

// Reference conveyors Ref-A and Ref-B of chapter 03, as one body and as a drive that pulls its load.
const uphill = { mass: 176309.5, pull: 96849.3 };
const downhill = { mass: 176694.2, pull: -79175.3 };
const [driveMass, loadMass] = [49720.3, 126589.2];
const start = [{ kind: "start", at: 0 }] as const;
const forceOf = ({ state }: Simulation, d = 0) => at(state.drives, d * driveEntry.count + driveEntry.force);

/** What imposed speeds make of the tension that happens to be between two drives. */
function imposedSpeeds(): readonly WorkedNumber[] {
  const imposed = { kind: "speed-time", curve: { x: [0], y: [1] } } as const;
  const bodies = [
    { mass: 1e5, gravity: 60e3, resistance: 50e3 },
    { mass: 1e5, action: imposed },
    { mass: 1e5, resistance: 100e3 },
    { mass: 1e5, gravity: -60e3, action: imposed },
  ];
  const forces = (between: number) => {
    const tension = [110e3, between - 50e3, between + 50e3];
    const given: FewMasses = { bodies, stiffness: 2e6, damping: 4e4, tension, fullSpeed: 5 };
    const run = stepMasses(given, 0.01, { speed: 5 }, []);
    run.goTo(5);
    return { first: forceOf(run, 1) / 1e3, second: forceOf(run, 0) / 1e3 };
  };
  return (
    [
      [40, "30", "120"],
      [100, "90", "60"],
      [160, "150", "0"],
    ] as const
  ).flatMap(([between, one, other]): readonly WorkedNumber[] => {
    const { first, second } = forces(between * 1e3);
    return [
      [`first drive, ${between} kN between them`, "kN", one, first],
      [`second drive, ${between} kN between them`, "kN", other, second],
    ];
  });
}

/**
 * A sampled loop that answers in proportion, at a gain over mass and sampling. A body that nothing moves makes the gain of
 * the integral vanish, and a droop below nothing raises that of the proportion beyond what the product would choose.
 */
function sampledRoot(gain: number): number {
  const [mass, sampling] = [1e4, 0.01];
  const droop = (0.25 / gain - 1) / (mass / (4 * sampling));
  const bodies = [{ mass, action: { ...unlimited, role: "droop", droop } as const }, { mass: 1e15 }];
  const control = controlWith(sampling, 20, 5);
  const given: FewMasses = { bodies, stiffness: 0, damping: 0, tension: [], fullSpeed: 5, control };
  const prepare = ({ speed }: DynamicState) => {
    speed[0] = 5.1;
  };
  const run = stepMasses(given, sampling, { speed: 5, prepare }, []);
  const [e0 = 0, e1 = 0, e2 = 0, e3 = 0] = [1, 2, 3, 4].map((step) => {
    run.goTo(step * sampling);
    return at(run.state.speed, 0) - 5;
  });
  // Of e'' = a e' - b e the product of both roots is b.
  return Math.sqrt((e1 * e3 - e2 * e2) / (e0 * e2 - e1 * e1));
}

function sampledLoop(): readonly WorkedNumber[] {
  return (
    [
      [0.25, "0.5"],
      [0.5, "0.707107"],
      [1, "1"],
      [1.2, "1.095445"],
    ] as const
  ).map(([gain, printed]) => [`root at gain ${gain}`, "1", printed, sampledRoot(gain)]);
}

function gains(bandwidth: number) {
  const bodies = [{ mass: loadMass }, { mass: driveMass, action: unlimited }];
  const control = controlWith(0.01, 20, 3, { bandwidth });
  const given: FewMasses = { bodies, stiffness: 0, damping: 0, tension: [], fullSpeed: 3, control };
  const { plan } = stepMasses(given, 0.01, { speed: 0 }, []);
  return plan.control?.drives[0] ?? { proportional: Number.NaN, integral: Number.NaN };
}

function chosenGains(): readonly WorkedNumber[] {
  return [
    ["proportional gain", "N s/m", "352619.0", gains(2).proportional],
    ["its other bound", "N s/m", "1243007.5", gains(1e6).proportional],
    ["integral gain", "N/m", "176309.5", gains(2).integral],
  ];
}

interface OneMass {
  readonly mass: number;
  readonly pull: number;
  /** Whether the pull acts only while the belt moves. */
  readonly isFriction?: boolean;
  readonly most?: number;
  readonly least?: number;
  readonly control?: Parameters<typeof controlWith>[3];
}

const harrison = (time: number) => (time >= 20 ? 3 : 1.5 * (1 - Math.cos((Math.PI * time) / 20)));

/** A start of one mass along a ramp of 20 s: extremes of force and of what it is off, and speeds at times. */
function oneMass({ mass, pull, isFriction, control, ...limits }: OneMass, sampling: number, times: readonly number[]) {
  const load = isFriction ? { resistance: pull } : { gravity: pull };
  const bodies = [{ mass, ...load, action: { ...unlimited, ...limits } }];
  const kept = { stiffness: 0, damping: 0, tension: [], fullSpeed: 3, control: controlWith(sampling, 20, 3, control) };
  const run = stepMasses({ bodies, ...kept }, sampling, { speed: 0 }, start);
  const found = { most: -1e9, least: 1e9, error: 0, fastest: 0, nearlyAt: 0 };
  const look = (time: number) => {
    const [force, speed] = [forceOf(run), at(run.state.speed, 0)];
    found.most = Math.max(found.most, force);
    found.least = Math.min(found.least, force);
    found.error = Math.max(found.error, Math.abs(speed - harrison(time)));
    found.fastest = Math.max(found.fastest, speed);
    if (speed < 0.98 * 3) found.nearlyAt = time;
  };
  const speeds = times.map((time) => {
    run.goTo(time, look);
    return at(run.state.speed, 0);
  });
  return { ...found, speeds };
}

/** The same without sampling: largest and smallest force, error, and speeds. */
function continuous(given: OneMass, times: readonly number[]): readonly number[] {
  return withoutSampling(0.004, (sampling) => {
    const { most, least, error, speeds } = oneMass(given, sampling, times);
    return [most, least, error, ...speeds];
  });
}

function continuousControl(): readonly WorkedNumber[] {
  const times = [5, 10, 20, 25];
  const rows = [
    ["all told ahead", {}, ["138391.2", "0", "0.439340", "1.500000", "3.000000", "3.000000"]],
    [
      "inertia not told",
      { control: { hasFeedForward: false } },
      ["139341.7", "0.034422", "0.408647", "1.488944", "3.034380", "3.001449"],
    ],
    [
      "nothing told",
      { control: { hasFeedForward: false }, isFriction: true },
      ["139677.6", "0.200625", "0.309924", "1.486912", "3.034380", "3.001449"],
    ],
  ] as const;
  return rows.flatMap(([name, change, [force, error, ...speeds]]): readonly WorkedNumber[] => {
    const [most = 0, , worst = 0, ...found] = continuous({ ...uphill, ...change }, times);
    return [
      [`${name}: largest force`, "N", force, most],
      [`${name}: largest error`, "m/s", error, worst],
      ...speeds.map((speed, n): WorkedNumber => [`${name}: speed at ${times[n]} s`, "m/s", speed, found[n] ?? 0]),
    ];
  });
}

function sampledControl(): readonly WorkedNumber[] {
  const quick = oneMass(uphill, 0.01, [10, 25]);
  // The drive of 49 720.3 kg bounds the gain, though one mass is moved.
  const slow = oneMass({ ...uphill, control: { bandwidth: 248601.5 / uphill.mass } }, 0.05, [10, 25]);
  return [
    ["every 0.01 s: largest force", "N", "138392.0", quick.most],
    ["every 0.01 s: largest error", "m/s", "0.0002053", quick.error],
    ["every 0.01 s: speed at 10 s", "m/s", "1.500081", quick.speeds[0] ?? 0],
    ["every 0.05 s: largest force", "N", "138402.8", slow.most],
    ["every 0.05 s: largest error", "m/s", "0.0014957", slow.error],
    ["every 0.05 s: speed at 10 s", "m/s", "1.500741", slow.speeds[0] ?? 0],
  ];
}

/**
 * Where drives meet their limits. Above full speed the product lets their torque fall as 15.2 says (k_f = 1/nu), which the
 * vector of EX 15.7 leaves out: its 110 % is at 21.828 s, with k_f at 21.383 s in statics and dynamics alike.
 */
function limitedControl(): readonly WorkedNumber[] {
  const [, , , held = 0] = continuous({ ...downhill, most: 157e3, least: -62280.7 }, [10]);
  const weak = { ...uphill, most: 123658.3, least: 0 };
  const [, , , early = 0, late = 0] = continuous(weak, [10, 20]);
  const { nearlyAt, fastest } = oneMass(weak, 0.001, [30]);
  return [
    ["braking too weak: speed at 10 s", "m/s", "1.50071", held],
    ["pull too weak: speed at 10 s", "m/s", "1.195686", early],
    ["pull too weak: speed at 20 s", "m/s", "2.71625", late],
    ["pull too weak: 98 % of the speed", "s", "21.481", nearlyAt],
    ["pull too weak: fastest", "m/s", "3.01029", fastest],
  ];
}

function heldBack(): readonly WorkedNumber[] {
  const [most = 0, least = 0, error = 0] = continuous(downhill, [25]);
  const [, , late = 0] = continuous({ ...downhill, control: { hasPreTorque: false } }, [25]);
  return [
    ["least held back", "N", "-37542.7", most],
    ["most held back", "N", "-79175.3", least],
    ["largest error", "m/s", "0", error],
    ["runs ahead where it is not loaded before", "m/s", "0.164844", late],
  ];
}

/** A drive that pulls its load by a spring: largest force of the spring, and force and speed of the load at times. */
function twoMasses(stiffness: number, sampling: number, isStep: boolean): readonly number[] {
  const step = { kind: "force-time", curve: { x: [0], y: [1.4 * 112416.6667] } } as const;
  const given: FewMasses = {
    bodies: [
      { mass: loadMass, gravity: uphill.pull },
      { mass: driveMass, action: isStep ? step : unlimited },
    ],
    stiffness,
    damping: 0.04 * Math.sqrt(stiffness * loadMass),
    tension: [uphill.pull],
    fullSpeed: 3,
    control: controlWith(sampling, 20, 3),
  };
  const run = stepMasses(given, sampling, { speed: 0 }, start);
  let most = 0;
  const found = [5, 15, 20].flatMap((time) => {
    run.goTo(time, () => {
      most = Math.max(most, at(run.state.tension, 0));
    });
    return [at(run.state.tension, 0), at(run.state.speed, 0)];
  });
  return [most, ...found];
}

function elasticStart(): readonly WorkedNumber[] {
  const spring = 345600;
  const [most = 0, early = 0, , late = 0, , , speed = 0] = withoutSampling(0.002, (s) => twoMasses(spring, s, false));
  const [stiff = 0] = withoutSampling(0.001, (sampling) => twoMasses(100 * spring, sampling, false));
  const [abrupt = 0] = withoutSampling(0.002, (sampling) => twoMasses(spring, sampling, true));
  const rigid = uphill.pull + (loadMass * Math.PI * 3) / 40;
  const rigidStep = uphill.pull + (loadMass * (1.4 * 112416.6667 - uphill.pull)) / uphill.mass;
  return [
    ["spring at most", "N", "126943.0", most],
    ["over that of a rigid belt", "1", "1.002106", most / rigid],
    ["spring at 5 s", "N", "117975.0", early],
    ["spring at 15 s", "N", "118137.2", late],
    ["speed of the load at 20 s", "m/s", "3.013907", speed],
    ["100 times as stiff: spring at most", "N", "126678.9", stiff],
    ["100 times as stiff: over that of a rigid belt", "1", "1.000022", stiff / rigid],
    ["torque step: spring at most", "N", "179032.1", abrupt],
    ["torque step: over that of a rigid belt", "1", "1.275954", abrupt / rigidStep],
  ];
}

interface Pair {
  readonly role: "droop" | "follower";
  /** Share of full speed lost at 100 kN. */
  readonly droop: number;
}

/** Two drives of 30 t before and behind a load of 150 t; the reference of the second is 0.1 % higher where both have one. */
function pairOf({ role, droop }: Pair, sampling: number, times: readonly number[]): readonly number[] {
  const own = { ...unlimited, share: 0.5 };
  const perNewton = (droop * 5) / 100e3;
  const isDroop = role === "droop";
  const leading = isDroop ? { ...own, role, droop: perNewton } : own;
  const second = isDroop ? leading : { ...own, role, lag: 0.02 };
  const given: FewMasses = {
    bodies: [
      { mass: 30e3, action: second, runningForce: isDroop ? 0.005 / perNewton : 0 },
      { mass: 150e3, gravity: 150e3 },
      { mass: 30e3, action: leading },
    ],
    stiffness: 2e6,
    damping: 40e3,
    tension: [-75e3, 75e3],
    fullSpeed: 5,
    control: controlWith(sampling, 20, 5),
  };
  const prepare = ({ drives, signal }: DynamicState) => {
    for (const base of [0, driveEntry.count]) {
      for (const entry of [...controlEntries, driveEntry.force]) drives[base + entry] = 75e3;
    }
    signal.fill(75e3);
  };
  const run = stepMasses(given, sampling, { speed: 5, prepare }, []);
  return times.flatMap((time) => {
    run.goTo(time);
    return [forceOf(run, 1), forceOf(run, 0), at(run.state.speed, 1)];
  });
}

/** Next to no droop: two drives that each impose a speed. */
const none = 1e-10;

function twoControllers(): readonly WorkedNumber[] {
  const [one = 0, two = 0, , later = 0, latest = 0] = withoutSampling(0.008, (sampling) =>
    pairOf({ role: "droop", droop: none }, sampling, [10, 60]),
  );
  const [first = 0, second = 0, speed = 0] = pairOf({ role: "droop", droop: 0.03 }, 0.01, [200]);
  const [leader = 0, follower = 0] = pairOf({ role: "follower", droop: 0 }, 0.01, [60]);
  return [
    ["without droop, 10 s: first", "N", "72031.7", one],
    ["without droop, 10 s: second", "N", "77968.2", two],
    ["without droop, 60 s: first", "N", "59561.4", later],
    ["without droop, 60 s: second", "N", "90438.6", latest],
    ["droop 3 %: first", "N", "73333.3", first],
    ["droop 3 %: second", "N", "76666.7", second],
    ["droop 3 %: speed", "m/s", "4.890000", speed],
    ["leader", "N", "75000.0", leader],
    ["follower", "N", "75000.0", follower],
  ];
}

function rampDown(): readonly WorkedNumber[] {
  const drives = { most: 157e3, least: -157e3 };
  const duty = { mass: uphill.mass, effectiveTension: uphill.pull, beltSpeed: 3 };
  const of = (time: number) =>
    followStop(duty, { shape: "linear", time, jerkTime: 0 }, { drives, steady: [], steered: [] });
  return [
    ["15 s: largest pull", "N", "61587.4", of(15).largestPull],
    ["30 s: largest pull", "N", "79218.4", of(30).largestPull],
    ["4 s: hardest hold", "N", "-35382.8", of(4).hardestHold],
  ];
}

function brakeTorques(): readonly WorkedNumber[] {
  const trace = startTrace("checked");
  const radius = 0.412;
  const duty = { mass: downhill.mass, beltSpeed: 3, effectiveTension: downhill.pull };
  const stop = shaftTorque(trace, { force: stopForce(trace, { ...duty, stopTime: 10 }), radius });
  const holding = holdingForce(trace, { ...duty, holdFactor: 1.5 });
  const hold = shaftTorque(trace, { force: holding, radius });
  const required = Math.max(stop, hold) / radius;
  const each = (holdShare: number, torqueShare: number) => {
    const force = forceOfRest(trace, { holdShare, holding, holdFactor: 1.5, torqueShare, required });
    const all = torqueWithBrakesOut(trace, { torque: shaftTorque(trace, { force, radius }), brakes: 2, left: 1 });
    return Math.max(stop, hold, all) / 2;
  };
  return [
    ["to hold", "N m", "48930.3", hold],
    ["to stop", "N m", "54459.6", stop],
    ["each of two brakes at 60 %", "N m", "32675.8", each(0, 0.6)],
    ["each of two, one out still holds", "N m", "32620.2", each(1, 0)],
  ];
}

export const driveControlExamples: readonly WorkedExample[] = [
  { chapter: "15", title: "EX 15.7, 15.8: a controller at its limits", numbers: limitedControl() },
  { chapter: "15", title: "EX 15.12: two drives that impose a speed", numbers: imposedSpeeds() },
  { chapter: "15", title: "EX 15.14: sampled loop", numbers: sampledLoop() },
  { chapter: "15", title: "EX 15.15: gains", numbers: chosenGains() },
  { chapter: "15", title: "EX 15.16: one mass under control", numbers: continuousControl() },
  { chapter: "15", title: "EX 15.17: one mass under sampled control", numbers: sampledControl() },
  { chapter: "15", title: "EX 15.18: held back", numbers: heldBack() },
  { chapter: "15", title: "EX 15.19: two masses", numbers: elasticStart() },
  { chapter: "15", title: "EX 15.20: two controllers on one belt", numbers: twoControllers() },
  { chapter: "15", title: "EX 15.21: ramp down", numbers: rampDown() },
  { chapter: "15", title: "EX 15.25: brake torques", numbers: brakeTorques() },
];
