import { slackTension } from "./slack-tension.ts";
import { sums } from "./sums.ts";
import {
  type Arithmetic,
  addInteger,
  type Code,
  call,
  constant,
  either,
  get,
  integer,
  isIntegerBelow,
  isTrueInAll,
  isTrueInAny,
  lane,
  leave,
  not,
  paired,
  repeatWhile,
  set,
  single,
  spread,
  type ValueType,
  type WasmFunction,
  when,
  whileTrue,
  withLane,
} from "./wasm-code.ts";

/** Where the arrays of a state lie in memory, bytes. */
interface MemoryPlan {
  readonly speed: number;
  readonly tension: number;
  readonly elastic: number;
  readonly strain: number;
  readonly history: number;
  readonly largest: number;
  readonly smallest: number;
  readonly largestAt: number;
  readonly smallestAt: number;
  readonly bytes: number;
}

/** Sums first, then every array with room for one entry more. */
export function planMemory(count: number): MemoryPlan {
  const begin = 16 * 8;
  const stride = 8 * (count + 2);
  const at = (n: number) => begin + n * stride;
  return {
    speed: at(0),
    tension: at(1),
    strain: at(2),
    history: at(3),
    elastic: at(4),
    largest: at(5),
    smallest: at(6),
    largestAt: at(7),
    smallestAt: at(8),
    bytes: at(9),
  };
}

const types = (count: number, type: ValueType): readonly ValueType[] => Array.from({ length: count }, () => type);
const addTo = (entry: number, value: Code): Code =>
  single.store(integer(0), 8 * entry, single.add(single.load(integer(0), 8 * entry), value));
const begin = get(0);
const end = get(1);
const next = (count: number): Code => set(0, addInteger(begin, integer(8 * count)));
const isOneLeft = isIntegerBelow(begin, end);
const isPairLeft = isIntegerBelow(addInteger(begin, integer(8)), end);

/** Locals by name: inputs first, then single numbers, then pairs; a pair is named like the number it doubles. */
interface Names {
  readonly read: (o: Arithmetic, name: string) => Code;
  readonly write: (o: Arithmetic, name: string, value: Code) => Code;
  readonly one: (name: string) => Code;
  readonly setOne: (name: string, value: Code) => Code;
  /** Doubles inputs before a loop over pairs. */
  readonly spreadAll: Code;
  readonly locals: readonly ValueType[];
}

function nameLocals(inputs: readonly string[], own: readonly string[]): Names {
  const all = [...inputs, ...own];
  const indexOf = (name: string): number => {
    const index = all.indexOf(name);
    if (index < 0) throw new Error(`no local ${name}`);
    return index;
  };
  // From and to are addresses and have no pair.
  const where = (o: Arithmetic, name: string) => (o === paired ? all.length + indexOf(name) - 2 : indexOf(name));
  return {
    read: (o, name) => get(where(o, name)),
    write: (o, name, value) => set(where(o, name), value),
    one: (name) => get(indexOf(name)),
    setOne: (name, value) => set(indexOf(name), value),
    spreadAll: inputs.slice(2).flatMap((name) => set(where(paired, name), spread(get(indexOf(name))))),
    locals: [...types(own.length, "f64"), ...types(all.length - 2, "v128")],
  };
}

/** Adds both lanes of a pair to a running sum, one after the other: the sum of single numbers, bit for bit. */
function addLanes(n: Names, o: Arithmetic, to: string, value: Code, scratch: string): Code {
  if (o === single) return n.setOne(to, single.add(n.one(to), value));
  return [
    ...n.write(o, scratch, value),
    ...n.setOne(to, single.add(n.one(to), lane(n.read(o, scratch), 0))),
    ...n.setOne(to, single.add(n.one(to), lane(n.read(o, scratch), 1))),
  ];
}

