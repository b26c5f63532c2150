import { shownText, unitLabel } from "@beltwright/model";
import type { Stream, StreamBelt, TensionLine } from "@beltwright/results";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { PictureComments } from "../comments/picture-comments.tsx";
import styles from "./stream.module.css";
import { type Grip, movedBy, type Stretch } from "./stream-places.ts";
import { beltBetween, pathOf, type Size, type StreamScale, scaleOf } from "./stream-scale.ts";

interface StreamPictureProps {
  readonly belt: StreamBelt;
  readonly stream: Stream | undefined;
  readonly stretches: readonly Stretch[];
  readonly size: Size;
  readonly onMove: (stretches: readonly Stretch[]) => void;
}

/** The carry strand with the stream on it, and the tension of the belt below. */
export function StreamPicture({ belt, stream, stretches, size, onMove }: StreamPictureProps) {
  const scale = scaleOf(belt, stream?.line ?? [], size);
  const move = (held: Held, way: number) => onMove(movedBy(stretches, held, way, scale.end));
  return (
    <>
      <svg className={styles.picture} width={size.width} height={size.height}>
        <title>Stream on the belt</title>
        <polyline className={styles.belt} points={pathOf(beltBetween(belt, scale, 0, scale.end))} />
        {belt.places.map(({ along, height, name }) => (
          <circle key={`${name} ${along}`} className={styles.point} cx={scale.x(along)} cy={scale.belt(height)} r={2.5}>
            <title>{name}</title>
          </circle>
        ))}
        <Tensions {...{ belt, scale, size }} line={stream?.line} />
        {stretches.map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place in the list
          <StretchOnBelt key={index} {...{ belt, scale, stretch, index, move }} count={stretches.length} />
        ))}
      </svg>
      <div
        className={styles.along}
        style={{ insetInlineStart: scale.x(0), inlineSize: scale.x(scale.end) - scale.x(0) }}
      >
        <PictureComments name="stream" title="Stream on the belt" part={[0, scale.end]} />
      </div>
    </>
  );
}

interface Held {
  readonly index: number;
  readonly grip: Grip;
}

interface StretchProps {
  readonly belt: StreamBelt;
  readonly scale: StreamScale;
  readonly stretch: Stretch;
  readonly index: number;
  readonly count: number;
  readonly move: (held: Held, way: number) => void;
}

/** Thickness of the load over the belt, px. */
const depth = 9;

function StretchOnBelt({ belt, scale, stretch, index, count, move }: StretchProps) {
  const system = useUnitSystem();
  const below = beltBetween(belt, scale, stretch.from, stretch.to);
  const above = below.map(({ x, y }) => ({ x, y: y - depth })).toReversed();
  const name = count === 1 ? "Stream" : `Stream ${index + 1}`;
  const text = (along: number) => `${shownText(along, "m", system)} ${unitLabel("m", system)}`;
  const slider = { scale, move, index };
  const ends = { whole: stretch.from, from: stretch.from, to: stretch.to };
  const titles: readonly (readonly [Grip, string])[] = [
    ["whole", name],
    ["from", `Tail of ${name.toLowerCase()}`],
    ["to", `Front of ${name.toLowerCase()}`],
  ];
  return titles.map(([grip, title]) => (
    <Slider
      key={grip}
      {...{ ...slider, grip, title }}
      value={ends[grip]}
      said={grip === "whole" ? `${text(stretch.from)} to ${text(stretch.to)}` : text(ends[grip])}
    >
      {grip === "whole" ? (
        <polygon points={pathOf([...below, ...above])} />
      ) : (
        <rect
          x={scale.x(ends[grip]) - 5}
          y={scale.belt(scale.heightAt(ends[grip])) - 20}
          width={10}
          height={26}
          rx={4}
        />
      )}
    </Slider>
  ));
}

interface SliderProps {
  readonly scale: StreamScale;
  readonly move: StretchProps["move"];
  readonly index: number;
  readonly grip: Grip;
  readonly title: string;
  readonly value: number;
  readonly said: string;
  readonly children: React.ReactNode;
}

/** Dragged by mouse and finger, moved by the arrow keys: a hundredth of the belt, a tenth with Shift. */
function Slider({ scale, move, index, grip, title, value, said, children }: SliderProps) {
  const last = useRef<number | undefined>(undefined);
  const take = (event: PointerEvent<SVGGElement>) => {
    last.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    event.preventDefault();
  };
  const drag = (event: PointerEvent<SVGGElement>) => {
    if (last.current === undefined) return;
    move({ index, grip }, scale.way(event.clientX - last.current));
    last.current = event.clientX;
  };
  const drop = () => {
    last.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const step = keyWays[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move({ index, grip }, step * scale.end * (event.shiftKey ? 0.1 : 0.01));
  };
  return (
    <g
      className={styles.slider}
      data-grip={grip}
      role="slider"
      tabIndex={0}
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={Math.round(scale.end)}
      aria-valuenow={Math.round(value)}
      aria-valuetext={said}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
    >
      <title>{`${title}: ${said}`}</title>
      {children}
    </g>
  );
}

/** Home and End go as far as there is room. */
const keyWays: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  Home: -1000,
  End: 1000,
};

interface TensionsProps {
  readonly belt: StreamBelt;
  readonly scale: StreamScale;
  readonly size: Size;
  readonly line: TensionLine | undefined;
}

function Tensions({ belt, scale, size, line }: TensionsProps) {
  const system = useUnitSystem();
  const points = (of: TensionLine) =>
    pathOf(of.map(({ along, tension }) => ({ x: scale.x(along), y: scale.tension(tension) })));
  return (
    <g>
      {scale.tensions.map((tension) => (
        <g key={tension} className={styles.level}>
          <line x1={scale.x(0)} x2={scale.x(scale.end)} y1={scale.tension(tension)} y2={scale.tension(tension)} />
          <text x={scale.x(0) - 6} y={scale.tension(tension) + 4} textAnchor="end">
            {shownText(tension, "kN", system)}
          </text>
        </g>
      ))}
      <text className={styles.axis} x={scale.x(0) - 6} y={scale.tension(scale.tensions[1]) - 8} textAnchor="end">
        {unitLabel("kN", system)}
      </text>
      <text className={styles.axis} x={scale.x(scale.end)} y={size.height - 6} textAnchor="end">
        {`${shownText(scale.end, "m", system)} ${unitLabel("m", system)} along the carry strand`}
      </text>
      <polyline className={styles.full} points={points(belt.full)} />
      <polyline className={styles.empty} points={points(belt.empty)} />
      {line && <polyline className={styles.line} points={points(line)} data-testid="stream-tension" />}
    </g>
  );
}
