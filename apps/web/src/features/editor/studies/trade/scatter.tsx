import { formatNumber, outputAt, toDisplay } from "@beltwright/model";
import { type CandidateOutcome, frontOf, isFeasible, kneeBy } from "@beltwright/studies";
import { type KeyboardEvent, type PointerEvent, type Ref, useState } from "react";
import type { Reader } from "../../../../ui/units/currency.ts";
import { blue, faint, grey, ink, orange, teal } from "../pictures/colours.ts";
import { StudyPicture } from "../pictures/study-picture.tsx";
import { axisOf } from "./ticks.ts";
import styles from "./trade.module.css";
import { aimedAt, axisLabel, candidateText, resultText } from "./trade-words.ts";
import type { TradeFound } from "./use-trade.ts";

/** The picture is drawn at this size and scaled to the room there is; saved, it fits half a slide. */
export const scatterSize = { width: 880, height: 480 };
const frame = { left: 84, right: 24, top: 40, bottom: 58 };

interface ScatterProps {
  readonly found: TradeFound;
  readonly axes: readonly [string, string];
  readonly reader: Reader;
  readonly onOpen: (candidate: number) => void;
  readonly svgRef: Ref<SVGSVGElement>;
}

interface Dot {
  readonly outcome: CandidateOutcome;
  readonly x: number;
  readonly y: number;
}

/** Every candidate that meets the conditions, the front by the two axes, its knee and today's design. */
export function Scatter({ found, axes, reader, onOpen, svgRef }: ScatterProps) {
  const { study } = found.task;
  const [hovered, setHovered] = useState<CandidateOutcome>();
  const two = axes.map((name) => aimedAt(study, name));
  const feasible = found.outcomes.filter(isFeasible);
  const front = frontOf(two, feasible);
  const knee = kneeBy(two, feasible);
  const plane = planeOf([...feasible, found.today], axes, reader);
  const dotsOf = (outcomes: readonly CandidateOutcome[]) => outcomes.flatMap((outcome) => plane.dot(outcome) ?? []);
  const [all, best, now] = [dotsOf(feasible), dotsOf(front), dotsOf([found.today])];
  const nearest = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [
      ((event.clientX - box.left) / box.width) * scatterSize.width,
      ((event.clientY - box.top) / box.height) * scatterSize.height,
    ];
    const distance = (dot: Dot) => (dot.x - x) ** 2 + (dot.y - y) ** 2;
    const near = [...all, ...now].reduce<Dot | undefined>(
      (so, dot) => (so === undefined || distance(dot) < distance(so) ? dot : so),
      undefined,
    );
    setHovered(near !== undefined && distance(near) < 18 ** 2 ? near.outcome : undefined);
  };
  const shown = hovered && plane.dot(hovered);
  const open = () => hovered && hovered.candidate >= 0 && onOpen(hovered.candidate);
  /** The arrows go along the front. */
  const walk = ({ key }: KeyboardEvent) => {
    if (key === "Enter") open();
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const at = hovered === undefined ? -1 : front.indexOf(hovered);
    if (step !== 0) setHovered(front[Math.min(Math.max(at + step, 0), front.length - 1)]);
  };
  return (
    <figure className={styles.figure}>
      <StudyPicture
        tabIndex={0}
        ref={svgRef}
        size={scatterSize}
        className={styles.scatter ?? ""}
        aria-label={`${axisLabel(axes[1], reader)} against ${axisLabel(axes[0], reader)}: ${feasible.length} candidates, ${front.length} on the front`}
        onPointerMove={nearest}
        onPointerLeave={() => setHovered(undefined)}
        onClick={open}
        onKeyDown={walk}
      >
        <Axes plane={plane} axes={axes} reader={reader} />
        <Marks {...{ all, best, now, knee: dotsOf(knee ? [knee] : []) }} isTodaySound={isFeasible(found.today)} />
        {shown && (
          <circle className={styles.hovered} cx={shown.x} cy={shown.y} r={8} fill="none" stroke={ink} strokeWidth={2} />
        )}
        <Legend />
      </StudyPicture>
      <figcaption className={styles.caption} role="status">
        {hovered
          ? `${candidateText(study, hovered, reader)}: ${axes.map((name) => resultText(name, hovered.results[name], reader)).join(", ")}`
          : "Move over a point to see the candidate; click to compare it with today's design."}
      </figcaption>
    </figure>
  );
}

interface MarksProps {
  readonly all: readonly Dot[];
  readonly best: readonly Dot[];
  readonly knee: readonly Dot[];
  readonly now: readonly Dot[];
  readonly isTodaySound: boolean;
}