/** `moveNodes` of the kernel, operation by operation, two nodes at a time. */
export function moveNodesCode(plan: MemoryPlan): WasmFunction {
  const inputs = ["from", "to", "mass", "stepOverMass", "fall", "grip", "gripBySpeed", "gripAtRest"];
  const n = nameLocals(inputs, ["lost", "travelled", "old", "free", "hold", "moved", "twice", "scratch"]);
  const halfMass = single.multiply(constant(0.5), n.one("mass"));
  const pass = (o: Arithmetic): Code => {
    const v = (name: string) => n.read(o, name);
    const pull = o.subtract(o.load(begin, plan.tension), o.load(begin, plan.tension - 8));
    const grip = o.add(v("grip"), o.multiply(v("gripBySpeed"), o.absolute(v("old"))));
    const back = o.isBelow(v("free"), o.negative(v("hold")));
    const backOrRest = o.choose(back, o.add(v("free"), v("hold")), o.constant(0));
    const forward = o.subtract(v("free"), v("hold"));
    return [
      n.write(o, "old", o.load(begin, plan.speed)),
      n.write(o, "free", o.subtract(o.add(v("old"), o.multiply(v("stepOverMass"), pull)), v("fall"))),
      n.write(o, "hold", o.choose(o.isEqual(v("old"), o.constant(0)), v("gripAtRest"), grip)),
      n.write(o, "moved", o.choose(o.isAbove(v("free"), v("hold")), forward, backOrRest)),
      o.store(begin, plan.speed, v("moved")),
      n.write(o, "twice", o.add(v("old"), v("moved"))),
      addLanes(n, o, "lost", o.multiply(o.subtract(v("free"), v("moved")), v("twice")), "scratch"),
      addLanes(n, o, "travelled", v("twice"), "scratch"),
      next(o === paired ? 2 : 1),
    ].flat();
  };
  return {
    name: "moveNodes",
    inputs: ["i32", "i32", ...types(6, "f64")],
    locals: n.locals,
    body: [
      n.spreadAll,
      whileTrue(isPairLeft, pass(paired)),
      whileTrue(isOneLeft, pass(single)),
      addTo(sums.friction, single.multiply(halfMass, n.one("lost"))),
      addTo(sums.gravity, single.multiply(single.multiply(halfMass, n.one("fall")), n.one("travelled"))),
    ].flat(),
  };
}

/** `solveSag` of the kernel. */
export function solveSagCode(): WasmFunction {
  const [tension, pull, sag, square, found, kept, round] = [0, 1, 2, 3, 4, 5, 6].map((local) => local);
  const v = (local: number | undefined) => get(local ?? 0);
  const to = (local: number | undefined, value: Code) => set(local ?? 0, value);
  const { add, subtract, multiply, divide, isBelow, isAtMost, absolute, choose } = single;
  const half = multiply(constant(0.5), v(tension));
  const miss = subtract(subtract(v(tension), v(pull)), divide(v(sag), v(square)));
  const slope = add(constant(1), divide(multiply(constant(2), v(sag)), multiply(v(square), v(tension))));
  return {
    name: "solveSag",
    inputs: types(3, "f64"),
    output: "f64",
    locals: types(4, "f64"),
    body: [
      repeatWhile(
        isBelow(v(round), constant(100)),
        to(square, multiply(v(tension), v(tension))),
        to(found, subtract(v(tension), divide(miss, slope))),
        to(kept, choose(isBelow(v(found), half), half, v(found))),
        when(isAtMost(absolute(subtract(v(kept), v(tension))), constant(1e-7)), leave(v(kept))),
        to(tension, v(kept)),
        to(round, add(v(round), constant(1))),
      ),
      v(tension),
    ].flat(),
  };
}

const strainInputs = [
  ...["from", "to", "time", "stepOverLength", "stiff", "overStiff", "branch", "sag"],
  ...["thick", "kelvin", "pureByTension", "pureByHistory", "branchByTension", "branchByHistory"],
  ...["decay", "growth", "branchLoss", "viscousLoss", "snapLoss"],
];
const strainLocals = [
  ...[
    "squares",
    "damped",
    "snapped",
    "jump",
    "both",
    "change",
    "stretched",
    "past",
    "kept",
    "pull",
    "old",
    "cube",
    "miss",
    "slope",
  ],
  ...["found", "pure", "drawn", "all", "inBranch", "scratch"],
];

