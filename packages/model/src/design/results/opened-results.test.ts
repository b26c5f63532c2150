import { findStep, type Method, originFinder, type Step, solve } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { outputAt } from "../../document/results.ts";
import { conveyorWith, type Typed } from "../../test-support/design-of.ts";
import { siUnit } from "../si.ts";
import { derivedSteps, toDesign } from "../to-design.ts";
import { findTyped } from "../typed-value.ts";
import type { ComputedResult } from "./computed-result.ts";
import { computedResults } from "./results.ts";

/** Inputs that nobody types and no formula gives, and why that is right. `id input` of the formula. */
const constants: Readonly<Record<string, string>> = {
  "belt-geometry/belt-path/section-run way": "a direction: 1 one way, -1 on the way back",
  "belt-geometry/belt-path/turning-radius sense": "a direction: 1 clockwise, -1 anticlockwise",
  "rotating-parts/annulus/annulus-mass density": "steel and rubber, as tables print them",
  "rotating-parts/annulus/annulus-mass outerDiameter": "of a part: made from shell, lagging, hub and shaft",
  "rotating-parts/annulus/annulus-mass innerDiameter": "of a part: made from shell, lagging, hub and shaft",
  "rotating-parts/annulus/annulus-mass length": "of a part: made from shell, lagging, hub and shaft",
  "rotating-parts/annulus/annulus-inertia outerDiameter": "of a part: made from shell, lagging, hub and shaft",
  "rotating-parts/annulus/annulus-inertia innerDiameter": "of a part: made from shell, lagging, hub and shaft",
  "mechanics/sag/sag-tension sag": "5 % is where the friction models end, 1 and 0.5 % how friction falls with tension",
  "vdi-2341/roll-load/roll-force loadShare": "two rolls carry half each",
  "vdi-2341/roll-load/roll-force beltShare": "two rolls carry half each",
  "cema-7/universal/seal-tension sealTorque": "indicative coefficient of the universal method",
  "cema-7/universal/seal-tension sealTorquePerSpeed": "indicative coefficient of the universal method",
  "cema-7/universal/idler-load-tension loadTorqueArm": "indicative coefficient of the universal method",
  "cema-7/universal/misalignment-tension misalignment": "indicative coefficient of the universal method",
  "cema-7/universal/trampling-tension trampling": "indicative coefficient of the universal method",
  "belt-geometry/half-profile/roll-angle roll": "number of a roll in its set",
  "adopted-1/friction-factor/trough-factor troughAngle": "the rolls of a pipe stand all round",
  "winkler-maxwell/rolling-drag leading": "found together with the drag",
  "winkler-maxwell/rolling-drag trailing": "found together with the drag",
  "iso-5048-1989/special/trough-tilt-factor troughAngle": "the rolls of a pipe stand all round",
  "indentation/storage-modulus frequency": "found together with the modulus",
  "indentation/storage-modulus lossFactor": "found together with the modulus",
  "jonkers-1980/indentation/loss-angle lossFactor": "of the rubber table, or found with its modulus",
};

/** Results that are typed values themselves. */
const asTyped =
  /^(beltSpeed|beltWidth|capacity|beltMass|pulls\[\d+\]\.(capacity|idlerSpacing|frictionFactor|pulleyInertia|sag))$/;

