import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { fiveNumberFields } from "../../ui/five-numbers.ts";
import styles from "./landing.module.css";
import type { LivePoint } from "./live-design.ts";
import { type Frame, frameOf, placeOf, pointAt } from "./profile-frame.ts";

interface LiveProfileProps {
  readonly length: number;
  readonly lift: number;
  readonly points: readonly LivePoint[];
  readonly onMove: (place: { readonly length: number; readonly lift: number }) => void;
}

const size = { width: 720, height: 360 };

/** The belt line of the design; its head is taken by hand or by the arrow keys, and the engine follows. */
export function LiveProfile({ length, lift, points, onMove }: LiveProfileProps) {
  const svg = useRef<SVGSVGElement>(null);
  // While the head is held the scale stands still, or the drawing would slip away under the hand.
  const held = useRef<Frame | undefined>(undefined);
  const frame = held.current ?? frameOf(length, lift, size);
  const tail = placeOf(frame, { x: 0, z: 0 });
  const head = placeOf(frame, { x: length, z: lift });
  const move = (to: { readonly x: number; readonly z: number }) =>
    onMove({ length: within("length", rounded(to.x)), lift: within("lift", rounded(to.z)) });
  const drag = (event: PointerEvent) => {
    const onScreen = svg.current?.getScreenCTM();
    if (held.current === undefined || !onScreen) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(onScreen.inverse());
    move(pointAt(held.current, at));
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    move({ x: length + step.x * by, z: lift + step.z * by });
  };
  return (
    <svg ref={svg} className={styles.profile} viewBox={`0 0 ${size.width} ${size.height}`}>
      <title>Profile of the conveyor</title>
      <line className={styles.ground} x1={0} x2={size.width} y1={size.height - 14} y2={size.height - 14} />
      <BeltLoop frame={frame} points={points} length={length} lift={lift} />
      <line className={styles.carry} x1={tail.x} y1={tail.y} x2={head.x} y2={head.y} />
      <circle className={styles.tail} cx={tail.x} cy={tail.y} r={6} />
      <circle
        className={styles.head}
        cx={head.x}
        cy={head.y}
        r={13}
        role="slider"
        tabIndex={0}
        aria-label="Head of the conveyor: drag it, or use the arrow keys"
        aria-valuenow={Math.round(length)}
        aria-valuemin={fiveNumberFields.length.min}
        aria-valuemax={fiveNumberFields.length.max}
        aria-valuetext={`${Math.round(length)} m long, ${Math.round(lift)} m lift`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = frame;
        }}
        onPointerMove={drag}
        onPointerUp={(event) => {
          drag(event);
          held.current = undefined;
          move({ x: length, z: lift });
        }}
      />
      {/* On the side of the head that the belt does not come from. */}
      <text className={styles.hint} x={head.x - 18} y={head.y + (lift < 0 ? 34 : -18)} textAnchor="end">
        Drag the head
      </text>
    </svg>
  );
}

/** Pulleys where the design has them, moved along with the hand until the engine has answered. */
function BeltLoop({
  frame,
  points,
  length,
  lift,
}: Pick<LiveProfileProps, "points" | "length" | "lift"> & { readonly frame: Frame }) {
  const tail = points[0];
  const far = points.reduce((most, { x }) => Math.max(most, x), 0);
  if (tail === undefined || far === 0) return null;
  const top = points.find(({ x }) => x === far)?.z ?? 0;
  const stretch = { x: length / far, z: lift - (top - tail.z) };
  const places = points.map(({ x, z, type }) => ({
    type,
    ...placeOf(frame, { x: x * stretch.x, z: z - tail.z + (stretch.z * x) / far }),
  }));
  return (
    <>
      <polygon className={styles.loop} points={places.map(({ x, y }) => `${x},${y + 7}`).join(" ")} />
      {places.map(({ x, y, type }, at) =>
        type === "Int. Pt" ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no name and never move among themselves
          <circle key={at} className={styles.pulley} data-type={type} cx={x} cy={y + 7} r={type === "Drive" ? 6 : 4} />
        ),
      )}
    </>
  );
}

const steps: Readonly<Record<string, { readonly x: number; readonly z: number }>> = {
  ArrowRight: { x: 10, z: 0 },
  ArrowLeft: { x: -10, z: 0 },
  ArrowUp: { x: 0, z: 1 },
  ArrowDown: { x: 0, z: -1 },
};

function within(name: "length" | "lift", value: number): number {
  const { min, max } = fiveNumberFields[name];
  return Math.min(max, Math.max(min, value));
}

/** Three digits are as many as a hand can aim at. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
