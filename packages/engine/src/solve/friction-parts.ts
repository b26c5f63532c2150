import type { Method } from "../design/method.ts";
import { mechanics } from "../standards/sources.ts";
import { defineFormula } from "../trace/formula.ts";
import { finite } from "../trace/limit.ts";
import { defineSum } from "../trace/sum.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import type { CaseResult, SectionResult } from "./tension/case-result.ts";

/** Physical causes of main friction; `undivided` is what a method gives in one factor. */
export const frictionNames = ["rotation", "indentation", "flexure", "scuffing", "undivided"] as const;
type FrictionName = (typeof frictionNames)[number];

const cause = (name: FrictionName) =>
  defineSum({
    id: `friction/${name}`,
    source: mechanics("sum over the sections"),
    output: { symbol: `F_${name}`, unit: "N" },
    term: "F",
  });
const sums = {
  rotation: cause("rotation"),
  indentation: cause("indentation"),
  flexure: cause("flexure"),
  scuffing: cause("scuffing"),
};

const force = (symbol: string) => ({ symbol, unit: "N", must: finite });

/** What remains of the main friction when every known cause is taken away; what rounding leaves counts as nothing. */
const undividedFriction = defineFormula({
  id: "friction/undivided",
  source: mechanics("what one factor holds together"),
  inputs: {
    friction: force("F_friction"),
    rotation: force("F_rotation"),
    indentation: force("F_indentation"),
    flexure: force("F_flexure"),
    scuffing: force("F_scuffing"),
  },
  output: { symbol: "F_undivided", unit: "N" },
  printed:
    "F_friction - F_rotation - F_indentation - F_flexure - F_scuffing, 0 where that is below 1e-9 * abs(F_friction)",
  evaluate: ({ friction, rotation, indentation, flexure, scuffing }) => {
    const rest = friction - rotation - indentation - flexure - scuffing;
    return Math.abs(rest) < 1e-9 * Math.abs(friction) ? 0 : rest;
  },
});

/** The main friction of a case by cause, N. */
export function frictionParts(
  method: Method,
  { sections, components }: CaseResult,
  trace: Trace = bareTrace,
): Readonly<Record<FrictionName, number>> {
  const known = {
    rotation: sums.rotation(
      trace,
      terms(sections, () => (method === "CEMA-7" ? ["seals", "load"] : rotationParts)),
    ),
    indentation: sums.indentation(
      trace,
      terms(sections, () => ["indentation"]),
    ),
    flexure: sums.flexure(
      trace,
      terms(sections, (parts) => flexureParts(method, parts)),
    ),
    scuffing: sums.scuffing(
      trace,
      terms(sections, () => ["scuffing", "misalignment"]),
    ),
  };
  return { ...known, undivided: undividedFriction(trace, { friction: components.friction, ...known }) };
}

const rotationParts = ["rotation", "idlers"];

/** The 5th edition gives the return run one factor, in which rolls and belt are not told apart. */
function flexureParts(method: Method, parts: SectionResult["parts"]): readonly string[] {
  if (method === "CEMA") return parts.idlers === undefined ? [] : ["belt", "load"];
  return ["flexure", "trampling"];
}

function terms(sections: readonly SectionResult[], names: (parts: SectionResult["parts"]) => readonly string[]) {
  return sections.flatMap(({ parts }) => names(parts).flatMap((name) => parts[name] ?? []));
}
