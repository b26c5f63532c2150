import { easedFriction } from "../../rules/mechanics/loop-balance.ts";
import { mechanics } from "../../standards/sources.ts";
import { isEqual } from "../../trace/reference.ts";
import { defineSum, type Sum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { Components, FixedComponents } from "./force-components.ts";
import type { PreparedPoint, PreparedSection } from "./prepared-case.ts";
import type { SolvedCase } from "./solve-case.ts";
import type { NumberList } from "./tension-state.ts";

const component = (name: string) =>
  defineSum({
    id: `tension/component-${name}`,
    source: mechanics("sum over the loop"),
    output: { symbol: `F_${name.replaceAll("-", "_")}`, unit: "N" },
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

export function fixedComponents(
  trace: Trace,
  sections: readonly PreparedSection[],
  points: readonly PreparedPoint[],
): FixedComponents {
  const of = <Part>(sum: Sum, parts: readonly Part[], force: (part: Part) => number) => total(trace, sum, parts, force);
  return {
    lift: of(sums.lift, [...sections, ...points], ({ lift }) => lift),
    skirts: of(sums.skirts, sections, (section) => section.skirts),
    tilt: of(sums.tilt, sections, (section) => section.tilt),
    adjustment: of(sums.adjustment, sections, (section) => section.adjustment),
    acceleration: of(sums.acceleration, points, (point) => point.acceleration),
    accelerationSkirts: of(sums.accelerationSkirts, points, (point) => point.accelerationSkirts),
    cleaners: of(sums.cleaners, points, (point) => point.cleaners),
    ploughs: of(sums.ploughs, points, (point) => point.ploughs),
  };
}

/** A sum over parts of the loop; the list of its terms is made only where it is kept. Same order, same sum. */
function total<Part>(trace: Trace, sum: Sum, parts: readonly Part[], force: (part: Part) => number): number {
  if (trace.mode === "recorded") return sum(trace, parts.map(force));
  let all = 0;
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i];
    if (part !== undefined) all += force(part);
  }
  return all;
}

export function componentsOf(trace: Trace, { prepared, state }: SolvedCase): Components {
  const { frictionShare } = prepared;
  trace.place = { loadCase: prepared.loadCase.name };
  const friction = isEqual(frictionShare, 1)
    ? state.main
    : state.main.map((main) => easedFriction(stepsOnly(trace), { frictionShare, friction: main }));
  // Elsewhere there is nothing to add: the whole list is for those who open the sum.
  const { resisting } = prepared.columns;
  const terms = (forces: NumberList) => (trace.mode === "recorded" ? forces : resisting.map((i) => forces[i] ?? 0));
  return {
    friction: sums.friction(trace, friction),
    ...prepared.fixedComponents,
    wrap: sums.wrap(trace, terms(state.wrap)),
    bearing: sums.bearing(trace, terms(state.bearing)),
    curves: sums.curves(trace, terms(state.curve)),
  };
}
