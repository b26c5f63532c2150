import { easedFriction } from "../../standards/mechanics/loop-balance.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { PreparedPoint, PreparedSection } from "./prepared-case.ts";
import type { SolvedCase } from "./solve-case.ts";

/** The effective tension by cause, N. They add up to it. */
export interface Components {
  readonly friction: number;
  readonly lift: number;
  readonly skirts: number;
  readonly tilt: number;
  readonly adjustment: number;
  readonly acceleration: number;
  readonly accelerationSkirts: number;
  readonly cleaners: number;
  readonly ploughs: number;
  readonly wrap: number;
  readonly bearing: number;
  readonly curves: number;
}

const component = (name: string) =>
  defineSum({
    id: `tension/component-${name}`,
    source: mechanics("sum over the loop"),
    output: { symbol: `F_${name}`, unit: "N" },
    term: "F",
  });
const sums = {
  friction: component("friction"),
  lift: component("lift"),
  skirts: component("skirts"),
  tilt: component("tilt"),
  adjustment: component("adjustment"),
  acceleration: component("acceleration"),
  accelerationSkirts: component("acceleration-skirts"),
  cleaners: component("cleaners"),
  ploughs: component("ploughs"),
  wrap: component("wrap"),
  bearing: component("bearing"),
  curves: component("curves"),
};

/** The components that change neither with tension nor with motion. */
export type FixedComponents = Pick<
  Components,
  "lift" | "skirts" | "tilt" | "adjustment" | "acceleration" | "accelerationSkirts" | "cleaners" | "ploughs"
>;

export function fixedComponents(
  trace: Trace,
  sections: readonly PreparedSection[],
  points: readonly PreparedPoint[],
): FixedComponents {
  const ofSections = (name: "lift" | "skirts" | "tilt" | "adjustment") =>
    sums[name](
      trace,
      sections.map((section) => section[name]),
    );
  const ofPoints = (name: "acceleration" | "accelerationSkirts" | "cleaners" | "ploughs") =>
    sums[name](
      trace,
      points.map((point) => point[name]),
    );
  return {
    lift: ofSections("lift"),
    skirts: ofSections("skirts"),
    tilt: ofSections("tilt"),
    adjustment: ofSections("adjustment"),
    acceleration: ofPoints("acceleration"),
    accelerationSkirts: ofPoints("accelerationSkirts"),
    cleaners: ofPoints("cleaners"),
    ploughs: ofPoints("ploughs"),
  };
}

export function componentsOf(trace: Trace, { prepared, state }: SolvedCase): Components {
  const { frictionShare } = prepared;
  trace.place = { loadCase: prepared.loadCase.name };
  const friction =
    frictionShare === 1
      ? state.main
      : state.main.map((main) => easedFriction(stepsOnly(trace), { frictionShare, friction: main }));
  return {
    friction: sums.friction(trace, friction),
    ...prepared.fixedComponents,
    wrap: sums.wrap(trace, state.wrap),
    bearing: sums.bearing(trace, state.bearing),
    curves: sums.curves(trace, state.curve),
  };
}
