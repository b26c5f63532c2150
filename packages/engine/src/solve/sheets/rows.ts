import { pullToHold } from "../../rules/mechanics/traction.ts";
import {
  jointEndurances,
  requiredNominalStrength,
  strengthSafety,
} from "../../standards/din-22101-2011/belt-strength.ts";
import { loadFactor as dinLoadFactor } from "../../standards/din-22101-2011/pulley-diameter.ts";
import { lengthCoefficient, shortestNormativeLength } from "../../standards/iso-5048-1989/length-coefficient.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { constant, larger, plain } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Components } from "../tension/force-components.ts";
import type { DriveTraction } from "../traction.ts";
import { column, row, type SheetFacts } from "./sheet.ts";

const sum = (id: string, symbol: string, unit: string) =>
  defineSum({
    id: `sheet/${id}`,
    source: mechanics("sum of the rows of a clause"),
    output: { symbol, unit },
    term: symbol,
  });
const forceSum = sum("force", "F", "N");
const lengthSum = sum("carry-length", "L", "m");

const onStrand = ({ design }: SheetFacts, strand: "carry" | "return") =>
  design.points.flatMap(({ section }, at) => (section.strand === strand ? [at] : []));

const sectionsOn = (facts: SheetFacts, strand: "carry" | "return") =>
  onStrand(facts, strand).flatMap((at) => facts.full.sections[at] ?? []);

/** Friction of one strand, N. */
const frictionOf = (facts: SheetFacts, strand: "carry" | "return") =>
  forceSum(
    facts.trace,
    sectionsOn(facts, strand).map(({ friction }) => friction),
  );

/** A part of the friction by its cause, N; absent where the method does not tell. */
const partOf =
  (name: string, ...strands: readonly ("carry" | "return")[]) =>
  (facts: SheetFacts) => {
    const there = strands.length === 0 ? facts.full.sections : strands.flatMap((strand) => sectionsOn(facts, strand));
    const terms = there.flatMap(({ parts }) => parts[name] ?? []);
    return terms.length === 0 ? undefined : forceSum(facts.trace, terms);
  };

const components =
  (...names: readonly (keyof Components)[]) =>
  ({ trace, full }: SheetFacts) =>
    forceSum(
      trace,
      names.map((name) => full.components[name]),
    );

/** The section of a strand that has to be tightest for its sag: on the carry strand one that is loaded. */
const tightestOf = (facts: SheetFacts, strand: "carry" | "return") => {
  const [first, ...others] = sectionsOn(facts, strand);
  const tightest = first && others.reduce((most, one) => (one.sagTension > most.sagTension ? one : most), first);
  return tightest !== undefined && tightest.sagTension > 0 ? tightest.sagTension : undefined;
};
const heaviestOf = ({ full }: SheetFacts) =>
  full.sections.reduce((most, one) => (one.lineLoad > most.lineLoad ? one : most), full.sections[0] ?? emptySection);
const emptySection = { lineLoad: 0, frictionFactor: 0 };

const wholeFactor = defineFormula({
  id: "sheet/whole-factor",
  source: mechanics("main and secondary resistances over the main ones"),
  inputs: { secondary: { symbol: "F_N", unit: "N" }, main: { symbol: "F_H", unit: "N" } },
  output: { symbol: "C_eff", unit: "1" },
  printed: "1 + F_N / F_H",
  evaluate: ({ secondary, main }) => 1 + secondary / main,
});

/** Below such a force there is nothing to compare with, N. */
const leastForce = 1e-3;

export const drivesInFull = ({ solution }: SheetFacts): readonly DriveTraction[] =>
  solution.traction.cases.find(({ loadCase }) => loadCase === "running-full")?.drives ?? [];
const startStopOf = ({ solution: { machine } }: SheetFacts) => machine.startStop;
const powerInFull = ({ solution }: SheetFacts) =>
  solution.power.cases.find(({ loadCase }) => loadCase === "running-full");
