import type { Legend } from "@beltwright/drawing";
import type { LoadCaseName, MachineSolution } from "@beltwright/engine";
import type { NumberSource, Shown } from "@beltwright/results";
import type { LegendEnd } from "./belt-legend.tsx";

/** What opens the ends of a legend: the numbers of the solution they are. Zero is where a scale begins. */
export function legendShown(
  { by, loadCase, highest }: Legend,
  solution: MachineSolution | undefined,
): ((end: LegendEnd) => Shown | undefined) | undefined {
  const name = Object.keys(solution?.cases ?? {}).find((one): one is LoadCaseName => one === loadCase);
  if (solution === undefined || name === undefined) return undefined;
  const solved = (...way: readonly string[]): Shown => {
    const source: NumberSource = { kind: "solved", way };
    return { kind: "number", source };
  };
  if (by === "tension") return (end) => solved("cases", name, end, "tension");
  if (by === "speed") return (end) => (end === "smallest" ? undefined : solved("machine", "design", "beltSpeed"));
  const section = solution.cases[name].sections.findIndex(({ lineLoad }) => lineLoad === highest);
  return (end) => (end === "smallest" ? undefined : solved("cases", name, "sections", String(section), "lineLoad"));
}
