import type { Chart } from "./chart.ts";

/** Groups of charts in the order of the work, each with the beginnings of the names of its charts; the last takes the rest. */
const groups = [
  { title: "Belt", names: ["tension", "sag", "stretch", "transitions"] },
  { title: "Power and traction", names: ["power", "drive-", "traction", "required-"] },
  { title: "Starting and stopping", names: ["start-", "stop-"] },
  { title: "Curves", names: ["radii", "clearance", "edge-", "centre-", "drifts", "inner-", "outer-"] },
  { title: "Idlers", names: ["roll-"] },
  { title: "Cost, energy and carbon", names: ["cost-"] },
  { title: "Pulleys", names: [""] },
] as const;

interface ChartGroup {
  readonly title: string;
  readonly charts: readonly Chart[];
}

/** Charts as they are offered to be picked; a group without any is left out. */
export function chartGroups(charts: readonly Chart[]): readonly ChartGroup[] {
  const groupOf = ({ name }: Chart) => groups.find(({ names }) => names.some((begin) => name.startsWith(begin)));
  return groups
    .map((group) => ({ title: group.title, charts: charts.filter((chart) => groupOf(chart) === group) }))
    .filter(({ charts: inside }) => inside.length > 0);
}