const motorSum = sum("motor-power", "P_M", "W");
const drivenSum = sum("driven-power", "P_A", "W");

const drivenPower = defineFormula({
  id: "sheet/driven-power",
  source: mechanics("drive efficiency"),
  inputs: {
    absorbed: { symbol: "P_abs", unit: "W" },
    efficiency: { symbol: "eta", unit: "1", must: { above: 0, most: 1 } },
  },
  output: { symbol: "P_A", unit: "W" },
  printed: "if(P_abs >= 0, P_abs * eta, P_abs / eta)",
  evaluate: ({ absorbed, efficiency }) => (absorbed >= 0 ? absorbed * efficiency : absorbed / efficiency),
});

/** What drives give at the shafts of their pulleys, W. */
function drivenPowers(facts: SheetFacts): readonly number[] {
  const { trace, design } = facts;
  const efficiencyOf = (id: string) => design.drives.find((drive) => drive.id === id)?.efficiency;
  return (powerInFull(facts)?.drives ?? []).map(({ driveId, absorbed }) => {
    const efficiency = efficiencyOf(driveId);
    return efficiency === undefined ? absorbed : drivenPower(trace, { absorbed, efficiency });
  });
}

/** Every motor with the power to choose it by, W. */
function motorPowers({ design, solution: { power } }: SheetFacts): readonly number[] {
  return design.drives.flatMap(({ id, motors }) => {
    const { requiredMotorPower: one } = power.motors.find(({ driveId }) => driveId === id) ?? {};
    return one === undefined ? [] : Array.from({ length: plain(motors) }, () => one);
  });
}

function stopTime(facts: SheetFacts, name: "braking-full" | "coasting-full"): number | undefined {
  const { stops } = startStopOf(facts) ?? {};
  return stops === undefined ? facts.solution.cases[name].duration : stops[name].time;
}

/** Quantities of each drive, running full; the tight side is where the belt pulls more, arriving or leaving. */
export const driveColumns = {
  pull: column("F_Tr", "drivePull", "force", (_, { driveForce }) => driveForce),
  wrapFactor: column("C_w", "wrapFactor", "plain", (_, drive) => drive.wrapFactor),
  requiredSlack: column("F_T2,min", "requiredSlack", "force", (_, drive) => drive.requiredSlackTension),
  slack: column("F_T2", "slackTension", "force", (_, { slackTension }) => slackTension),
  tight: column("F_T1", "tightTension", "force", ({ full }, { pointId, slackTension }) => {
    const point = full.points.find((one) => one.pointId === pointId);
    return point === undefined ? slackTension : larger(point.arriving, point.leaving);
  }),
} as const;