/** `strainSaggingElements` of the kernel, two elements at a time; `solveSag` is function 0 of the module. */
export function strainCode(plan: MemoryPlan): WasmFunction {
  const n = nameLocals(strainInputs, strainLocals);
  const pass = (o: Arithmetic): Code =>
    [
      strainPart(n, o, plan),
      tensionPart(n, o, plan),
      dampingPart(n, o, plan),
      historyPart(n, o, plan),
      next(o === paired ? 2 : 1),
    ].flat();
  return {
    name: "strain",
    inputs: ["i32", "i32", ...types(strainInputs.length - 2, "f64")],
    locals: n.locals,
    body: [
      n.spreadAll,
      whileTrue(isPairLeft, pass(paired)),
      whileTrue(isOneLeft, pass(single)),
      addTo(sums.branch, single.multiply(n.one("branchLoss"), n.one("squares"))),
      addTo(sums.grid, single.multiply(n.one("viscousLoss"), n.one("damped"))),
      addTo(sums.impact, single.multiply(n.one("snapLoss"), n.one("snapped"))),
    ].flat(),
  };
}

function strainPart(n: Names, o: Arithmetic, plan: MemoryPlan): Code {
  const v = (name: string) => n.read(o, name);
  const apart = o.subtract(o.load(begin, plan.speed + 8), o.load(begin, plan.speed));
  return [
    n.write(o, "change", o.multiply(v("stepOverLength"), apart)),
    n.write(o, "stretched", o.add(o.load(begin, plan.strain), v("change"))),
    o.store(begin, plan.strain, v("stretched")),
    n.write(o, "past", o.load(begin, plan.history)),
    n.write(o, "kept", o.multiply(v("branch"), v("past"))),
    n.write(o, "pull", o.add(o.multiply(v("stiff"), v("stretched")), v("kept"))),
  ].flat();
}

function tensionPart(n: Names, o: Arithmetic, plan: MemoryPlan): Code {
  const v = (name: string) => n.read(o, name);
  const top = o.multiply(o.multiply(v("miss"), v("slope")), v("old"));
  const squareSlope = o.multiply(v("slope"), v("slope"));
  const bottom = o.add(o.multiply(squareSlope, v("old")), o.multiply(o.multiply(o.constant(3), v("sag")), v("miss")));
  const short = o.multiply(v("cube"), o.subtract(v("old"), v("pull")));
  const isNear = o.isAtMost(o.absolute(o.subtract(v("found"), v("old"))), o.multiply(o.constant(0.01), v("old")));
  return [
    n.write(o, "old", o.load(begin, plan.elastic)),
    n.write(o, "cube", o.multiply(o.multiply(v("old"), v("old")), v("old"))),
    n.write(o, "miss", o.subtract(short, o.multiply(v("sag"), v("old")))),
    n.write(o, "slope", o.add(v("cube"), o.multiply(o.constant(2), v("sag")))),
    n.write(o, "found", o.subtract(v("old"), o.divide(top, bottom))),
    o === paired ? solvePairs(n, isNear) : when(not(isNear), solveOne(n)),
    n.write(o, "found", notSlack(o, v("found"))),
    o.store(begin, plan.elastic, v("found")),
  ].flat();
}

function notSlack(o: Arithmetic, tension: Code): Code {
  return o.choose(o.isBelow(tension, o.constant(slackTension)), o.constant(slackTension), tension);
}

