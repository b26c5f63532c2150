import { formatNumber, toDisplay, unitLabel } from "@beltwright/model";
import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { DoubleSide, Line, LineBasicMaterial } from "three";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { geometryOf } from "../scene/geometry.ts";
import spaceStyles from "../scene/space.module.css";
import { Space } from "../scene/space.tsx";
import { useDynamicRun } from "./dynamic-run.ts";
import { RunLegend } from "./replay-view.tsx";
import { legendOf } from "./so-far.ts";
import { momentLine, surfaceNet } from "./strip.ts";

const box = { min: [0, 0, 0], max: [2, 1.2, 0.8] } as const;

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
  useEffect(() => () => line?.geometry.dispose(), [line]);
  useEffect(() => () => (net ? net.dispose() : undefined), [net]);
  if (!frames || !soFar || !line) return null;
  const metres = `${formatNumber(toDisplay(frames.positions.at(-1) ?? 0, "m", system), 5)} ${unitLabel("m", system)}`;
  return (
    <>
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
      </Space>
      <p className={spaceStyles.note}>
        To the right: along the belt, 0 to {metres}. Into the picture: time, 0 to{" "}
        {formatNumber((frames.count - 1) * interval, 4)} s. Up: tension.
      </p>
    </>
  );
}
