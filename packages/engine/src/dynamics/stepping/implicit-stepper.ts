import { curveAt } from "../../solve/start-stop/torque/curve.ts";
import { at } from "../../solve/tension/tension-state.ts";
import { solveSag } from "../kernel/kernel.ts";
import { slackTension } from "../kernel/slack-tension.ts";
import { sums } from "../kernel/sums.ts";
import type { RunPlan } from "../run-plan.ts";
import { carriageEntry, type DynamicState, driveEntry } from "../state.ts";
import { moveCarriage } from "./carriage-step.ts";
import { runControl } from "./control-step.ts";
import { driveForce } from "./drive-force.ts";
import { makeRing, type Ring, solveRing } from "./ring-solver.ts";
import { brakeForces } from "./special-node.ts";
import type { MakeStepper } from "./stepper.ts";
import { checkTraction } from "./traction-step.ts";

/** Most rounds of Newton in a step, and the change of speed that ends them, m/s. */
const mostRounds = 60;
const settled = 1e-11;
/** Grip of a node that cannot move one way, N. */
const unyielding = 1e30;

interface Work {
  readonly plan: RunPlan;
  readonly state: DynamicState;
  readonly ring: Ring;
  /** New speeds and tensions while they are sought. */
  readonly speed: Float64Array;
  readonly tension: Float64Array;
  readonly elastic: Float64Array;
  readonly softness: Float64Array;
  /** Strand of each element. */
  readonly strandOf: Int32Array;
  /** Drive force and grip forwards and backwards at each node, N. */
  readonly push: Float64Array;
  readonly grip: Float64Array;
  readonly gripBack: Float64Array;
  /** 1 sliding forwards, -1 backwards, 0 at rest. */
  readonly sliding: Int8Array;
  /** Friction at each node at the end of the search, N. */
  readonly friction: Float64Array;
  /** Speed a node is given, or NaN. */
  readonly given: Float64Array;
  carriageSpeed: number;
}

/**
 * The trapezoidal rule: forces and speeds are means over the step. Every step solves for all speeds at once, by Newton's
 * method over the ring, with a search for the nodes that stick. Second order, stable at any step, some ten times the
 * work of the explicit scheme: the second opinion.
 */
export const implicitStepper: MakeStepper = (plan, state) => {
  const work = makeWork(plan, state);
  return {
    state,
    advance: (steps) => {
      for (let n = 0; n < steps; n += 1) {
        const time = state.steps * plan.step;
        prepareStep(work, time);
        search(work);
        finishStep(work, time);
        checkTraction(plan, state, time + plan.step);
        state.steps += 1;
      }
    },
  };
};

function makeWork(plan: RunPlan, state: DynamicState): Work {
  const { count, first } = plan.mesh;
  const zeros = () => new Float64Array(count);
  const strandOf = new Int32Array(count);
  for (let k = 0; k + 1 < first.length; k += 1) strandOf.fill(k, first[k], first[k + 1]);
  return {
    plan,
    state,
    ring: makeRing(count),
    speed: zeros(),
    tension: zeros(),
    elastic: zeros(),
    softness: zeros(),
    strandOf,
    push: zeros(),
    grip: zeros(),
    gripBack: zeros(),
    sliding: new Int8Array(count),
    friction: zeros(),
    given: zeros(),
    carriageSpeed: 0,
  };
}

function prepareStep(work: Work, time: number): void {
  const { plan, state } = work;
  const { mesh, settings, loop } = plan;
  const { speedShare, breakaway } = settings;
  for (let i = 0; i < mesh.count; i += 1) {
    const old = at(state.speed, i);
    const bySpeed =
      old === 0 ? breakaway * (1 - speedShare) : 1 - speedShare + (speedShare * Math.abs(old)) / loop.fullSpeed;
    work.grip[i] = at(mesh.resistance, i) * bySpeed;
    work.gripBack[i] = at(work.grip, i);
    work.push[i] = 0;
    work.given[i] = Number.NaN;
    work.speed[i] = old;
    work.sliding[i] = Math.sign(old);
  }
  runControl(plan, state, time);
  for (let k = 0; k < loop.stations.length; k += 1) {
    if (plan.coefficients.isSpecial[k] === 1) prepareStation(work, k, time);
  }
  work.carriageSpeed = at(state.carriage, carriageEntry.speed);
  if (plan.carriage?.kind === "winch") moveCarriage(plan, state, time);
}

