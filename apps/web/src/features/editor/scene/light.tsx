import { useComputedColorScheme } from "@mantine/core";
import { useFrame } from "@react-three/fiber";
import { useRef } from "react";
import { type DirectionalLight, Vector3 } from "three";
import { aimOf } from "./aim.ts";

/** Even light from all sides, for a part. */
export function PlainLight() {
  return (
    <>
      <ambientLight intensity={1.4} />
      <directionalLight position={[-1, -2, 3]} intensity={1.8} />
    </>
  );
}

/** The sky as far as one sees. */
const skies = { light: "#e9eff3", dark: "#14191d" } as const;
const sunward = new Vector3(-0.45, -0.7, 1.1).normalize();
/** m; shadows of less are too coarse, of more nobody sees. */
const [least, most] = [4, 350];

/** Sky, and a sun whose shadows follow what is looked at: no shadow map is fine enough for kilometres. */
export function Daylight({ isFoggy }: { readonly isFoggy: boolean }) {
  const scheme = useComputedColorScheme();
  const sun = useRef<DirectionalLight>(null);
  useFrame(({ camera, controls }) => {
    const { current } = sun;
    if (!current) return;
    const { target, away } = aimOf(camera, controls);
    const reach = Math.min(most, Math.max(least, 0.75 * away));
    current.target.position.copy(target);
    current.position.copy(target).addScaledVector(sunward, 3 * reach);
    current.target.updateMatrixWorld();
    const { shadow } = current;
    if (shadow.camera.right === reach) return;
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: 8 * reach });
    shadow.camera.updateProjectionMatrix();
    shadow.normalBias = reach / 700;
  });
  return (
    <>
      <color attach="background" args={[skies[scheme]]} />
      {isFoggy && <fog attach="fog" args={[skies[scheme], 120, 900]} />}
      <hemisphereLight args={["#ffffff", "#8a8478", scheme === "dark" ? 1 : 1.5]} up={[0, 0, 1]} />
      <directionalLight
        ref={sun}
        castShadow
        intensity={scheme === "dark" ? 1.6 : 2.2}
        shadow-mapSize={[2048, 2048]}
        shadow-bias={-0.0004}
      />
    </>
  );
}
