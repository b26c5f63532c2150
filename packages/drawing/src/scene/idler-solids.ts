import { type FramedSet, frameOf } from "../geometry/idler-frame.ts";
import { canDrawRolls } from "../geometry/rolls.ts";
import { mergeMeshes } from "./merge.ts";
import { type Mesh, noTurn, type Scene, type Turn } from "./scene.ts";
import { sceneOf } from "./scene-bounds.ts";
import { cube, cylinder } from "./solids.ts";

/** Turned about the way of the belt: the axis of a roll from across to its angle. */
const rolled = (angle: number): Turn => [Math.sin(angle / 2), 0, 0, Math.cos(angle / 2)];

/** One set of rolls and its frame as two meshes, m; the middle of the belt at the centre line is the origin. */
export function idlerMeshes(name: string, set: FramedSet, beltWidth: number, sides: number): readonly Mesh[] {
  if (!canDrawRolls(set)) return [];
  const frame = frameOf(set, beltWidth, 0);
  const { beam } = frame;
  const mm = 0.001;
  const [roll, block] = [cylinder("steel", sides), cube("frame")];
  const rolls = frame.rolls.flatMap(({ centre, angle, face, diameter }) => {
    const placed = { mesh: roll, at: [0, centre.x * mm, centre.y * mm] as const, turn: rolled(angle) };
    const radius = (diameter / 2) * mm;
    const shaft = (frame.shaftDiameter / 2) * mm;
    return [
      { ...placed, scale: [radius, face * mm, radius] as const },
      { ...placed, scale: [shaft, (face + 2 * frame.shaftReach) * mm, shaft] as const },
    ];
  });
  const posts = frame.posts.map(({ foot, head }) => ({
    mesh: block,
    at: [0, foot.x * mm, ((foot.y + head.y) / 2) * mm] as const,
    turn: noTurn,
    scale: [0.05, 0.01, Math.max(0.01, (head.y - foot.y) * mm)] as const,
  }));
  const foot = {
    mesh: block,
    at: [0, 0, (beam.top - beam.depth / 2) * mm] as const,
    turn: noTurn,
    scale: [beam.depth * mm, beam.width * mm, beam.depth * mm] as const,
  };
  return [mergeMeshes(`${name}-rolls`, "steel", rolls), mergeMeshes(`${name}-frame`, "frame", [...posts, foot])];
}

/** A set of rolls on its frame in 3D. */
export function idlerScene(set: FramedSet & { readonly description: string }, beltWidth = set.beltWidth): Scene {
  const meshes = idlerMeshes("idler", set, beltWidth > 0 ? beltWidth : 1000, 32);
  const nodes = meshes.map((mesh, at) => ({
    name: mesh.name,
    mesh: at,
    at: [0, 0, 0] as const,
    turn: noTurn,
    scale: [1, 1, 1] as const,
  }));
  return sceneOf({ name: "idler", meshes, nodes, everyIdler: 1 });
}