function Marks({ all, best, knee, now, isTodaySound }: MarksProps) {
  return (
    <>
      <path
        d={all.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join("")}
        stroke={grey}
        strokeWidth={6}
        strokeLinecap="round"
        opacity={0.55}
      />
      <path
        d={best.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")}
        fill="none"
        stroke={teal}
        strokeWidth={1.5}
      />
      {best.map(({ outcome, x, y }) => (
        <circle key={outcome.candidate} cx={x} cy={y} r={5} fill={teal} />
      ))}
      {knee.map(({ outcome, x, y }) => (
        <g key={outcome.candidate}>
          <circle cx={x} cy={y} r={9} fill="none" stroke={orange} strokeWidth={3} />
          <text x={x + 14} y={y - 8} fill={orange} fontWeight={600}>
            Knee
          </text>
        </g>
      ))}
      {now.map(({ x, y }) => (
        <g key="today">
          <path d={`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`} fill={blue} />
          <text x={x + 13} y={y + 15} fill={blue} fontWeight={600}>
            {isTodaySound ? "Today" : "Today, fails"}
          </text>
        </g>
      ))}
    </>
  );
}

interface Plane {
  readonly x: ReturnType<typeof axisOf>;
  readonly y: ReturnType<typeof axisOf>;
  readonly toX: (value: number) => number;
  readonly toY: (value: number) => number;
  readonly dot: (outcome: CandidateOutcome) => Dot | undefined;
}

/** Axes in the units of the reader. */
function planeOf(outcomes: readonly CandidateOutcome[], axes: readonly [string, string], { system }: Reader): Plane {
  const numberOf = (outcome: CandidateOutcome, name: string) => {
    const value = outcome.results[name];
    return value === undefined ? undefined : toDisplay(value, outputAt(name)?.unit ?? "1", system);
  };
  const [x, y] = axes.map((name) => axisOf(outcomes.flatMap((one) => numberOf(one, name) ?? [])));
  const [across, up] = [x ?? axisOf([]), y ?? axisOf([])];
  const { width, height } = scatterSize;
  const toX = (value: number) =>
    frame.left + ((value - across.from) / (across.to - across.from)) * (width - frame.left - frame.right);
  const toY = (value: number) =>
    height - frame.bottom - ((value - up.from) / (up.to - up.from)) * (height - frame.top - frame.bottom);
  const dot = (outcome: CandidateOutcome) => {
    const [own, other] = axes.map((name) => numberOf(outcome, name));
    return own === undefined || other === undefined ? undefined : { outcome, x: toX(own), y: toY(other) };
  };
  return { x: across, y: up, toX, toY, dot };
}

interface AxesProps {
  readonly plane: Plane;
  readonly axes: readonly [string, string];
  readonly reader: Reader;
}

function Axes({ plane: { x, y, toX, toY }, axes, reader }: AxesProps) {
  const { width, height } = scatterSize;
  const [bottom, right] = [height - frame.bottom, width - frame.right];
  return (
    <g fill={ink}>
      {x.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${toX(tick)} ${frame.top}V${bottom}`} stroke={faint} />
          <text x={toX(tick)} y={bottom + 20} textAnchor="middle">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${frame.left} ${toY(tick)}H${right}`} stroke={faint} />
          <text x={frame.left - 8} y={toY(tick) + 4} textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      <path d={`M${frame.left} ${frame.top}V${bottom}H${right}`} fill="none" stroke={ink} />
      <text x={(frame.left + right) / 2} y={height - 14} textAnchor="middle" fontWeight={600}>
        {axisLabel(axes[0], reader)}
      </text>
      <text x={frame.left} y={20} fontWeight={600}>
        {axisLabel(axes[1], reader)}
      </text>
    </g>
  );
}

/** Thousands apart, as on paper. */
const tickText = (tick: number) => {
  const text = formatNumber(tick);
  return Math.abs(tick) >= 10_000 ? text.replace(/\B(?=(\d{3})+$)/g, "\u202f") : text;
};

function Legend() {
  const right = scatterSize.width - frame.right;
  return (
    <g fill={ink} fontSize={12}>
      <path d={`M${right - 322} 16h0`} stroke={grey} strokeWidth={7} strokeLinecap="round" />
      <text x={right - 312} y={20}>
        Meets the conditions
      </text>
      <circle cx={right - 158} cy={16} r={5} fill={teal} />
      <text x={right - 148} y={20}>
        Front
      </text>
      <path d={`M${right - 88} 8l8 8l-8 8l-8 -8Z`} fill={blue} />
      <text x={right - 76} y={20}>
        Today
      </text>
    </g>
  );
}
