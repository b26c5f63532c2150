import { type CrossSection, surfacePoints } from "@beltwright/engine";
import type { Calculation } from "@beltwright/model";
import type { Spot } from "../../description/shape.ts";
import { pullTarget } from "../../geometry/pulls.ts";
import { idlerCuts, type RibbonInput, sweptAlong } from "../belt-ribbon.ts";
import { addInPlace, type Gathered } from "../conveyor-scene.ts";
import { pointPut } from "../point-solids.ts";
import type { SceneOptions } from "../scene-input.ts";
import { cube } from "../solids.ts";

/** The material on the belt in a load case: as high as the load of each section lets it lie. None is seen in a pipe. */
export function addBurden(
  input: RibbonInput,
  calculation: Calculation | undefined,
  { loadCase = "running-full" }: SceneOptions,
  gathered: Gathered,
): void {
  if (calculation?.kind !== "calculated") return;
  const { cases, crossSection } = calculation.solution;
  const surface = surfaceOf(crossSection, input.conveyor.sectionDensity === "High");
  const { sections } = cases[loadCase];
  const full = Math.max(...cases["running-full"].sections.map(({ lineLoad }) => lineLoad));
  if (surface === undefined || !(full > 0)) return;
  sections.forEach(({ lineLoad }, at) => {
    const cuts = lineLoad > 0 && input.conveyor.pulls[at]?.sectType === "Carry" ? idlerCuts(input, at) : [];
    if (cuts.length < 2) return;
    // A heap of the same form, as large as its share of the full one.
    const size = Math.sqrt(lineLoad / full);
    const across = surface.map(({ x, y }) => ({ x: x * size, y: y * size }));
    // Towards a pulley the belt flattens and the heap with it, but not to nothing.
    const heaped = cuts.map((cut) => ({ ...cut, trough: 0.35 + 0.65 * cut.trough }));
    const swept = sweptAlong(heaped, across, input.way);
    addInPlace(gathered, { name: `burden-${at}`, material: "burden", ...swept }, pullTarget(at));
  });
}

const points = 9;

/** m above the middle of the belt, left to right. */
function surfaceOf(section: CrossSection, isDense: boolean): readonly Spot[] | undefined {
  if (section.kind !== "troughed") return undefined;
  const { fill } = isDense ? section.highDensity : section.lowDensity;
  if (!(fill.area > 0)) return undefined;
  return surfacePoints(fill, section.surchargeAngle, points).map(({ x, z }) => ({ x, y: z }));
}

/** Boards along the belt behind each loading point, as long as they are typed. */
export function addSkirts(input: RibbonInput, gathered: Gathered): void {
  const { pulls, beltWidthInp, skirtWidth } = input.conveyor;
  const belt = beltWidthInp / 1000;
  const side = (skirtWidth > 0 ? skirtWidth / 1000 : (2 / 3) * belt) / 2;
  const mesh = gathered.meshes.length;
  gathered.meshes.push({ ...cube("hopper"), name: "skirt" });
  pulls.forEach((pull, at) => {
    const run = input.laid.line.runs[at];
    const length = run && Math.hypot(run.to.x - run.from.x, run.to.y - run.from.y);
    if (pull.pType !== "Hopper" || !(pull.skirtLength > 0) || run === undefined || !length) return;
    const share = Math.min(1, pull.skirtLength / length) / 2;
    const middle = { x: run.from.x + share * (run.to.x - run.from.x), y: run.from.y + share * (run.to.y - run.from.y) };
    const slope = Math.atan2(run.to.y - run.from.y, run.to.x - run.from.x);
    const put = pointPut(input, at, middle, Math.cos(slope) < 0 ? Math.PI - slope : slope);
    for (const aside of [-side, side])
      gathered.nodes.push(put("skirt", mesh, [0, aside, 0.42 * belt], [2 * share * length, 0.02, 0.35 * belt]));
  });
}
