import { OrbitControls } from "@react-three/drei";
import { useThree } from "@react-three/fiber";
import { type ComponentRef, useEffect, useRef, useState } from "react";
import { PerspectiveCamera } from "three";
import { type Box, fittingEye } from "./fitting-eye.ts";

export type Side = "slant" | "above" | "side" | "end";

/** Directions to look from, z up. */
const directions: Readonly<Record<Side, readonly [number, number, number]>> = {
  slant: [-0.62, -0.68, 0.5],
  above: [0, -0.001, 1],
  side: [0, -1, 0],
  end: [-1, 0, 0.1],
};

export interface Look {
  readonly side: Side;
  readonly zoom: number;
  readonly times: number;
  /** What to look at; absent: all of it. */
  readonly near?: Box;
}

interface SpaceEyeProps {
  readonly box: Box;
  readonly look: Look;
  readonly isLed: boolean;
}

/** A little air around what is shown. */
const margin = 1.12;

/** Left free for names, px: at both ends half of one lies beyond its place, and all of them stand above theirs. */
const nameRoom = { width: 100, height: 64 };

/** Puts the camera where the box fills the view, when asked to; the pointer moves it from there. */
export function SpaceEye({ box, look, isLed }: SpaceEyeProps) {
  const { camera, invalidate, size } = useThree();
  const controls = useRef<ComponentRef<typeof OrbitControls>>(null);
  const shown = look.near ?? box;
  // A view nobody has turned yet follows the size of its frame; one that somebody has is left alone.
  const [touchedIn, setTouchedIn] = useState<string | undefined>(undefined);
  const frame = touchedIn ?? (look.zoom === 1 ? `${size.width} × ${size.height}` : "zoomed");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when asked for, else it would fight the pointer
  useEffect(() => {
    const { current } = controls;
    if (isLed || !current || !(camera instanceof PerspectiveCamera)) return;
    if (look.zoom !== 1) camera.position.sub(current.target).multiplyScalar(look.zoom).add(current.target);
    else {
      const { target, position } = fittingEye(shown, directions[look.side], lensWithin(camera.fov, size));
      current.target.set(...target);
      camera.position
        .set(...position)
        .sub(current.target)
        .multiplyScalar(margin)
        .add(current.target);
      camera.near = Math.max(0.01, radiusOf(shown) / 1000);
      camera.far = radiusOf(box) * 40;
      camera.updateProjectionMatrix();
    }
    current.update();
    invalidate();
  }, [...box.min, ...box.max, look, frame, isLed]);
  return (
    <OrbitControls
      ref={controls}
      makeDefault
      enableDamping={false}
      onStart={() => setTouchedIn(frame)}
      onChange={() => invalidate()}
    />
  );
}

function radiusOf({ min, max }: Box): number {
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2;
}

/** The lens of the part of the picture that names leave free. */
function lensWithin(fov: number, { width, height }: { readonly width: number; readonly height: number }) {
  const wide = Math.max(width / 2, width - nameRoom.width, 1);
  const high = Math.max(height / 2, height - nameRoom.height, 1);
  const angle = 2 * Math.atan((Math.tan((fov * Math.PI) / 360) * high) / Math.max(1, height));
  return { angle, aspect: wide / high };
}
