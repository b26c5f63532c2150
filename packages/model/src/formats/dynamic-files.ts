import type { DynamicResult } from "@beltwright/engine";

/** Everything of a run as JSON, SI; arrays [frame × …] as lists of rows. */
export function dynamicJson(result: DynamicResult): string {
  const { frames, envelope, ...summary } = result;
  const { count, elements: _elements, positions, ...series } = frames;
  const rows = Object.entries(series).map(([name, values]) => [name, rowsOf(values, count, frames.slowest.length)]);
  const record = {
    ...summary,
    time: Array.from({ length: count }, (_, frame) => timeOf(result, frame)),
    positions: [...positions],
    frames: Object.fromEntries(rows),
    envelope: Object.fromEntries(Object.entries(envelope).map(([name, values]) => [name, Array.from(values)])),
  };
  // What is not a number, as the largest of nothing, is null in JSON.
  return `${JSON.stringify(record)}\n`;
}

function timeOf({ interval }: DynamicResult, frame: number): number {
  return Number((frame * interval).toFixed(9));
}

/** A series of one value for each frame is a plain list. */
function rowsOf(values: Float32Array, count: number, capacity: number): readonly unknown[] {
  const width = values.length / capacity;
  const row = (frame: number) => [...values.subarray(frame * width, (frame + 1) * width)].map(shown);
  const rows = Array.from({ length: count }, (_, frame) => row(frame));
  return width === 1 ? rows.map(([value]) => value) : rows;
}

/** Seven digits: what 32 bits hold. */
function shown(value: number): number {
  return Number(value.toPrecision(7));
}

/** A run as a table: one line for each frame and station. */
export function dynamicCsv(result: DynamicResult): string {
  const { frames } = result;
  const width = frames.positions.length;
  const lines = ["time [s],position [m],tension [N],speed [m/s],strain,strain rate [1/s],take-up travel [m]"];
  for (let frame = 0; frame < frames.count; frame += 1) {
    for (let station = 0; station < width; station += 1) {
      const at = frame * width + station;
      const cells = [frames.tension[at], frames.speed[at], frames.strain[at], frames.strainRate[at]];
      const numbers = [...cells, frames.takeUpTravel[frame]].map((value) => shown(value ?? 0));
      lines.push([timeOf(result, frame), shown(frames.positions[station] ?? 0), ...numbers].join(","));
    }
  }
  return `${lines.join("\n")}\n`;
}
