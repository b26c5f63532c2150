import type { Design } from "../../design/design.ts";
import type { DinAnswer, DinFriction } from "../../design/settings.ts";
import { adjustedFrictionFactor } from "../../rules/adopted-1/friction-factor.ts";
import {
  betterConditions,
  frictionOfSet,
  measuredIndentation,
  scoredFriction,
  setResistance,
  worseConditions,
} from "../../standards/din-22101-2011/friction.ts";
import { din22101 } from "../../standards/sources.ts";
import { rollDrag, rollForce, rollLineForce } from "../../standards/vdi-2341/roll-load.ts";
import { constant, plain } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import { rollContacts } from "./roll-contacts.ts";
import type { SectionInCase } from "./section-in-case.ts";

const answers = din22101("clause 6.2, friction factor by conditions", "recalled");
const indentationSum = defineSum({
  id: "din-22101-2011/set-indentation",
  source: measuredIndentation.definition.source,
  output: { symbol: "F_E", unit: "N" },
  term: "F_E",
});

/** Friction factor of a strand by its conditions or by measured drags; absent: as typed, or the usual one. */
export function dinFriction(trace: Trace, design: Design, section: SectionInCase): number | undefined {
  const { friction: asked } = design.settings.din;
  if (asked === undefined) return undefined;
  const friction =
    asked.kind === "conditions"
      ? byConditions(trace, design, section, asked)
      : byComponents(trace, design, section, asked);
  return adjustedFrictionFactor(trace, { friction, adjustment: design.settings.frictionAdjustment });
}

function byConditions(
  trace: Trace,
  design: Design,
  { idler, spacing, strand }: SectionInCase,
  { answers: given }: Extract<DinFriction, { kind: "conditions" }>,
): number {
  const counted = (answer: DinAnswer) =>
    constant(trace, Object.values(given).filter((one) => one === answer).length, answers);
  const known = {
    rollDiameter: idler.rollDiameter,
    spacing,
    isReturn: constant(trace, strand === "return" ? 1 : 0, answers),
    beltSpeed: design.beltSpeed,
    troughAngle: idler.troughAngle,
    temperature: design.lowestTemperature,
  };
  return scoredFriction(trace, {
    better: betterConditions(trace, { ...known, answered: counted("better") }),
    worse: worseConditions(trace, { ...known, answered: counted("worse") }),
  });
}

function byComponents(
  trace: Trace,
  design: Design,
  section: SectionInCase,
  sample: Extract<DinFriction, { kind: "components" }>,
): number {
  const { spacing, lineLoad, idlerMass } = section;
  const { slopeCosine } = section.geometry;
  const { gravity } = design;
  const carried = { lineLoad, beltMass: design.belt.mass, gravity, slopeCosine, spacing };
  const drags = rollContacts(trace, design, section).flatMap(({ count, loadShare, beltShare, contactWidth }) => {
    const force = rollForce(trace, { loadShare, beltShare, ...carried });
    const drag = measuredIndentation(trace, {
      ...sample,
      lineForce: rollLineForce(trace, { rollForce: force, contactWidth }),
      rollDiameter: section.idler.rollDiameter,
    });
    const ofRoll = rollDrag(trace, { contactWidth, drag });
    return Array.from({ length: plain(count) }, () => ofRoll);
  });
  const resistance = setResistance(trace, {
    indentation: indentationSum(trace, drags),
    rolls: section.idler.rolls,
    rollDrag: sample.rollDrag,
    share: sample.share,
  });
  return frictionOfSet(trace, { resistance, idlerMass, ...carried });
}
