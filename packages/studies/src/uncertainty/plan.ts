import { randomFrom } from "../random/random.ts";
import type { JansenAnswers } from "../statistics/sobol.ts";
import type { Study } from "./study.ts";

/** A place among all that may come: for each input the chance to stay below what it is there. */
export type Point = readonly number[];

/** Which points a study calculates. */
export type PlanName = "samples" | "swings" | "shares";

/** Low and high end of an input in a tornado. */
const swingChances = [0.1, 0.9] as const;

/** The points of a plan in order; they depend on the study alone, so that any part of them can be calculated anywhere. */
export function pointsOf(study: Study, plan: PlanName): readonly Point[] {
  const plans = known.get(study) ?? new Map<PlanName, readonly Point[]>();
  known.set(study, plans);
  const points = plans.get(plan) ?? drawPoints(study, plan);
  plans.set(plan, points);
  return points;
}

/** Every batch asks for them. */
const known = new WeakMap<Study, Map<PlanName, readonly Point[]>>();

function drawPoints(study: Study, plan: PlanName): readonly Point[] {
  switch (plan) {
    case "samples":
      return latinHypercube(study);
    case "swings":
      return swingPoints(study.inputs.length);
    case "shares":
      return jansenPoints(study);
  }
}

/** One number in each of as many strata as there are samples, in an order of its own for each input (handbook 11.2). */
function latinHypercube({ samples, seed, inputs }: Study): readonly Point[] {
  const random = randomFrom(seed);
  const columns = inputs.map(() => random.permutation(samples).map((stratum) => (stratum + random.next()) / samples));
  return Array.from({ length: samples }, (_, at) => columns.map((column) => column[at] ?? 0.5));
}

/** All inputs in their middle, then each alone at its low and its high end. */
function swingPoints(inputs: number): readonly Point[] {
  const middle = new Array<number>(inputs).fill(0.5);
  return [middle, ...middle.flatMap((_, input) => swingChances.map((chance) => middle.with(input, chance)))];
}

/** Two independent sets of samples, then the first with one input after the other taken from the second. */
function jansenPoints({ samples, seed, inputs }: Study): readonly Point[] {
  const random = randomFrom(seed);
  const drawn = () => Array.from({ length: samples }, () => inputs.map(() => random.next()));
  const [a, b] = [drawn(), drawn()];
  const mixed = inputs.flatMap((_, input) => a.map((row, at) => row.with(input, b[at]?.[input] ?? 0.5)));
  return [...a, ...b, ...mixed];
}

/** Answers at the points for shares, sorted by what they are for. */
export function jansenAnswers({ samples, inputs }: Study, answers: readonly number[]): JansenAnswers {
  const part = (at: number) => answers.slice(at * samples, (at + 1) * samples);
  return { a: part(0), b: part(1), mixed: inputs.map((_, input) => part(2 + input)) };
}
