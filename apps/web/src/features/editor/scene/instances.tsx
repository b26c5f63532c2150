import type { Material } from "@beltwright/drawing";
import type { ThreeEvent } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import type { InstancedMesh } from "three";
import { DoubleSide, FrontSide } from "three";
import type { Group } from "./group.ts";

interface InstancesProps {
  readonly group: Group;
  readonly onPick: (target: string) => void;
}

/** One mesh in all its places. A click that is no drag picks what it shows. */
export function Instances({ group, onPick }: InstancesProps) {
  const { geometry, colour, material, hasColours, placed } = group;
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    const { current } = mesh;
    if (!current) return;
    placed.forEach(({ matrix }, at) => {
      current.setMatrixAt(at, matrix);
    });
    current.instanceMatrix.needsUpdate = true;
    current.computeBoundingSphere();
  }, [placed]);
  const pick = (event: ThreeEvent<MouseEvent>) => {
    const target = placed[event.instanceId ?? 0]?.target;
    if (target === undefined || event.delta > 4) return;
    event.stopPropagation();
    onPick(target);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a solid in space; the same points are in the table and the list
    <instancedMesh
      ref={mesh}
      args={[geometry, undefined, placed.length]}
      castShadow={group.castsShadow}
      receiveShadow
      onClick={pick}
    >
      <meshStandardMaterial
        color={colour}
        metalness={material.metallic * 0.4}
        roughness={material.roughness}
        side={sideOf(material)}
        vertexColors={hasColours}
      />
    </instancedMesh>
  );
}

const sideOf = ({ isDoubleSided }: Material) => (isDoubleSided ? DoubleSide : FrontSide);
