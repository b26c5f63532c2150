import { type Camera, Vector3 } from "three";

/** What the camera looks at, and how far away that is. */
export function aimOf(camera: Camera, controls: object | null): { readonly target: Vector3; readonly away: number } {
  const target =
    controls && "target" in controls && controls.target instanceof Vector3 ? controls.target : new Vector3();
  return { target, away: camera.position.distanceTo(target) };
}