function prepareStation(work: Work, k: number, time: number): void {
  const { plan, state } = work;
  const { mesh, step, loop, driveAt, driveIndexAt } = plan;
  const i = mesh.first[k] ?? 0;
  const braking = brakeForces(plan, state, k, time);
  work.grip[i] = at(work.grip, i) + braking;
  work.gripBack[i] = at(work.gripBack, i) + braking;
  if (loop.stations[k]?.isFixed) work.given[i] = 0;
  const drive = driveAt[k];
  if (drive === undefined) return;
  if (drive.hasHoldback) work.gripBack[i] = unyielding;
  const d = driveIndexAt[k] ?? 0;
  const { action } = drive;
  const since = time - at(state.drives, d * driveEntry.count + driveEntry.onAt);
  const isOn = at(state.drives, d * driveEntry.count + driveEntry.isOn) === 1 && since >= 0;
  if (isOn && action.kind === "speed-time" && action.largestForce === undefined) {
    work.given[i] = loop.fullSpeed * curveAt(action.curve, since + step);
    return;
  }
  const before = i === 0 ? mesh.count - 1 : i - 1;
  const stepOverMass = step / at(mesh.mass, i);
  const speed = at(state.speed, i);
  const pulled = at(state.tension, i) - at(state.tension, before) - at(mesh.gravity, i);
  const node = {
    speed,
    free: speed + stepOverMass * pulled,
    hold: stepOverMass * at(work.grip, i),
    stepOverMass,
    // The force of the middle of the step.
    time: time + step / 2,
    step,
    fullSpeed: loop.fullSpeed,
    since: 0,
    build: 0,
  };
  work.push[i] = driveForce(drive, d, node, state);
}

function search(work: Work): void {
  for (let round = 0; round < mostRounds; round += 1) {
    const hasSwitched = assemble(work);
    solveRing(work.ring);
    const { solution } = work.ring;
    const count = work.speed.length;
    let largest = 0;
    for (let i = 0; i < count; i += 1) {
      const change = at(solution, i);
      work.speed[i] = at(work.speed, i) + change;
      largest = Math.max(largest, Math.abs(change));
    }
    work.carriageSpeed += at(solution, count);
    if (largest < settled && !hasSwitched) break;
  }
  assemble(work);
}

/** Tensions at the speeds sought, and the equations for the next correction. Says whether a node began to stick or slide. */
function assemble(work: Work): boolean {
  const { plan, ring } = work;
  for (let i = 0; i < plan.mesh.count; i += 1) findTension(work, i);
  let hasSwitched = false;
  ring.row.fill(0);
  ring.column.fill(0);
  for (let i = 0; i < plan.mesh.count; i += 1) if (assembleNode(work, i)) hasSwitched = true;
  assembleCarriage(work);
  return hasSwitched;
}

/** Whether the carriage speed is one of the unknowns. */
function isHanging({ plan, state }: Work): boolean {
  return plan.carriage?.kind === "gravity" && at(state.carriage, carriageEntry.isLocked) === 0;
}

function elementChange(work: Work, i: number): number {
  const { plan, state } = work;
  const { coefficients, carriage, mesh } = plan;
  const next = i + 1 === mesh.count ? 0 : i + 1;
  const far = at(state.speed, next) + at(work.speed, next);
  const near = at(state.speed, i) + at(work.speed, i);
  const isBeside = carriage !== undefined && (i === carriage.node || i === carriage.before) && isHanging(work);
  const taken = isBeside ? at(state.carriage, carriageEntry.speed) + work.carriageSpeed : 0;
  return 0.5 * at(coefficients.stepOverLength, work.strandOf[i] ?? 0) * (far - near + taken);
}