/** Quantities that several standards ask for, each under the name most of them give it. */
export const rows = {
  massFlow: row("I_m", "massFlow", "massFlow", ({ design }) => design.massFlow),
  beltSpeed: row("v", "beltSpeed", "speed", ({ design }) => design.beltSpeed),
  beltWidth: row("B", "beltWidth", "size", ({ design }) => design.belt.width),
  lineLoad: row("m'_L", "lineLoad", "lineMass", (facts) => heaviestOf(facts).lineLoad),
  beltMass: row("m'_G", "beltMass", "lineMass", ({ design }) => design.belt.mass),
  fillRatio: row("phi", "fillRatio", "share", ({ solution: { crossSection } }) =>
    crossSection.kind === "troughed" ? crossSection.lowDensity.fillRatio : undefined,
  ),
  frictionFactor: row("f", "frictionFactor", "plain", (facts) => heaviestOf(facts).frictionFactor),
  mainCarry: row("F_H,o", "mainCarry", "force", (facts) => frictionOf(facts, "carry")),
  mainReturn: row("F_H,u", "mainReturn", "force", (facts) => frictionOf(facts, "return")),
  main: row("F_H", "main", "force", components("friction")),
  temperatureFactor: row("K_t", "temperatureFactor", "plain", ({ solution }) => solution.temperatureFactor),
  seals: row("T_is", "seals", "force", partOf("seals")),
  idlerLoad: row("T_iW", "idlerLoad", "force", partOf("load")),
  cover: row("T_bi", "cover", "force", partOf("indentation")),
  misalignment: row("T_m", "misalignment", "force", partOf("misalignment")),
  trampling: row("T_mt", "trampling", "force", partOf("trampling")),
  rotation: row("F_rot", "rotation", "force", partOf("rotation")),
  flexure: row("F_flex", "flexure", "force", partOf("flexure")),
  scuffing: row("F_scuff", "scuffing", "force", partOf("scuffing")),
  idlers: row("T_x", "idlers", "force", partOf("idlers")),
  beltFlexure: row("T_yc", "beltFlexure", "force", partOf("belt", "carry")),
  beltReturn: row("T_yr", "beltReturn", "force", partOf("belt", "return")),
  loadFlexure: row("T_ym", "loadFlexure", "force", partOf("load")),
  acceleration: row("F_Auf", "acceleration", "force", components("acceleration")),
  accelerationSkirts: row("F_Schb", "accelerationSkirts", "force", components("accelerationSkirts")),
  cleaners: row("F_Gr", "cleaners", "force", components("cleaners")),
  ploughs: row("F_a", "ploughs", "force", components("ploughs")),
  wrap: row("F_Gb", "wrap", "force", components("wrap")),
  bearing: row("F_Tr", "bearing", "force", components("bearing")),
  secondary: row("F_N", "secondary", "force", components("acceleration", "accelerationSkirts", "wrap", "bearing")),
  lift: row("F_St", "lift", "force", components("lift")),
  skirts: row("F_Sch", "skirts", "force", components("skirts")),
  tilt: row("F_Rst", "tilt", "force", components("tilt")),
  specialMain: row("F_S1", "specialMain", "force", components("tilt", "skirts")),
  specialSecondary: row("F_S2", "specialSecondary", "force", components("cleaners", "ploughs")),
  effectiveTension: row("F_W", "effectiveTension", "force", ({ full }) => full.effectiveTension),
  lowPull: row(
    "",
    "lowPull",
    "force",
    ({ full, solution }) => solution.regenerative?.cases.find(({ name }) => name === full.name)?.effectiveTension,
  ),
  lengthCoefficient: row("C", "lengthCoefficient", "plain", (facts) => {
    if (facts.solution.secondaryShare === undefined) return undefined;
    const carry = onStrand(facts, "carry").map((at) => facts.solution.loop.sections[at]?.length ?? 0);
    const length = lengthSum(facts.trace, carry);
    return length < shortestNormativeLength ? undefined : lengthCoefficient(facts.trace, { length });
  }),
  wholeFactor: row("C_eff", "wholeFactor", "plain", (facts) => {
    const main = facts.full.components.friction;
    const secondary = components("acceleration", "accelerationSkirts", "wrap", "bearing", "cleaners")(facts);
    return main > leastForce ? wholeFactor(facts.trace, { secondary, main }) : undefined;
  }),
  beltPower: row("P_W", "beltPower", "power", (facts) => powerInFull(facts)?.belt),
  absorbedPower: row("P_M", "absorbedPower", "power", (facts) => powerInFull(facts)?.absorbed),
  drivenPower: row("P_A", "drivenPower", "power", (facts) => drivenSum(facts.trace, drivenPowers(facts))),
  motorPower: row("P_Mot", "motorPower", "power", (facts) => motorSum(facts.trace, motorPowers(facts))),
  startFactor: row("p_A", "startFactor", "plain", ({ design }) => design.starting?.pullFactor),
  startPull: row("F_Tr,A", "startPull", "force", ({ trace, design, full }) => {
    const pullFactor = design.starting?.pullFactor;
    return pullFactor === undefined ? undefined : pullToHold(trace, { pullFactor, driveForce: full.effectiveTension });
  }),
  startAcceleration: row(
    "a_A",
    "startAcceleration",
    "acceleration",
    ({ solution: { cases } }) => cases["starting-full"].acceleration,
  ),
  startTime: row("t_A", "startTime", "time", (facts) => {
    const { starts } = startStopOf(facts) ?? {};
    return starts === undefined ? facts.solution.cases["starting-full"].duration : starts.full.time;
  }),
  stopTime: row("t_B", "stopTime", "time", (facts) => stopTime(facts, "braking-full")),
  coastingTime: row("", "coastingTime", "time", (facts) => stopTime(facts, "coasting-full")),
  brakeForce: row("", "brakeForce", "force", (facts) => {
    const force = startStopOf(facts)?.stops["braking-full"].brakeForce;
    return force !== undefined && force > 0 ? force : undefined;
  }),
  runback: row("", "runback", "force", ({ solution: { machine } }) => {
    const held = machine.drives.map(({ holdback }) => holdback).find(({ isNeeded }) => isNeeded);
    return held?.runbackForce;
  }),
  sagCarry: row("F_T,o", "sagCarry", "force", (facts) => tightestOf(facts, "carry")),
  sagReturn: row("F_T,u", "sagReturn", "force", (facts) => tightestOf(facts, "return")),
  allowedSagCarry: row("s_o", "allowedSagCarry", "share", ({ design }) => design.allowedSag.carry),
  allowedSagReturn: row("s_u", "allowedSagReturn", "share", ({ design }) => design.allowedSag.return),
  largestRunning: row("F_T,max", "largestRunning", "force", ({ solution }) => solution.belt.largestRunning),
  largestTransient: row("F_T,A", "largestTransient", "force", ({ solution }) => solution.belt.largestTransient),
  takeUpTension: row("F_Sp", "takeUpTension", "force", ({ solution }) => solution.takeUp.tension),
  takeUpMass: row("m_Sp", "takeUpMass", "mass", ({ solution }) => solution.takeUp.mass),
  requiredMass: row("", "requiredMass", "mass", ({ solution }) => solution.takeUp.requiredMass),
  edgeTension: row(
    "k_K,max",
    "edgeTension",
    "lineForce",
    ({ solution: { machine } }) => machine.jointEndurance?.edgeTension,
  ),
  requiredStrength: row(
    "k_N,min",
    "requiredStrength",
    "lineForce",
    ({ solution: { machine } }) => machine.jointEndurance?.requiredStrength,
  ),
  strength: row("k_N", "strength", "lineForce", ({ design }) => design.belt.strength),
  rating: row("k_zul", "rating", "lineForce", ({ solution }) => solution.belt.rating),
  requiredRating: row("k_req", "requiredRating", "lineForce", ({ solution }) => solution.belt.requiredRating),
  runningSafety: row("S", "runningSafety", "plain", ({ solution }) => solution.belt.runningSafety),
  transientSafety: row("S_A", "transientSafety", "plain", ({ solution }) => solution.belt.transientSafety),
  tensionRise: row("p_zul", "tensionRise", "plain", ({ design }) => design.beltRules.allowedTensionRise),
  jointSafety: row("S_0", "jointSafety", "plain", ({ trace, design: { settings } }) =>
    constant(trace, strengthSafety[settings.din.joint].joint, requiredNominalStrength.definition.source),
  ),
  operationSafety: row("S_1", "operationSafety", "plain", ({ trace, design: { settings } }) =>
    constant(trace, strengthSafety[settings.din.operation].operation, requiredNominalStrength.definition.source),
  ),
  jointStrength: row("k_t,rel", "jointStrength", "plain", ({ trace, design: { settings, belt } }) => {
    const { value, source } = jointEndurances[belt.carcass];
    return settings.din.jointEndurance ?? constant(trace, value, source);
  }),
  loadFactor: row("u", "loadFactor", "share", ({ trace, design: { belt }, solution }) =>
    belt.strength > 0 && solution.belt.largestRunning > 0
      ? dinLoadFactor(trace, { tension: solution.belt.largestRunning, beltWidth: belt.width, strength: belt.strength })
      : undefined,
  ),
} as const;
