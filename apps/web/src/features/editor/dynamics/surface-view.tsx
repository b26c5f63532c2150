import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { DoubleSide, Line, LineBasicMaterial, LineSegments } from "three";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { geometryOf } from "../scene/geometry.ts";
import { Names } from "../scene/names.tsx";
import spaceStyles from "../scene/space.module.css";
import { Space } from "../scene/space.tsx";
import { useDynamicRun } from "./dynamic-run.ts";
import { RunLegend } from "./replay-view.tsx";
import { legendOf } from "./so-far.ts";
import { momentLine, surfaceNet } from "./strip.ts";
import { surfaceAxes } from "./surface-axes.ts";

/** The surface with room for the numbers of its axes. */
const box = { min: [-0.3, -0.3, 0], max: [2, 1.2, 0.8] } as const;

/** Tension over distance and time in one picture; a line on it is the moment of the slider. */
export function SurfaceView() {
  const frames = useDynamicRun((state) => state.frames);
  const soFar = useDynamicRun((state) => state.soFar);
  const frame = useDynamicRun((state) => state.frame);
  const interval = useDynamicRun((state) => state.interval);
  const isRunning = useDynamicRun((state) => state.phase === "running");
  const system = useUnitSystem();
  const scheme = useComputedColorScheme();
  const net = useMemo(
    () => frames && soFar && !isRunning && geometryOf(surfaceNet(frames, soFar)),
    [frames, soFar, isRunning],
  );
  const line = useMemo(() => {
    if (!frames || !soFar) return undefined;
    const positions = momentLine(frames, soFar, Math.min(frame, frames.count - 1));
    const material = new LineBasicMaterial({ color: scheme === "dark" ? "#ffffff" : "#000000" });
    return new Line(geometryOf({ positions }), material);
  }, [frames, soFar, frame, scheme]);
  const axes = useMemo(() => {
    if (!frames || !soFar) return undefined;
    const { lines, names } = surfaceAxes(frames, soFar, interval, system);
    const material = new LineBasicMaterial({ color: scheme === "dark" ? "#9aa7ae" : "#5b676e" });
    return { names, lines: new LineSegments(geometryOf({ positions: lines }), material) };
  }, [frames, soFar, interval, system, scheme]);
  useEffect(() => () => axes?.lines.geometry.dispose(), [axes]);
  useEffect(() => () => line?.geometry.dispose(), [line]);
  useEffect(() => () => (net ? net.dispose() : undefined), [net]);
  if (!frames || !soFar || !line) return null;
  return (
    <Space
      label="Tension over distance and time"
      box={box}
      tools={
        <div className={spaceStyles.key}>
          <RunLegend legend={legendOf(soFar)} />
        </div>
      }
    >
      {net && (
        <mesh geometry={net}>
          <meshLambertMaterial vertexColors side={DoubleSide} />
        </mesh>
      )}
      <primitive object={line} />
      {axes && <primitive object={axes.lines} />}
      {axes && <Names names={axes.names} />}
    </Space>
  );
}
