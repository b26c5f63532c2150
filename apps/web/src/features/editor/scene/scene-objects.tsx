import { type MaterialName, type Mesh, materials, type Scene, type SceneNode } from "@beltwright/drawing";
import { useEffect, useMemo } from "react";
import { Color, Matrix4, Quaternion, Vector3 } from "three";
import { geometryOf } from "./geometry.ts";
import type { Group, Placed } from "./group.ts";
import { Instances } from "./instances.tsx";

interface SceneObjectsProps {
  readonly scene: Scene;
  readonly onPick: (target: string) => void;
  /** How bright a material is; absent: as it is. */
  readonly shadeOf?: (material: MaterialName) => number;
}

/** The solids of a scene; those that share a mesh are drawn at once. */
export function SceneObjects({ scene, onPick, shadeOf }: SceneObjectsProps) {
  const groups = useMemo(() => groupsOf(scene, shadeOf), [scene, shadeOf]);
  useEffect(
    () => () => {
      for (const { geometry } of groups) geometry.dispose();
    },
    [groups],
  );
  return groups.map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: meshes have no identity but their place in the scene
    <Instances key={`${at} ${group.placed.length}`} group={group} onPick={onPick} />
  ));
}

type ShadeOf = SceneObjectsProps["shadeOf"];

function groupsOf({ meshes, nodes }: Scene, shadeOf: ShadeOf): readonly Group[] {
  return meshes.flatMap((mesh, at) => {
    const placed = nodes.filter((node) => node.mesh === at).map(placedAt);
    return placed.length === 0 ? [] : [groupOf(mesh, placed, shadeOf?.(mesh.material) ?? 1)];
  });
}

function groupOf(mesh: Mesh, placed: readonly Placed[], shade: number): Group {
  const material = mesh.colours ? materials.painted : materials[mesh.material];
  return {
    name: mesh.name,
    geometry: geometryOf({
      positions: Float32Array.from(mesh.positions),
      indices: Uint32Array.from(mesh.indices),
      ...(mesh.colours && { colours: Float32Array.from(mesh.colours) }),
    }),
    colour: new Color(...material.colour).multiplyScalar(shade),
    material,
    hasColours: mesh.colours !== undefined,
    castsShadow: mesh.material !== "ground",
    placed,
  };
}

function placedAt({ at, turn, scale, target }: SceneNode): Placed {
  const matrix = new Matrix4().compose(new Vector3(...at), new Quaternion(...turn), new Vector3(...scale));
  return { matrix, target };
}
