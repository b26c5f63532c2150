import { Text, useComputedColorScheme } from "@mantine/core";
import { Canvas } from "@react-three/fiber";
import { type ReactNode, useRef, useState } from "react";
import { savePicture } from "../drawings/picture.ts";
import { SaveMenu } from "../drawings/save-menu.tsx";
import { type Look, SpaceEye } from "./eye.tsx";
import type { Box } from "./fitting-eye.ts";
import { PlainLight } from "./light.tsx";
import { LookButtons } from "./look-buttons.tsx";
import { Shutter } from "./shutter.tsx";
import styles from "./space.module.css";
import { type Caption, captioned } from "./space-picture.ts";

interface SpaceProps {
  readonly label: string;
  /** What must be in sight. */
  readonly box: Box;
  readonly children: ReactNode;
  readonly tools?: ReactNode;
  /** What files are named after. */
  readonly name?: string;
  /** Formats beside the picture. */
  readonly formats?: readonly { readonly title: string; readonly save: () => void }[];
  /** What stands below a saved picture. */
  readonly caption?: Caption;
  /** Its own lights, for a scene with a sun; absent: even light from all sides. */
  readonly light?: ReactNode;
  /** Drawn over the picture. */
  readonly over?: ReactNode;
  /** Below the picture. */
  readonly foot?: ReactNode;
  /** Somebody else moves the eye. */
  readonly isLed?: boolean;
  /** Part of what is shown that was asked for from elsewhere; the eye goes there each time another is given. */
  readonly near?: Box | undefined;
  /** All of it is asked for again. */
  readonly onWhole?: () => void;
}

/** A view into space: orbit by dragging, pan with the right button, zoom with the wheel, or use the buttons. */
export function Space(props: SpaceProps) {
  const {
    label,
    box,
    children,
    tools,
    name = label,
    formats = [],
    caption,
    light,
    over,
    foot,
    isLed = false,
    near,
    onWhole,
  } = props;
  const [hasGraphics] = useState(canDraw);
  const [look, setLook] = useState<Look>({ side: "slant", zoom: 1, times: 0 });
  const [seen, setSeen] = useState(near);
  if (near !== seen) {
    setSeen(near);
    if (near) setLook({ side: "slant", zoom: 1, times: look.times + 1, near });
  }
  const shoot = useRef<() => HTMLCanvasElement | undefined>(() => undefined);
  const isDark = useComputedColorScheme() === "dark";
  if (!hasGraphics) {
    return (
      <Text size="sm" p={16} role="status">
        This view needs WebGL, which this browser does not offer. The same numbers are in the other views.
      </Text>
    );
  }
  const picture = async () => captioned(shoot.current(), caption ?? { title: label }, isDark);
  return (
    <div className={styles.space}>
      <div className={styles.tools}>
        <LookButtons look={look} isLed={isLed} onLook={setLook} onWhole={onWhole} />
        {tools}
        <span className={styles.saves}>
          <SaveMenu
            of="3D view"
            picture={picture}
            formats={[{ title: "PNG", save: () => savePicture(name, picture()) }, ...formats]}
          />
        </span>
      </div>
      <div className={styles.picture}>
        <div className={styles.canvas} role="img" aria-label={label}>
          <Canvas
            frameloop="demand"
            shadows={light ? "percentage" : false}
            dpr={[1, 2]}
            camera={{ fov: 38, up: [0, 0, 1] }}
            gl={{ logarithmicDepthBuffer: true }}
          >
            {light ?? <PlainLight />}
            {children}
            <SpaceEye box={box} look={look} isLed={isLed} />
            <Shutter shoot={shoot} />
          </Canvas>
        </div>
        {over}
      </div>
      {foot}
    </div>
  );
}

function canDraw(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
