import type { Design } from "../../design/design.ts";
import { adjustedFrictionFactor } from "../../rules/adopted-1/friction-factor.ts";
import {
  frictionPairs,
  frictionPairsSource,
  lengthenedFriction,
  sectionResistance,
} from "../../standards/jis-b-8805/main-resistance.ts";
import { jis8805 } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { Loop } from "../loop/belt-path.ts";
import { jisProfile } from "../profiles/jis.ts";
import { type ConveyorFactors, isoMethod, isoRules } from "./iso.ts";
import { noFriction, type ResistanceMethod, type SectionFriction } from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** JIS B 8805: the form of 1992 is ISO 5048; the classic form makes the conveyor longer by what holds everything else. */
export function jisMethod(trace: Trace, design: Design, factors: ConveyorFactors, loop: Loop): ResistanceMethod {
  const { form, installation } = design.settings.jis;
  if (form === "1992") return isoMethod(design, factors, { ...isoRules, profile: jisProfile });
  const levelLength = levelLengthOf(trace, loop);
  return {
    ...classicMethod(design, levelLength, frictionPairs[installation], true),
    regenerating: classicMethod(design, levelLength, frictionPairs.braking, false),
  };
}

const carryRun = defineSum({
  id: "jis/level-length",
  source: jis8805("classic form, horizontal length between head and tail"),
  output: { symbol: "l", unit: "m" },
  term: "x",
});

function levelLengthOf(trace: Trace, { sections }: Loop): number {
  trace.place = {};
  return carryRun(
    trace,
    sections.flatMap(({ start, run }) => (start.section.strand === "carry" ? [run] : [])),
  );
}

interface FrictionPair {
  readonly friction: number;
  readonly extraLength: number;
}

function classicMethod(
  design: Design,
  levelLength: number,
  pair: FrictionPair,
  isTypedTaken: boolean,
): ResistanceMethod {
  return {
    name: "JIS",
    friction: (trace, section) => classicFriction(trace, design, levelLength, section, { pair, isTypedTaken }),
    skirts: none,
    acceleration: none,
    accelerationSkirts: none,
    cleaner: none,
    plough: none,
    tilt: none,
    wrap: none,
    bearing: none,
  };
}

function classicFriction(
  trace: Trace,
  design: Design,
  levelLength: number,
  section: SectionInCase,
  { pair, isTypedTaken }: { readonly pair: FrictionPair; readonly isTypedTaken: boolean },
): SectionFriction {
  if (section.spacing <= 0 || levelLength <= 0) return noFriction;
  const typed = isTypedTaken ? section.geometry.start.section.frictionFactor : undefined;
  const decided = isTypedTaken ? design.settings.usualFriction : undefined;
  const printed = decided ?? constant(trace, pair.friction, frictionPairsSource);
  const adjustment = isTypedTaken ? design.settings.frictionAdjustment : constant(trace, 1, frictionPairsSource);
  const friction = lengthenedFriction(trace, {
    friction: typed ?? adjustedFrictionFactor(trace, { friction: printed, adjustment }),
    extraLength: constant(trace, pair.extraLength, frictionPairsSource),
    levelLength,
  });
  const { idlerMass, lineLoad, geometry } = section;
  const { gravity, belt } = design;
  const given = { friction, gravity, run: geometry.run, idlerMass, beltMass: belt.mass, lineLoad };
  return {
    main: (step) => sectionResistance(stepsOnly(step), given),
    bare: sectionResistance(trace, given),
    factor: () => friction,
    parts: () => ({}),
  };
}
