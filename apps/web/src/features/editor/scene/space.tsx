import { ActionIcon, Button, Text } from "@mantine/core";
import { OrbitControls } from "@react-three/drei";
import { Canvas, useThree } from "@react-three/fiber";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type ComponentRef, type ReactNode, useEffect, useRef, useState } from "react";
import { PerspectiveCamera } from "three";
import { type Box, fittingEye } from "./fitting-eye.ts";
import styles from "./space.module.css";

interface SpaceProps {
  readonly label: string;
  /** What must be in sight. */
  readonly box: Box;
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
export function Space({ label, box, children, tools }: SpaceProps) {
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
          <Eye box={box} look={look} />
        </Canvas>
      </div>
    </div>
  );
}

/** A little air around what is shown. */
const margin = 1.06;

/** Puts the camera where the box fills the view, when asked to; the pointer moves it from there. */
function Eye({ box, look }: { readonly box: Box; readonly look: Look }) {
  const { camera, invalidate, size } = useThree();
  const controls = useRef<ComponentRef<typeof OrbitControls>>(null);
  const radius = Math.hypot(box.max[0] - box.min[0], box.max[1] - box.min[1], box.max[2] - box.min[2]) / 2;
  // A view nobody has turned yet follows the size of its frame; one that somebody has is left alone.
  const [touchedIn, setTouchedIn] = useState<string | undefined>(undefined);
  const frame = touchedIn ?? (look.zoom === 1 ? `${size.width} × ${size.height}` : "zoomed");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when asked for, else it would fight the pointer
  useEffect(() => {
    const { current } = controls;
    if (!current || !(camera instanceof PerspectiveCamera)) return;
    if (look.zoom !== 1) camera.position.sub(current.target).multiplyScalar(look.zoom).add(current.target);
    else {
      const lens = { angle: (camera.fov * Math.PI) / 180, aspect: size.width / Math.max(1, size.height) };
      const { target, position } = fittingEye(box, directions[look.side], lens);
      current.target.set(...target);
      camera.position
        .set(...position)
        .sub(current.target)
        .multiplyScalar(margin)
        .add(current.target);
      camera.near = Math.max(0.01, radius / 1000);
      camera.far = radius * 40;
      camera.updateProjectionMatrix();
    }
    current.update();
    invalidate();
  }, [...box.min, ...box.max, look, frame]);
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

function canDraw(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
