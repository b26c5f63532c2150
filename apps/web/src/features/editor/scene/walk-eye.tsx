import type { BeltWalk } from "@beltwright/drawing";
import { useFrame, useThree } from "@react-three/fiber";
import { useEffect } from "react";
import { PerspectiveCamera, Vector3 } from "three";
import { steppedOn, type WalkStore } from "./walk.ts";

interface WalkEyeProps {
  readonly store: WalkStore;
  readonly walk: BeltWalk;
  /** m */
  readonly beltWidth: number;
}

/** Carries the camera along the belt, beside it and a little above, looking ahead. */
export function WalkEye({ store, walk, beltWidth }: WalkEyeProps) {
  const { camera, controls, invalidate } = useThree();
  useEffect(() => {
    if (camera instanceof PerspectiveCamera) {
      Object.assign(camera, { near: 0.05, far: 20_000 });
      camera.updateProjectionMatrix();
    }
    const place = () => {
      standAt(walk, store.getState().chainage, beltWidth, camera.position, targetOf(controls));
      camera.lookAt(targetOf(controls));
      invalidate();
    };
    place();
    return store.subscribe((now, before) => {
      if (now.chainage !== before.chainage || now.isPlaying !== before.isPlaying) place();
    });
  }, [store, walk, beltWidth, camera, controls, invalidate]);
  useFrame((_, seconds) => {
    const now = store.getState();
    if (now.isPlaying) store.setState(steppedOn(now, walk, Math.min(0.1, seconds)));
  });
  return null;
}

function targetOf(controls: object | null): Vector3 {
  return controls && "target" in controls && controls.target instanceof Vector3 ? controls.target : new Vector3();
}

function standAt(walk: BeltWalk, chainage: number, beltWidth: number, eye: Vector3, target: Vector3): void {
  const { spot, heading } = walk.at(chainage);
  const [aside, up, back] = [1.6 + 1.2 * beltWidth, 1.3 + 0.7 * beltWidth, 2 + 2 * beltWidth];
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  eye.set(spot[0] - back * cos + aside * sin, spot[1] - back * sin - aside * cos, spot[2] + up);
  const ahead = walk.at(Math.min(walk.to + 10, chainage + 8 + 5 * beltWidth));
  target.set(...ahead.spot);
}