const whole: Typed = {
  "drives[0].motor.power": 110,
  startupFactor: 150,
  "drives[0].motor.momI": 2,
  "drives[0].gbox.ratio": 20,
  "drives[0].brakeType": "Constant Torque Brake",
  "drives[0].brakeTorqueLSS": 4120,
  "pulls[2].z": 30,
  "pulls[3].z": 28,
  "pulls[1].skirtLength": 6,
  "pulls[1].tensionAdj": 1.5,
  "pulls[1].tensionAdjStart": 2.5,
  "pulls[2].noOfScrapers": 2,
  csForwardTilt: 2,
};
const documents: readonly (readonly [string, Typed, readonly Method[]])[] = [
  ["a whole conveyor", whole, ["ISO", "CEMA", "VISCO", "DIN", "CEMA-7"]],
  ["one that falls", { ...whole, "pulls[2].z": -30, "pulls[3].z": -32 }, ["ISO", "CEMA"]],
  ["a pipe", { ...whole, "csIdler.troughAngle": 360, "csIdler.noOfRolls": 6 }, ["ISO", "VISCO"]],
  ["five rolls", { ...whole, "csIdler.noOfRolls": 5 }, ["VISCO"]],
  ["a flat belt", { ...whole, "csIdler.noOfRolls": 1, "csIdler.troughAngle": 0 }, ["VISCO"]],
  ["rubber by its master curve", { ...whole, viscoRubberModel: "Master curve" }, ["VISCO"]],
  ["the Winkler layer", { ...whole, viscoRubberModel: "Master curve", viscoIndentation: "Winkler" }, ["VISCO"]],
  ["a take-up that is found", { ...whole, takeUpMass: 0 }, ["ISO"]],
  ["ropes and friction", { ...whole, takeUpMass: 9000, takeupReeving: 2, takeupFriction: 1 }, ["ISO"]],
  ["CEMA by tension and table", { ...whole, cemaKyMode: "Tension", cemaPulleyMode: "Table" }, ["CEMA"]],
  [
    "typed friction and drive factors",
    { ...whole, frictionFactorInp: 0.022, "drives[0].driveFactorMode": "Manual" },
    ["ISO"],
  ],
];
const cases = documents.flatMap(([name, typed, methods]) => methods.map((method) => ({ name, typed, method })));

function opened(typed: Typed, method: Method) {
  const conveyor = conveyorWith(typed);
  const made = toDesign(conveyor);
  if (made.kind === "refused") throw new Error(JSON.stringify(made.issues));
  const { design } = made;
  const solution = solve(design, { method, isTraced: true });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  const steps = [...derivedSteps(conveyor), ...solution.steps];
  const isTyped = ({ values, place }: Step, name: string) =>
    findTyped(conveyor, design, { name, value: values[name] ?? Number.NaN, place })?.isAsTyped === true;
  return { results: computedResults(conveyor, solution), steps, isTyped };
}

function firstStep(steps: readonly Step[], { path, value, place }: ComputedResult): Step | undefined {
  return typeof value === "string" ? undefined : findStep(steps, value, siUnit(outputAt(path)?.unit ?? "1"), place);
}

/** Every step the results rest on, and the inputs at which the way ends without having been typed. */
function endsOf(steps: readonly Step[], firsts: readonly Step[], isTyped: (step: Step, name: string) => boolean) {
  const originOf = originFinder(steps);
  const seen = new Set<Step>();
  const ends = new Set<string>();
  const waiting = [...firsts];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (seen.has(step)) continue;
    seen.add(step);
    for (const [name, value] of Object.entries(step.values)) {
      if (value === 0 || value === 1 || isTyped(step, name)) continue;
      const origin = originOf(step, name);
      if (origin === undefined) ends.add(`${step.description.id} ${name}`);
      else waiting.push(origin);
    }
  }
  return { ends: [...ends], seen };
}

describe("every result", () => {
  it.each(cases)("of $name by $method opens down to what was typed or to a named constant", ({ typed, method }) => {
    const { results, steps, isTyped } = opened(typed, method);
    const firsts = results.map((result) => ({ ...result, step: firstStep(steps, result) }));
    const shut = firsts.filter(
      ({ step, value, path }) => step === undefined && typeof value === "number" && value !== 0 && !asTyped.test(path),
    );
    expect(shut.map(({ path }) => path)).toEqual([]);
    const { ends, seen } = endsOf(
      steps,
      firsts.flatMap(({ step }) => step ?? []),
      isTyped,
    );
    expect(ends.filter((end) => constants[end] === undefined)).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  });

  it("needs every constant that is named", () => {
    const used = new Set(
      cases.flatMap(({ typed, method }) => {
        const { results, steps, isTyped } = opened(typed, method);
        return endsOf(
          steps,
          results.flatMap((result) => firstStep(steps, result) ?? []),
          isTyped,
        ).ends;
      }),
    );
    expect(Object.keys(constants).filter((name) => !used.has(name))).toEqual([]);
  });
});
