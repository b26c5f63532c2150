import { ActionIcon, Button, Text } from "@mantine/core";
import { OrbitControls } from "@react-three/drei";
import { Canvas, useThree } from "@react-three/fiber";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type ComponentRef, type ReactNode, useEffect, useRef, useState } from "react";
import { PerspectiveCamera, Vector3 } from "three";
import styles from "./space.module.css";

export interface Sphere {
  readonly centre: readonly [number, number, number];
  readonly radius: number;
}

interface SpaceProps {
  readonly label: string;
  /** What must be in sight. */
  readonly sphere: Sphere;
  readonly children: ReactNode;
  readonly tools?: ReactNode;
}

type Side = "slant" | "above" | "side" | "end";

/** Directions to look from, z up. */
const directions: Readonly<Record<Side, readonly [number, number, number]>> = {
  slant: [-0.55, -0.75, 0.5],
  above: [0, -0.001, 1],
  side: [0, -1, 0],
  end: [-1, 0, 0.1],
};

const sides = [
  { name: "slant", label: "Fit" },
  { name: "above", label: "Above" },
  { name: "side", label: "Side" },
  { name: "end", label: "End" },
] as const satisfies readonly { readonly name: Side; readonly label: string }[];

interface Look {
  readonly side: Side;
  readonly zoom: number;
  readonly times: number;
}

/** A view into space: orbit by dragging, pan with the right button, zoom with the wheel, or use the buttons. */
export function Space({ label, sphere, children, tools }: SpaceProps) {
  const [hasGraphics] = useState(canDraw);
  const [look, setLook] = useState<Look>({ side: "slant", zoom: 1, times: 0 });
  if (!hasGraphics) {
    return (
      <Text size="sm" p={16} role="status">
        This view needs WebGL, which this browser does not offer. The same numbers are in the other views.
      </Text>
    );
  }
  const zoom = (factor: number) => setLook({ ...look, zoom: factor, times: look.times + 1 });
  return (
    <div className={styles.space}>
      <div className={styles.tools}>
        {sides.map(({ name, label: title }) => (
          <Button
            key={name}
            size="compact-xs"
            variant="default"
            onClick={() => setLook({ side: name, zoom: 1, times: look.times + 1 })}
          >
            {title}
          </Button>
        ))}
        <ActionIcon size={22} variant="default" aria-label="Zoom in" onClick={() => zoom(0.75)}>
          <IconPlus size={13} aria-hidden />
        </ActionIcon>
        <ActionIcon size={22} variant="default" aria-label="Zoom out" onClick={() => zoom(1.33)}>
          <IconMinus size={13} aria-hidden />
        </ActionIcon>
        {tools}
      </div>
      <div className={styles.canvas} role="img" aria-label={label}>
        <Canvas
          frameloop="demand"
          dpr={[1, 2]}
          camera={{ fov: 38, up: [0, 0, 1] }}
          gl={{ logarithmicDepthBuffer: true }}
        >
          <ambientLight intensity={1.4} />
          <directionalLight position={[-1, -2, 3]} intensity={1.8} />
          {children}
          <Eye sphere={sphere} look={look} />
        </Canvas>
      </div>
    </div>
  );
}

/** Puts the camera where the sphere fills the view, when asked to; the pointer moves it from there. */
function Eye({ sphere, look }: { readonly sphere: Sphere; readonly look: Look }) {
  const { camera, invalidate, size } = useThree();
  const controls = useRef<ComponentRef<typeof OrbitControls>>(null);
  const [x, y, z] = sphere.centre;
  const { radius } = sphere;
  const isSized = size.height > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when asked for, else it would fight the pointer
  useEffect(() => {
    const { current } = controls;
    if (!current || !(camera instanceof PerspectiveCamera)) return;
    const centre = new Vector3(x, y, z);
    if (look.zoom !== 1) camera.position.sub(current.target).multiplyScalar(look.zoom).add(current.target);
    else {
      const narrow = Math.min(1, size.width / Math.max(1, size.height));
      const away = radius / Math.sin((camera.fov * Math.PI) / 360) / narrow;
      const [dx, dy, dz] = directions[look.side];
      camera.position.copy(
        new Vector3(dx, dy, dz)
          .normalize()
          .multiplyScalar(away * 0.92)
          .add(centre),
      );
      current.target.copy(centre);
      camera.near = Math.max(0.01, radius / 1000);
      camera.far = radius * 40;
      camera.updateProjectionMatrix();
    }
    current.update();
    invalidate();
  }, [x, y, z, radius, look, isSized]);
  return <OrbitControls ref={controls} makeDefault enableDamping={false} onChange={() => invalidate()} />;
}

function canDraw(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
