import type { Design, Frames } from "@beltwright/engine";
import type { LineChart } from "../charts/chart.ts";
import { driveColour } from "../charts/control-charts.ts";
import { driveForceAt, runDrives } from "./run-drives.ts";

/** What the drives of a run are called and how they look, in the order of its frames. */
export function runDriveLooks(design: Design): readonly { readonly name: string; readonly colour: string }[] {
  return runDrives(design).map(({ driveId }) => ({ name: `Drive ${driveId}`, colour: driveColour(design, driveId) }));
}

/** Force of every drive at the belt over the time of a run, in the colours of statics. */
export function driveForceChart(design: Design, frames: Frames, interval: number): LineChart {
  const drives = runDrives(design);
  const { count } = frames;
  const over = (valueAt: (frame: number) => number) =>
    Float64Array.from({ length: count }, (_, frame) => valueAt(frame));
  return {
    kind: "lines",
    name: "driveForce",
    title: "Force of the drives",
    x: { label: "Time", unit: "s", values: over((frame) => frame * interval) },
    y: { label: "Force", unit: "kN" },
    series: runDriveLooks(design).map((look, at) => ({
      ...look,
      values: over((frame) => driveForceAt(frames, drives, frame, at) / 1000),
    })),
  };
}
