import type { MachineSolution } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";
import { caseLook } from "./case-colours.ts";
import type { BarChart } from "./chart.ts";
import { type Measure, measuredBars, type Thing } from "./measured-bars.ts";
import { shortPoint } from "./point-name.ts";

/** Tensions of the belt in curves and the drift in plan, case by case. */
export function curveCharts(conveyor: Conveyor, { machine }: MachineSolution): readonly BarChart[] {
  const at = ({ pointId }: { readonly pointId: string }) => ({
    title: shortPoint(conveyor, pointId),
  });
  const vertical = machine.verticalCurves
    .filter(({ type }) => type !== "none")
    .map((curve) => ({ ...at(curve), states: curve.states }));
  const plan = machine.horizontalCurves.map((curve) => ({ ...at(curve), states: curve.states }));
  return [
    measuredBars(
      { name: "edge-tensions", title: "Curves: edge tension", y: { label: "Edge tension", unit: "kN/m" } },
      vertical,
      byCase(vertical, ({ edgeTension }) => edgeTension),
    ),
    measuredBars(
      { name: "centre-tensions", title: "Curves: centre tension", y: { label: "Centre tension", unit: "kN/m" } },
      vertical,
      byCase(vertical, ({ centreTension }) => centreTension),
    ),
    measuredBars(
      { name: "drifts", title: "Curves in plan: drift by case", y: { label: "Drift", unit: "mm" } },
      plan,
      byCase(plan, ({ drift }) => (drift.kind === "drift" ? drift.drift : undefined)),
    ),
    measuredBars(
      { name: "inner-edges", title: "Curves in plan: inner edge", y: { label: "Inner edge tension", unit: "kN/m" } },
      plan,
      byCase(plan, ({ innerEdgeTension }) => innerEdgeTension),
    ),
    measuredBars(
      { name: "outer-edges", title: "Curves in plan: outer edge", y: { label: "Outer edge tension", unit: "kN/m" } },
      plan,
      byCase(plan, ({ outerEdgeTension }) => outerEdgeTension),
    ),
  ];
}

function byCase<State extends { readonly loadCase: string }>(
  items: readonly { readonly states: readonly State[] }[],
  value: (state: State) => number | undefined,
): readonly Measure<Thing & { readonly states: readonly State[] }>[] {
  const names = new Set(items.flatMap(({ states }) => states.map(({ loadCase }) => loadCase)));
  return [...names].map((loadCase) => ({
    name: caseTitle(loadCase),
    ...caseLook(loadCase),
    value: ({ states }) => states.filter((state) => state.loadCase === loadCase).map(value)[0],
  }));
}
