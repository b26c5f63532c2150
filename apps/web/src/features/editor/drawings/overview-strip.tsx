import type { Spot } from "@beltwright/drawing";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styles from "./overview-strip.module.css";
import { type Grip, gripAt, gripped, type Part, shifted, widened } from "./overview-window.ts";

interface OverviewStripProps {
  readonly label: string;
  /** The whole in small: x and y from 0 to 1, y up. */
  readonly line: readonly Spot[];
  /** The part that is looked at. */
  readonly part: Part;
  readonly onChange: (part: Part) => void;
}

const [wide, high] = [1000, 100];

/** The whole of something long, with a window on the part that is shown: drag the window or its ends, or use the keys. */
export function OverviewStrip({ label, line, part, onChange }: OverviewStripProps) {
  const held = useRef<{ readonly grip: Grip; readonly at: number; readonly from: Part } | undefined>(undefined);
  const shareAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return { at: (clientX - left) / Math.max(1, width), near: 7 / Math.max(1, width) };
  };
  const [from, to] = part;
  const percent = (share: number) => `${100 * share}%`;
  return (
    <div
      className={styles.strip}
      role="slider"
      tabIndex={0}
      aria-label={`${label}: arrow keys move the part shown, plus and minus change its width`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(50 * (from + to))}
      aria-valuetext={`from ${Math.round(100 * from)} to ${Math.round(100 * to)} percent`}
      onKeyDown={(event) => {
        const next = keyed(event, part);
        if (next === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onChange(next);
      }}
      onPointerDown={(event) => {
        const { at, near } = shareAt(event);
        const grip = gripAt(part, at, near);
        const start = grip ? part : shifted(part, at - (from + to) / 2);
        held.current = { grip: grip ?? "whole", at, from: start };
        event.currentTarget.setPointerCapture(event.pointerId);
        if (!grip) onChange(start);
      }}
      onPointerMove={(event) => {
        const { current } = held;
        if (current) onChange(gripped(current.from, current.grip, shareAt(event).at - current.at));
      }}
      onPointerUp={() => {
        held.current = undefined;
      }}
      onPointerCancel={() => {
        held.current = undefined;
      }}
      onDoubleClick={() => onChange([0, 1])}
    >
      <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line.map(({ x, y }) => `${x * wide},${high * (0.92 - 0.84 * y)}`).join(" ")} />
      </svg>
      <span className={styles.shade} style={{ insetInlineStart: 0, width: percent(from) }} />
      <span className={styles.shade} style={{ insetInlineStart: percent(to), width: percent(1 - to) }} />
      <span className={styles.window} style={{ insetInlineStart: percent(from), width: percent(to - from) }} />
    </div>
  );
}

function keyed({ key }: KeyboardEvent, part: Part): Part | undefined {
  const step = (part[1] - part[0]) / 5;
  switch (key) {
    case "ArrowLeft":
      return shifted(part, -step);
    case "ArrowRight":
      return shifted(part, step);
    case "+":
    case "ArrowUp":
      return widened(part, 0.7);
    case "-":
    case "ArrowDown":
      return widened(part, 1 / 0.7);
    case "Home":
      return [0, 1];
    default:
      return undefined;
  }
}

/** Places of any size as the strip draws them. */
export function inUnits(spots: readonly Spot[], [least, most]: Part): readonly Spot[] {
  const ys = spots.map(({ y }) => y);
  const [low, top] = [Math.min(...ys), Math.max(...ys)];
  const [span, rise] = [most - least || 1, top - low || 1];
  return spots.map(({ x, y }) => ({ x: (x - least) / span, y: (y - low) / rise }));
}
