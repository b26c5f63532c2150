import { Button } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import styles from "./landing.module.css";
import type { Replay } from "./landing-figures.ts";

const size = { width: 560, height: 230, left: 44, foot: 28, top: 14 };
/** Milliseconds a moment is shown. */
const pace = 90;

/** A power failure of a loaded overland belt, moment by moment: the tension along it, again and again until paused. */
export function ReplayLoop({ replay }: { readonly replay: Replay }) {
  const { tension, speed, positions, interval, conveyor } = replay;
  const [isPlaying, setPlaying] = useState(!useReducedMotion(false, { getInitialValueInEffect: false }));
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setFrame((before) => (before + 1) % tension.length), pace);
    return () => clearInterval(timer);
  }, [isPlaying, tension.length]);
  const most = Math.max(...tension.flat());
  const far = positions.at(-1) ?? 1;
  const path = (row: readonly number[]) =>
    row.map((value, at) => `${at === 0 ? "M" : "L"}${across(positions[at] ?? 0, far)},${down(value, most)}`).join("");
  const now = tension[frame] ?? [];
  const speeds = speed[frame] ?? [];
  return (
    <figure>
      <svg className={styles.replay} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {ticksOf(most).map((tick) => (
          <g key={tick}>
            <line x1={size.left} x2={size.width} y1={down(tick, most)} y2={down(tick, most)} />
            <text x={size.left - 6} y={down(tick, most) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <text x={size.left} y={size.height - 8}>
          0 m
        </text>
        <text x={size.width} y={size.height - 8} textAnchor="end">
          {`${(far / 1000).toFixed(1)} km of belt`}
        </text>
        <path className={styles.before} d={path(tension[0] ?? [])} />
        <path className={styles.now} d={path(now)} />
      </svg>
      <div className={styles.replayBar}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={isPlaying ? <IconPlayerPause size={14} aria-hidden /> : <IconPlayerPlay size={14} aria-hidden />}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? "Pause" : "Play"}
        </Button>
        <span>{`t = ${(frame * interval).toFixed(0)} s`}</span>
        <span>{`${Math.min(...speeds).toFixed(1)} to ${Math.max(...speeds).toFixed(1)} m/s`}</span>
        <span>{`${Math.min(...now).toFixed(0)} to ${Math.max(...now).toFixed(0)} kN`}</span>
      </div>
      <figcaption>{`${conveyor}: belt tension in kN after a power failure at full load`}</figcaption>
    </figure>
  );
}

function across(position: number, far: number): number {
  return Math.round(10 * (size.left + ((size.width - size.left) * position) / far)) / 10;
}

function down(value: number, most: number): number {
  const room = size.height - size.top - size.foot;
  return Math.round(10 * (size.height - size.foot - (room * value) / most)) / 10;
}

function ticksOf(most: number): readonly number[] {
  const step = [25, 50, 100, 200, 500, 1000].find((one) => most / one <= 5) ?? 2000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