/** The lagged parts on top of the elastic tension, and what they take. */
function dampingPart(n: Names, o: Arithmetic, plan: MemoryPlan): Code {
  const v = (name: string) => n.read(o, name);
  const before = o.add(o.multiply(v("pureByTension"), v("old")), o.multiply(v("pureByHistory"), v("past")));
  const larger = o.choose(o.isAbove(v("change"), v("drawn")), v("change"), v("drawn"));
  const lagged = o.add(o.multiply(v("thick"), larger), o.multiply(v("kelvin"), v("drawn")));
  const were = o.subtract(o.load(begin, plan.tension), v("old"));
  const damped = o.multiply(o.add(o.subtract(v("all"), v("found")), were), v("change"));
  return [
    n.write(o, "pure", o.multiply(o.subtract(v("found"), v("kept")), v("overStiff"))),
    n.write(o, "drawn", o.subtract(v("pure"), before)),
    n.write(o, "all", o.add(v("found"), lagged)),
    n.write(o, "all", notSlack(o, v("all"))),
    addLanes(n, o, "damped", damped, "scratch"),
    o.store(begin, plan.tension, v("all")),
  ].flat();
}

function solveOne(n: Names): Code {
  const { add, subtract, multiply, divide } = single;
  const [jump, both] = [n.one("jump"), n.one("both")];
  return [
    n.setOne("found", call(0, n.one("old"), n.one("pull"), n.one("sag"))),
    n.setOne("found", notSlack(single, n.one("found"))),
    n.setOne("jump", subtract(n.one("found"), n.one("old"))),
    n.setOne("both", multiply(n.one("old"), n.one("found"))),
    n.setOne("snapped", add(n.one("snapped"), divide(multiply(multiply(jump, jump), jump), multiply(both, both)))),
  ].flat();
}

/** Where one of two elements moved too far for a single step, each that did is solved by itself. */
function solvePairs(n: Names, isNear: Code): Code {
  const v = (name: string) => n.read(paired, name);
  const put = (name: string, index: 0 | 1) => n.write(paired, name, withLane(v(name), index, n.one(name)));
  const solveLane = (index: 0 | 1): Code => {
    const [found, old] = [lane(v("found"), index), lane(v("old"), index)];
    const isLaneNear = single.isAtMost(
      single.absolute(single.subtract(found, old)),
      single.multiply(constant(0.01), old),
    );
    return when(
      not(isLaneNear),
      n.setOne("old", old),
      n.setOne("pull", lane(v("pull"), index)),
      solveOne(n),
      put("found", index),
    );
  };
  return when(not(isTrueInAll(isNear)), solveLane(0), solveLane(1));
}

function historyPart(n: Names, o: Arithmetic, plan: MemoryPlan): Code {
  const v = (name: string) => n.read(o, name);
  const note = (isBeyond: Code, value: number, time: number): Code => [
    ...o.store(begin, time, o.choose(isBeyond, v("time"), o.load(begin, time))),
    ...o.store(begin, value, o.choose(isBeyond, v("all"), o.load(begin, value))),
  ];
  const isAbove = o.isAbove(v("all"), o.load(begin, plan.largest));
  const isBelow = o.isBelow(v("all"), o.load(begin, plan.smallest));
  const noteLargest = note(isAbove, plan.largest, plan.largestAt);
  const noteSmallest = note(isBelow, plan.smallest, plan.smallestAt);
  const remembered = o.subtract(o.multiply(v("decay"), v("inBranch")), o.multiply(v("growth"), v("pure")));
  const was = o.add(o.multiply(v("branchByTension"), v("old")), o.multiply(v("branchByHistory"), v("past")));
  const squares = o.multiply(v("inBranch"), o.add(v("inBranch"), was));
  return [
    n.write(o, "inBranch", o.add(v("past"), o.multiply(v("growth"), v("pure")))),
    o.store(begin, plan.history, remembered),
    addLanes(n, o, "squares", squares, "scratch"),
    // One test for both ends of the envelope: most steps move neither.
    o === paired
      ? when(isTrueInAny(either(isAbove, isBelow)), noteLargest, noteSmallest)
      : [...when(isAbove, noteLargest), ...when(isBelow, noteSmallest)],
  ].flat();
}