function findTension(work: Work, i: number): void {
  const { plan, state } = work;
  const { coefficients: c, settings } = plan;
  const k = work.strandOf[i] ?? 0;
  const change = elementChange(work, i);
  const kept = at(c.branch, k) * at(state.history, i);
  const pull = at(c.stiff, k) * (at(state.strain, i) + change) + kept;
  const sag = at(c.sag, k);
  const isSagging = settings.hasSag && at(c.stiff, k) > 0;
  const found = isSagging ? Math.max(slackTension, solveSag(at(state.elastic, i), pull, sag)) : pull;
  const pure = (found - kept) * at(c.overStiff, k);
  const drawn = pure - at(c.pureByTension, k) * at(state.elastic, i) - at(c.pureByHistory, k) * at(state.history, i);
  const isTightening = !isSagging || change > drawn;
  const all = found + at(c.thick, k) * (isTightening ? change : drawn) + at(c.kelvin, k) * drawn;
  const isSlack = isSagging && all <= slackTension;
  work.elastic[i] = found;
  work.tension[i] = isSlack ? slackTension : all;
  const softened = isSagging ? 1 + (2 * sag) / found ** 3 : 1;
  const inSeries = at(c.stiff, k) + at(c.kelvin, k) + (isTightening ? 0 : at(c.thick, k));
  const tangent = isSlack ? 0 : inSeries / softened + (isTightening ? at(c.thick, k) : 0);
  work.softness[i] = 0.5 * tangent * at(c.stepOverLength, k);
}

function assembleNode(work: Work, i: number): boolean {
  const { plan, state, ring } = work;
  const { mesh, step, carriage } = plan;
  const before = i === 0 ? mesh.count - 1 : i - 1;
  const mass = at(mesh.mass, i) / step;
  const here = 0.5 * at(work.softness, i);
  const behind = 0.5 * at(work.softness, before);
  const tensions = (j: number) => 0.5 * (at(state.tension, j) + at(work.tension, j));
  const given = at(work.given, i);
  const inertia = mass * (at(work.speed, i) - at(state.speed, i));
  const free = inertia - (tensions(i) - tensions(before)) + at(mesh.gravity, i) - at(work.push, i);
  const hasSwitched = Number.isNaN(given) && slideOrStick(work, i, free);
  const sliding = work.sliding[i] ?? 0;
  if (!Number.isNaN(given) || sliding === 0) {
    ring.diagonal[i] = 1;
    ring.before[i] = 0;
    ring.after[i] = 0;
    ring.right[i] = (Number.isNaN(given) ? 0 : given) - at(work.speed, i);
    work.friction[i] = Number.isNaN(given) ? -free : Math.sign(given) * at(work.grip, i);
    if (!Number.isNaN(given)) work.push[i] = at(work.push, i) + free + at(work.friction, i);
    return hasSwitched;
  }
  work.friction[i] = sliding > 0 ? at(work.grip, i) : -at(work.gripBack, i);
  ring.diagonal[i] = mass + here + behind;
  ring.before[i] = -behind;
  ring.after[i] = -here;
  ring.right[i] = -(free + at(work.friction, i));
  if (carriage !== undefined && isHanging(work)) {
    const own = i === carriage.node || i === carriage.before ? here : 0;
    const prior = before === carriage.node || before === carriage.before ? behind : 0;
    ring.column[i] = -(own - prior);
  }
  return hasSwitched;
}

/** A sliding node that turned round sticks; a sticking one whose grip is too small slides. */
function slideOrStick(work: Work, i: number, free: number): boolean {
  const sliding = work.sliding[i] ?? 0;
  if (sliding !== 0) {
    if (at(work.speed, i) * sliding >= 0) return false;
    work.sliding[i] = 0;
    work.speed[i] = 0;
    return true;
  }
  const needed = -free;
  if (needed > at(work.grip, i)) work.sliding[i] = 1;
  else if (needed < -at(work.gripBack, i)) work.sliding[i] = -1;
  else return false;
  return true;
}

function assembleCarriage(work: Work): void {
  const { plan, state, ring } = work;
  const { carriage, step, mesh } = plan;
  ring.extra[0] = 1;
  ring.extra[1] = 0;
  if (carriage === undefined || !isHanging(work)) return;
  const { node, before, mass, pull } = carriage;
  const [own, prior] = [0.5 * at(work.softness, node), 0.5 * at(work.softness, before)];
  const old = at(state.carriage, carriageEntry.speed);
  const tensions =
    0.5 * (at(state.tension, node) + at(work.tension, node) + at(state.tension, before) + at(work.tension, before));
  ring.extra[0] = mass / step + own + prior;
  ring.extra[1] = -((mass / step) * (work.carriageSpeed - old) - pull + tensions);
  const after = node + 1 === mesh.count ? 0 : node + 1;
  ring.row[after] = at(ring.row, after) + own;
  ring.row[node] = at(ring.row, node) - own + prior;
  ring.row[before] = at(ring.row, before) - prior;
}

