import { niceTicks } from "@beltwright/drawing";
import { formatNumber, toDisplay, unitLabel } from "@beltwright/model";
import { type Headline, histogramOf, type ResultOutcome } from "@beltwright/studies";
import { type ReactNode, useRef } from "react";
import type { Reader } from "../../../../ui/units/currency.ts";
import { PictureComments } from "../../comments/picture-comments.tsx";
import { blue, dimmed, ink, red } from "../pictures/colours.ts";
import { PictureMenu, StudyPicture } from "../pictures/study-picture.tsx";
import styles from "./uncertainty.module.css";

const size = { width: 640, height: 296 };
const mostHeight = 340;
const inner = { left: 14, right: 14, top: 74, bottom: 44 };

interface HistogramPictureProps {
  readonly headline: Headline;
  readonly values: readonly number[];
  /** Known once the study is over. */
  readonly result: ResultOutcome | undefined;
  readonly reader: Reader;
  /** What files are named after. */
  readonly name: string;
  /** The choice of the result, beside the menu. */
  readonly children: ReactNode;
}

/** How often each value came up, with P5, P50, P95, what the design gives and the limit. */
export function HistogramPicture({ headline, values, result, reader, name, children }: HistogramPictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const { limit, nominal, unit, label } = headline;
  const { system, currency } = reader;
  const bins = histogramOf(values);
  const { least, most, isLimitNear } = axisOf(bins, headline);
  const scale = (size.width - inner.left - inner.right) / (most - least || 1);
  const x = (value: number) => inner.left + (value - least) * scale;
  const floor = size.height - inner.bottom;
  const text = (value: number) => formatNumber(toDisplay(value, unit, system));
  const quantiles = result === undefined ? [] : [result.p5, result.p50, result.p95];
  const [first, last] = [toDisplay(least, unit, system), toDisplay(most, unit, system)];
  const tickX = (tick: number) =>
    inner.left + ((tick - first) / (last - first || 1)) * (size.width - inner.left - inner.right);
  return (
    <>
      <div className={styles.menu}>
        {children}
        <PictureMenu of="histogram" name={`${name} ${headline.name} histogram`} size={size} svg={svg} />
      </div>
      <div className={styles.commented} style={{ maxInlineSize: (mostHeight * size.width) / size.height }}>
        <StudyPicture ref={svg} size={size} aria-label={`Histogram: ${label}`}>
          <Bins bins={bins} limit={limit} {...{ x, scale, floor }} />
          <path d={`M${inner.left} ${floor}H${size.width - inner.right}`} stroke={dimmed} />
          {ticks(first, last).map((tick) => (
            <text key={tick} x={tickX(tick)} y={floor + 16} textAnchor="middle" fill={dimmed} fontSize={12}>
              {formatNumber(tick)}
            </text>
          ))}
          <text x={size.width / 2} y={size.height - 8} textAnchor="middle" fill={ink} fontWeight={600}>
            {`${label}, ${unitLabel(unit, system, currency)}`.replace(/, $/, "")}
          </text>
          {quantiles.map(({ value }, at) => (
            <Mark
              key={["P5", "P50", "P95"][at]}
              kind="quantile"
              x={x(value)}
              row={at % 2}
              floor={floor}
              text={`${["P5", "P50", "P95"][at]} ${text(value)}`}
            />
          ))}
          <Mark
            kind="design"
            x={x(nominal)}
            row={2}
            floor={floor}
            text={`Design ${text(nominal)}`}
            isRight={result !== undefined && nominal > result.p50.value}
          />
          {limit !== undefined && isLimitNear && (
            <Mark kind="limit" x={x(limit.value)} row={3} floor={floor} text={`Limit ${text(limit.value)}`} />
          )}
        </StudyPicture>
        <PictureComments name={`study histogram ${headline.name}`} title={`Histogram: ${label}`} />
      </div>
    </>
  );
}

type Bins = ReturnType<typeof histogramOf>;

/** The part of the axis that is shown. A limit far off would squeeze the histogram into a line. */
function axisOf({ from, width, counts }: Bins, { limit, nominal }: Headline) {
  const to = from + width * counts.length;
  const reach = 1.2 * (to - from);
  const isLimitNear = limit !== undefined && limit.value > from - reach && limit.value < to + reach;
  const shown = [from, to, nominal, ...(isLimitNear ? [limit.value] : [])];
  return { least: Math.min(...shown), most: Math.max(...shown), isLimitNear };
}

interface BinsProps {
  readonly bins: Bins;
  readonly limit: Headline["limit"];
  readonly x: (value: number) => number;
  readonly scale: number;
  readonly floor: number;
}

function Bins({ bins: { from, width: step, counts }, limit, x, scale, floor }: BinsProps) {
  const tallest = Math.max(...counts, 1);
  const isMissed = (value: number) =>
    limit !== undefined && (limit.must === "most" ? value > limit.value : value < limit.value);
  return counts.map((count, bin) => {
    const height = (count / tallest) * (floor - inner.top);
    const left = from + bin * step;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
        key={bin}
        fill={isMissed(left + step / 2) ? red : blue}
        opacity={0.75}
        x={x(left) + 0.5}
        width={Math.max(0.5, step * scale - 1)}
        y={floor - height}
        height={height}
      />
    );
  });
}

interface MarkProps {
  readonly kind: "quantile" | "design" | "limit";
  readonly x: number;
  readonly row: number;
  readonly floor: number;
  readonly text: string;
  /** Whether its name stands to the right of its line. */
  readonly isRight?: boolean;
}

const markColours = { quantile: ink, design: dimmed, limit: red } as const;

/** A line with its name above; names of neighbours stand on rows of their own. */
function Mark({ kind, x, row, floor, text, isRight = false }: MarkProps) {
  const top = 14 + row * 16;
  // The design often lies at P50: its name stands beside both lines.
  const beside = kind === "design" ? 4 : 0;
  const isStart = x < 90 || (isRight && x < size.width - 110);
  const anchor = isStart ? "start" : beside > 0 || x > size.width - 60 ? "end" : "middle";
  const colour = markColours[kind];
  return (
    <>
      <path
        d={`M${x} ${top + 3}V${floor}`}
        stroke={colour}
        strokeWidth={1.2}
        {...(kind === "design" && { strokeDasharray: "4 3" })}
      />
      <text x={anchor === "start" ? x + beside : x - beside} y={top} textAnchor={anchor} fill={colour} fontSize={12}>
        {text}
      </text>
    </>
  );
}

/** Round numbers along an axis. */
const ticks = (least: number, most: number): readonly number[] => (least < most ? niceTicks(least, most, 6) : [least]);
