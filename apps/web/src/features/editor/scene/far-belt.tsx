import type { Scene } from "@beltwright/drawing";
import { Line } from "@react-three/drei";
import { useFrame } from "@react-three/fiber";
import { type ComponentRef, useMemo, useRef } from "react";
import { PerspectiveCamera } from "three";
import { aimOf } from "./aim.ts";

type Triple = [number, number, number];

/** A belt that is narrower on the screen than this many pixels is drawn as a line, or a long conveyor would not be seen. */
const narrowest = 3;

/** The belt from far away: a line in its colours, in place of a ribbon thinner than a pixel. */
export function FarBelt({ scene, width }: { readonly scene: Scene; readonly width: number }) {
  const line = useRef<ComponentRef<typeof Line>>(null);
  const { points, colours } = useMemo(() => farPath(scene), [scene]);
  useFrame(({ camera, controls, size }) => {
    if (!line.current || !(camera instanceof PerspectiveCamera)) return;
    const { away } = aimOf(camera, controls);
    const pixels = (width * size.height) / (2 * Math.tan((camera.fov * Math.PI) / 360) * away);
    line.current.visible = pixels < narrowest;
  });
  if (points.length < 2) return null;
  // The carrying strand lies over the returning one, and both over the ground: so far away, depth cannot tell them apart.
  return (
    <Line
      ref={line}
      points={points}
      vertexColors={colours}
      lineWidth={narrowest + 1}
      depthTest={false}
      transparent
      renderOrder={5}
    />
  );
}

/** Corners for each section of belt at most. */
const most = 120;

/** Through the corners of the ribbons, the first last: from this far away their width is nothing. */
function farPath({ meshes }: Scene): { readonly points: Triple[]; readonly colours: Triple[] } {
  const points: Triple[] = [];
  const colours: Triple[] = [];
  for (const { material, positions, colours: own } of meshes) {
    if (material !== "belt") continue;
    const corners = positions.length / 3;
    const step = Math.max(1, Math.floor(corners / most));
    for (let corner = 0; corner < corners; corner += step) {
      points.push(tripleAt(positions, corner));
      colours.push(own ? tripleAt(own, corner) : [0.1, 0.1, 0.1]);
    }
  }
  return { points: points.reverse(), colours: colours.reverse() };
}

function tripleAt(values: readonly number[], corner: number): Triple {
  return [values[3 * corner] ?? 0, values[3 * corner + 1] ?? 0, values[3 * corner + 2] ?? 0];
}
