import { type Drawing, lineChart, type Size } from "@beltwright/drawing";
import { toDisplay, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";

interface Axis {
  readonly label: string;
  readonly unit: UnitCode;
}

/** A value and what comes of it, in the units of the axes. */
type Point = readonly [x: number, y: number];

interface Curves {
  readonly name: string;
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly { readonly name: string; readonly points: readonly Point[]; readonly isLimit?: boolean }[];
  /** What was asked for: its place on the x axis, and on a line where it lies on one. */
  readonly mark?: { readonly at: number; readonly text: string; readonly value?: number };
}

const usualSize = { width: 560, height: 380 };

/** How a result changes with one of the answers, in the reader's units. */
export function curves(
  { name, title, x, y, lines, mark }: Curves,
  system: UnitSystem,
  size: Size = usualSize,
): Drawing {
  const shown = (value: number, { unit }: Axis) => toDisplay(value, unit, system);
  const axis = ({ label, unit }: Axis) => (unit === "1" ? label : `${label} [${unitLabel(unit, system)}]`);
  return lineChart({
    name,
    title,
    size,
    xLabel: axis(x),
    yLabel: axis(y),
    series: [...lines, ...dotAt(mark)].map(({ points, ...line }) => ({
      ...line,
      points: points.map(([at, value]) => ({ x: shown(at, x), y: shown(value, y) })),
    })),
    ...(mark && { marks: [{ x: shown(mark.at, x), text: mark.text }] }),
  });
}

/** A line of one point is a dot. */
function dotAt(mark: Curves["mark"]): Curves["lines"] {
  return mark?.value === undefined ? [] : [{ name: mark.text, points: [[mark.at, mark.value]] }];
}

const steps = 40;

/** The curve between two values, straight pieces close enough to look round. */
export function between(from: number, to: number, value: (x: number) => number): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / steps;
    return [x, value(x)] as const;
  });
}
