import { mechanics } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
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

export function componentsOf(trace: Trace, { prepared, state }: SolvedCase): Components {
  const ofSections = (of: (section: PreparedSection) => number) => prepared.sections.map(of);
  const ofPoints = (of: (point: PreparedPoint) => number) => prepared.points.map(of);
  trace.place = { loadCase: prepared.loadCase.name };
  return {
    friction: sums.friction(
      trace,
      Array.from(state.main, (main) => prepared.frictionShare * main),
    ),
    lift: sums.lift(
      trace,
      ofSections((section) => section.lift),
    ),
    skirts: sums.skirts(
      trace,
      ofSections((section) => section.skirts),
    ),
    tilt: sums.tilt(
      trace,
      ofSections((section) => section.tilt),
    ),
    adjustment: sums.adjustment(
      trace,
      ofSections((section) => section.adjustment),
    ),
    acceleration: sums.acceleration(
      trace,
      ofPoints((point) => point.acceleration),
    ),
    accelerationSkirts: sums.accelerationSkirts(
      trace,
      ofPoints((point) => point.accelerationSkirts),
    ),
    cleaners: sums.cleaners(
      trace,
      ofPoints((point) => point.cleaners),
    ),
    ploughs: sums.ploughs(
      trace,
      ofPoints((point) => point.ploughs),
    ),
    wrap: sums.wrap(trace, [...state.wrap]),
    bearing: sums.bearing(trace, [...state.bearing]),
    curves: sums.curves(trace, [...state.curve]),
  };
}
