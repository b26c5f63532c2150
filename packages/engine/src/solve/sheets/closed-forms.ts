import { requiredStrength } from "../../standards/gb-17119/tension.ts";
import { largestTension } from "../../standards/is-11592/tension.ts";
import { idlerMassPerMetre } from "../../standards/iso-5048-1989/main-resistance.ts";
import { frictionPairs, frictionPairsSource } from "../../standards/jis-b-8805/main-resistance.ts";
import {
  effectivePull,
  levelLoadPower,
  liftPower,
  movingParts,
  noLoadPower,
  returnChange,
  totalPower,
} from "../../standards/jis-b-8805/power.ts";
import { constant, none } from "../../trace/reference.ts";
import { row, type SheetFacts } from "./sheet.ts";

/** What the classic form of JIS is calculated from. */
function lengthened(facts: SheetFacts) {
  const { trace, design } = facts;
  const { form, installation } = design.settings.jis;
  const { conveyorLength, lift = none(trace) } = facts.solution.machine;
  if (form !== "classic" || conveyorLength === undefined) return undefined;
  const pair = frictionPairs[installation];
  const carry = design.points.find(({ section }) => section.strand === "carry" && section.idlerSpacing > 0)?.section;
  const typed = carry?.frictionFactor ?? design.settings.usualFriction;
  return {
    friction: typed ?? constant(trace, pair.friction, frictionPairsSource),
    extraLength: constant(trace, pair.extraLength, frictionPairsSource),
    levelLength: conveyorLength,
    lift,
  };
}

function idlerMassOn({ trace, design }: SheetFacts, strand: "carry" | "return"): number {
  const section = design.points.find((one) => one.section.strand === strand && one.section.idlerSpacing > 0)?.section;
  const { rotatingMass } = strand === "carry" ? design.carryIdler : design.returnIdler;
  return section === undefined
    ? none(trace)
    : idlerMassPerMetre(trace, { rotatingMass, spacing: section.idlerSpacing });
}

const massOfParts = (facts: SheetFacts): number =>
  movingParts(facts.trace, {
    beltMass: facts.design.belt.mass,
    carryIdlers: idlerMassOn(facts, "carry"),
    returnIdlers: idlerMassOn(facts, "return"),
  });

function powers(facts: SheetFacts) {
  const given = lengthened(facts);
  if (given === undefined) return undefined;
  const { trace, design } = facts;
  const { friction, extraLength, levelLength, lift } = given;
  const { massFlow, beltSpeed } = design;
  const lengths = { friction, extraLength, levelLength };
  return {
    noLoad: noLoadPower(trace, { ...lengths, movingParts: massOfParts(facts), beltSpeed }),
    levelLoad: levelLoadPower(trace, { ...lengths, massFlow }),
    lift: liftPower(trace, { massFlow, lift }),
  };
}

const belt = (facts: SheetFacts) => {
  const found = powers(facts);
  return found === undefined ? undefined : totalPower(facts.trace, found);
};

/** Numbers that a standard gives in closed form for the conveyor as a whole, beside those of the loop. */
export const closedRows = {
  movingParts: row("W", "movingParts", "lineMass", massOfParts),
  extraLength: row("l_0", "extraLength", "distance", (facts) => lengthened(facts)?.extraLength),
  levelLength: row("l", "levelLength", "distance", ({ solution: { machine } }) => machine.conveyorLength),
  liftHeight: row("h", "liftHeight", "distance", ({ solution: { machine } }) => machine.lift),
  noLoadPower: row("P_1", "noLoadPower", "power", (facts) => powers(facts)?.noLoad),
  levelLoadPower: row("P_2", "levelLoadPower", "power", (facts) => powers(facts)?.levelLoad),
  liftPower: row("P_3", "liftPower", "power", (facts) => powers(facts)?.lift),
  closedPower: row("P", "closedPower", "power", belt),
  closedPull: row("F_p", "closedPull", "force", (facts) => {
    const power = belt(facts);
    return power === undefined ? undefined : effectivePull(facts.trace, { power, beltSpeed: facts.design.beltSpeed });
  }),
  returnChange: row("F_r", "returnChange", "force", (facts) => {
    const given = lengthened(facts);
    if (given === undefined) return undefined;
    const { mass: beltMass } = facts.design.belt;
    return returnChange(facts.trace, { ...given, beltMass, returnIdlers: idlerMassOn(facts, "return") });
  }),
  /** Of one drive. */
  largestByEquation: row("T_max", "largestByEquation", "force", ({ trace, design, solution, full }) => {
    const [drive, ...others] = solution.traction.cases.find(({ loadCase }) => loadCase === full.name)?.drives ?? [];
    const startFactor = design.starting?.pullFactor ?? constant(trace, 1, largestTension.definition.source);
    if (drive === undefined || others.length > 0) return undefined;
    return largestTension(trace, {
      effectiveTension: full.effectiveTension,
      startFactor,
      wrapFactor: drive.wrapFactor,
    });
  }),
  strengthBySafety: row("G_X", "strengthBySafety", "lineForce", ({ trace, design, solution }) => {
    const { carcass, width: beltWidth } = design.belt;
    const { safetyOfStrength } = design.beltRules;
    const safety = carcass === "steel-cord" ? safetyOfStrength?.steelCord : safetyOfStrength?.fabric;
    if (safety === undefined) return undefined;
    return requiredStrength(trace, { safety, largestTension: solution.belt.largestRunning, beltWidth });
  }),
  safety: row("n", "safety", "plain", ({ design: { belt: own, beltRules } }) =>
    own.carcass === "steel-cord" ? beltRules.safetyOfStrength?.steelCord : beltRules.safetyOfStrength?.fabric,
  ),
} as const;
