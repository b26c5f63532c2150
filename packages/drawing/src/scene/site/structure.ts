import type { Spot } from "../../description/shape.ts";
import { frameOf } from "../../geometry/idler-frame.ts";
import { pullTarget } from "../../geometry/pulls.ts";
import { canDrawRolls } from "../../geometry/rolls.ts";
import { type Cut, idlerCuts, type RibbonInput, sweptAlong } from "../belt-ribbon.ts";
import { addInPlace, type Gathered } from "../conveyor-scene.ts";
import { type Between, spacingOf } from "../idler-nodes.ts";
import { mergeMeshes } from "../merge.ts";
import type { SceneNode } from "../scene.ts";
import { cube, turnOf } from "../solids.ts";
import type { Ground } from "./ground.ts";

/** Two beams along the carrying idlers: how far out, how far below the belt, how deep. m */
interface Stringers {
  readonly side: number;
  readonly top: number;
  readonly depth: number;
  readonly width: number;
}

function stringersOf({ csIdler, beltWidthInp, pipeDia }: RibbonInput["conveyor"]): Stringers {
  const belt = beltWidthInp / 1000;
  const [depth, width] = [0.08 + 0.07 * belt, 0.05 + 0.03 * belt];
  const support = canDrawRolls(csIdler) ? frameOf(csIdler, beltWidthInp, { pipeDiameter: pipeDia }).support : undefined;
  switch (support?.kind) {
    case "beam": {
      const { beam } = support;
      return { side: beam.width / 2000 - width / 2, top: (beam.top - beam.depth) / 1000, depth, width };
    }
    case "panel":
      return { side: support.half / 1000 + width, top: -0.1, depth, width };
    default:
      return { side: 0.65 * belt, top: -0.05 - 0.1 * belt, depth, width };
  }
}

/** Beams on both sides under every carrying section. */
export function addStringers(input: RibbonInput, gathered: Gathered): void {
  const { side, top, depth, width } = stringersOf(input.conveyor);
  input.conveyor.pulls.forEach(({ sectType }, at) => {
    const cuts = sectType === "Carry" ? idlerCuts(input, at).map((cut) => ({ ...cut, trough: 1 })) : [];
    if (cuts.length < 2) return;
    for (const middle of [-side, side]) {
      const name = `stringer-${at}-${middle < 0 ? "right" : "left"}`;
      const swept = sweptAlong(cuts, ringOf(middle, width, top, depth), input.way);
      addInPlace(gathered, { name, material: "frame", ...swept }, pullTarget(at));
    }
  });
}

/** Every corner twice, so that edges stay sharp in the light. */
function ringOf(middle: number, width: number, top: number, depth: number): readonly Spot[] {
  const [left, right, foot] = [middle - width / 2, middle + width / 2, top - depth];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
    { x: left, y: foot },
  ];
  return [...corners, ...corners.slice(0, 1)];
}

/** m from one support to the next where the belt runs low, and where it runs on trestles. */
const [lowSpan, tallSpan] = [6, 15];
/** m; a support higher than this is braced and stands farther apart. */
const tall = 4;

interface Stand {
  readonly chainage: number;
  /** Underside of the stringers. */
  readonly top: number;
  readonly foot: number;
  readonly at: number;
}

/** Posts under the stringers, a whole number of idler spacings apart. Of more than `most`, every n-th is drawn. */
export function addSupports(
  input: RibbonInput,
  ground: Ground,
  gathered: Gathered,
  { most, between = [-Infinity, Infinity] }: { readonly most: number; readonly between?: Between },
): void {
  const stringers = stringersOf(input.conveyor);
  const standing = input.conveyor.pulls
    .flatMap((_, at) => standsAlong(input, at, ground, stringers))
    .filter(({ chainage }) => chainage >= between[0] && chainage <= between[1]);
  const every = Math.max(1, Math.ceil(standing.length / Math.max(1, most)));
  const drawn = standing.filter((_, at) => at % every === 0);
  const [post, brace] = [gathered.meshes.length, gathered.meshes.length + 1];
  gathered.meshes.push({ ...cube("frame"), name: "post" }, bracing);
  for (const stand of drawn) gathered.nodes.push(...standNodes(input, stand, stringers, { post, brace }));
}

function standsAlong(input: RibbonInput, at: number, ground: Ground, { top, depth }: Stringers): readonly Stand[] {
  const pull = input.conveyor.pulls[at];
  if (pull?.sectType !== "Carry") return [];
  const cuts = idlerCuts(input, at);
  const [first, last] = [cuts[0], cuts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = Math.abs(last.chainage - first.chainage);
  const middle = (first.chainage + last.chainage) / 2;
  const isTall = (first.z + last.z) / 2 + top - ground.at(middle) > tall;
  const spacing = spacingOf(input.conveyor, pull);
  const wanted = isTall ? tallSpan : lowSpan;
  const span = spacing > 0 ? spacing * Math.max(1, Math.round(wanted / spacing)) : wanted;
  const count = Math.floor(length / span);
  const way = Math.sign(last.chainage - first.chainage);
  return Array.from({ length: count }, (_, i) => {
    const chainage = first.chainage + way * (((i + 0.5) * length) / count);
    return { chainage, top: heightAt(cuts, chainage) + top - depth, foot: ground.at(chainage), at };
  }).filter(({ top: head, foot }) => head - foot > 0.2);
}

/** Of belt that runs one way along the conveyor. */
function heightAt(cuts: readonly Cut[], chainage: number): number {
  for (let at = 0; at + 1 < cuts.length; at += 1) {
    const [from, to] = [cuts[at], cuts[at + 1]];
    if (from === undefined || to === undefined || from.chainage === to.chainage) continue;
    const share = (chainage - from.chainage) / (to.chainage - from.chainage);
    if (share >= 0 && share <= 1) return from.z + share * (to.z - from.z);
  }
  return cuts.at(-1)?.z ?? 0;
}

function standNodes(
  { way }: RibbonInput,
  { chainage, top, foot, at }: Stand,
  { side, width }: Stringers,
  meshes: { readonly post: number; readonly brace: number },
): readonly SceneNode[] {
  const place = way.at(chainage);
  const turn = turnOf(place.heading, 0);
  const [cos, sin] = [Math.cos(place.heading), Math.sin(place.heading)];
  const height = top - foot;
  const thick = height > tall ? 0.18 : 0.06 + 0.3 * width;
  const target = pullTarget(at);
  const put = (name: string, mesh: number, aside: number, z: number, scale: SceneNode["scale"]): SceneNode => ({
    ...{ name, mesh, turn, scale, target },
    at: [place.x - aside * sin, place.y + aside * cos, z],
  });
  return [
    put("post", meshes.post, -side, foot + height / 2, [thick, thick, height]),
    put("post", meshes.post, side, foot + height / 2, [thick, thick, height]),
    put("beam", meshes.post, 0, top - thick / 2, [thick, 2 * side, thick]),
    ...(height > tall ? [put("brace", meshes.brace, 0, foot, [thick / 2, 2 * side, height])] : []),
  ];
}

/** Two diagonals in a square of side 1 on the ground, across the conveyor. */
const bracing = mergeMeshes(
  "brace",
  "frame",
  [-1, 1].map((sign) => ({
    mesh: cube("frame"),
    at: [0, 0, 0.5] as const,
    turn: [Math.sin((sign * Math.PI) / 8), 0, 0, Math.cos(Math.PI / 8)] as const,
    scale: [1, Math.SQRT2, 0.04] as const,
  })),
);