function finishStep(work: Work, time: number): void {
  const { plan, state } = work;
  const { mesh, step, coefficients: c, decay, growth } = plan;
  for (let i = 0; i < mesh.count; i += 1) {
    const k = work.strandOf[i] ?? 0;
    const change = elementChange(work, i);
    const found = at(work.elastic, i);
    const past = at(state.history, i);
    const pure = (found - at(c.branch, k) * past) * at(c.overStiff, k);
    const inBranch = past + growth * pure;
    const old = at(state.elastic, i);
    const wasInBranch = at(c.branchByTension, k) * old + at(c.branchByHistory, k) * past;
    add(state.total, sums.branch, at(c.branchLoss, k) * inBranch * (inBranch + wasInBranch));
    noteSnap(work, i, old, found);
    const all = at(work.tension, i);
    const damping = all - found + (at(state.tension, i) - old);
    add(state.total, sums.grid, at(c.viscousLoss, k) * damping * change);
    state.strain[i] = at(state.strain, i) + change;
    state.history[i] = decay * inBranch - growth * pure;
    state.elastic[i] = found;
    state.tension[i] = all;
    noteEnvelope(state, i, all, time + step);
  }
  noteLosses(work);
  for (let i = 0; i < mesh.count; i += 1) state.speed[i] = at(work.speed, i);
  state.speed[mesh.count] = at(work.speed, 0);
  if (isHanging(work)) finishCarriage(work, time + step);
}

function noteSnap({ plan, state, strandOf }: Work, i: number, old: number, found: number): void {
  const loss = at(plan.coefficients.snapLoss, strandOf[i] ?? 0);
  if (loss > 0) add(state.total, sums.impact, (loss * (found - old) ** 3) / (old * found) ** 2);
}

function noteEnvelope(state: DynamicState, i: number, tension: number, time: number): void {
  if (tension > at(state.largest, i)) {
    state.largest[i] = tension;
    state.largestAt[i] = time;
  }
  if (tension < at(state.smallest, i)) {
    state.smallest[i] = tension;
    state.smallestAt[i] = time;
  }
}

function noteLosses(work: Work): void {
  const { plan, state } = work;
  const { mesh, step, loop } = plan;
  for (let i = 0; i < mesh.count; i += 1) {
    const moved = 0.5 * step * (at(state.speed, i) + at(work.speed, i));
    add(state.total, sums.friction, at(work.friction, i) * moved);
    add(state.total, sums.gravity, at(mesh.gravity, i) * moved);
  }
  loop.drives.forEach(({ station }, d) => {
    const i = mesh.first[station] ?? 0;
    const work_ = 0.5 * step * at(work.push, i) * (at(state.speed, i) + at(work.speed, i));
    add(state.total, sums.drive, work_);
    add(state.drives, d * driveEntry.count + driveEntry.work, work_);
    state.drives[d * driveEntry.count + driveEntry.force] = at(work.push, i);
  });
}

function finishCarriage(work: Work, time: number): void {
  const { plan, state } = work;
  const { carriage, step } = plan;
  if (carriage === undefined) return;
  const mean = 0.5 * (at(state.carriage, carriageEntry.speed) + work.carriageSpeed);
  add(state.total, sums.takeUp, step * carriage.pull * mean);
  state.carriage[carriageEntry.speed] = work.carriageSpeed;
  const taken = at(state.carriage, carriageEntry.taken) + step * mean;
  state.carriage[carriageEntry.taken] = taken;
  if (taken < at(state.carriage, carriageEntry.least)) {
    state.carriage[carriageEntry.least] = taken;
    state.carriage[carriageEntry.leastAt] = time;
  }
  if (taken > at(state.carriage, carriageEntry.most)) {
    state.carriage[carriageEntry.most] = taken;
    state.carriage[carriageEntry.mostAt] = time;
  }
}

function add(values: Float64Array, i: number, value: number): void {
  values[i] = at(values, i) + value;
}
