import type { Spot } from "../description/shape.ts";
import { type FramedSet, type FrameOptions, frameOf, type IdlerFrame, type Support } from "../geometry/idler-frame.ts";
import { canDrawRolls, type Roll } from "../geometry/rolls.ts";
import { mergeMeshes } from "./merge.ts";
import { type Mesh, noTurn, type Scene, type Turn } from "./scene.ts";
import { sceneOf } from "./scene-bounds.ts";
import { cube, cylinder } from "./solids.ts";

/** Turned about the way of the belt: the axis of a roll from across to its angle. */
const rolled = (angle: number): Turn => [Math.sin(angle / 2), 0, 0, Math.cos(angle / 2)];

const mm = 0.001;

/** One set of rolls and its frame as two meshes, m; the middle of the belt at the centre line is the origin. */
export function idlerMeshes(
  name: string,
  set: FramedSet,
  beltWidth: number,
  sides: number,
  options: FrameOptions = {},
): readonly Mesh[] {
  if (!canDrawRolls(set)) return [];
  const frame = onBelt(frameOf(set, beltWidth, options));
  const along = (plane: Roll["plane"]) => (plane === "front" ? -0.5 : 0.5) * frame.planeDistance * mm;
  const rolls = frame.rolls.flatMap((roll) => rollSolids(roll, frame, along(roll.plane), cylinder("steel", sides)));
  return [
    mergeMeshes(`${name}-rolls`, "steel", rolls),
    mergeMeshes(`${name}-frame`, "frame", supportSolids(frame, along)),
  ];
}

/** A pipe raised until the foot of its tube is where other belts lie. */
function onBelt(frame: IdlerFrame): IdlerFrame {
  const [foot] = frame.rolls;
  if (frame.support.kind !== "panel" || foot === undefined) return frame;
  const rise = -(foot.centre.y + foot.diameter / 2);
  const rolls = frame.rolls.map((roll) => ({ ...roll, centre: { x: roll.centre.x, y: roll.centre.y + rise } }));
  return { ...frame, rolls, support: { ...frame.support, middle: rise } };
}

function rollSolids({ centre, angle, face, diameter }: Roll, frame: IdlerFrame, x: number, mesh: Mesh) {
  const placed = { mesh, at: [x, centre.x * mm, centre.y * mm] as const, turn: rolled(angle) };
  const [radius, shaft] = [(diameter / 2) * mm, (frame.shaftDiameter / 2) * mm];
  return [
    { ...placed, scale: [radius, face * mm, radius] as const },
    { ...placed, scale: [shaft, (face + 2 * frame.shaftReach) * mm, shaft] as const },
  ];
}

type Block = Parameters<typeof mergeMeshes>[2][number];

/** A block between two places across the conveyor, `deep` along it. All m. */
function block(x: number, from: Spot, to: Spot, deep: number, thick: number): Block {
  const [wide, high] = [Math.abs(to.x - from.x) * mm, Math.abs(to.y - from.y) * mm];
  return {
    mesh: cube("frame"),
    at: [x, ((from.x + to.x) / 2) * mm, ((from.y + to.y) / 2) * mm],
    turn: noTurn,
    scale: [deep, Math.max(thick, wide), Math.max(thick, high)],
  };
}

function supportSolids(
  { support, planeDistance }: IdlerFrame,
  along: (plane: Roll["plane"]) => number,
): readonly Block[] {
  switch (support.kind) {
    case "beam": {
      const { beam, posts } = support;
      const foot = { x: -beam.width / 2, y: beam.top - beam.depth };
      const beamBlock = block(0, foot, { x: beam.width / 2, y: beam.top }, (beam.depth + planeDistance) * mm, 0.01);
      return [...posts.map(({ plane, foot: low, head }) => block(along(plane), low, head, 0.05, 0.01)), beamBlock];
    }
    case "panel":
      return panelSolids(support);
    case "links":
      return [
        ...support.hinges.map((hinge) => block(0, hinge, hinge, 0.03, 0.03)),
        ...support.links.map(([from, to]) => block(0, from, to, 0.012, 0.012)),
      ];
  }
}

/** The plate of a pipe as the frame round its opening: the rolls on both sides of it stay in sight. */
function panelSolids({ half, middle }: Extract<Support, { kind: "panel" }>): readonly Block[] {
  const wide = half / 8;
  const corner = (x: number, y: number) => ({ x, y: y + middle });
  return [
    block(0, corner(-half, half - wide), corner(half, half), 0.01, 0.01),
    block(0, corner(-half, -half), corner(half, -half + wide), 0.01, 0.01),
    block(0, corner(-half, -half + wide), corner(-half + wide, half - wide), 0.01, 0.01),
    block(0, corner(half - wide, -half + wide), corner(half, half - wide), 0.01, 0.01),
  ];
}

/** A set of rolls on its frame in 3D. */
export function idlerScene(set: FramedSet, beltWidth = set.beltWidth, options: FrameOptions = {}): Scene {
  const meshes = idlerMeshes("idler", set, beltWidth > 0 ? beltWidth : 1000, 32, options);
  const nodes = meshes.map((mesh, at) => ({
    name: mesh.name,
    mesh: at,
    at: [0, 0, 0] as const,
    turn: noTurn,
    scale: [1, 1, 1] as const,
  }));
  return sceneOf({ name: "idler", meshes, nodes, everyIdler: 1 });
}
