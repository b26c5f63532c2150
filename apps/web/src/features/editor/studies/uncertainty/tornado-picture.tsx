import { niceTicks } from "@beltwright/drawing";
import { formatNumber, inputTitle, toDisplay, unitLabel } from "@beltwright/model";
import type { PreparedStudy, ResultOutcome } from "@beltwright/studies";
import { useRef } from "react";
import type { Reader } from "../../../../ui/units/currency.ts";
import { PictureComments } from "../../comments/picture-comments.tsx";
import { blue, dimmed, faint, ink, orange } from "../pictures/colours.ts";
import { PictureMenu, StudyPicture } from "../pictures/study-picture.tsx";
import styles from "./uncertainty.module.css";

const width = 880;
const frame = { left: 230, right: 96, top: 58, bottom: 34 };
const rowHeight = 26;

interface TornadoPictureProps {
  readonly prepared: PreparedStudy;
  readonly result: ResultOutcome;
  readonly reader: Reader;
  /** What files are named after. */
  readonly name: string;
}

/** Each input alone at its P10 and P90, widest swing first, about the middle of all. */
export function TornadoPicture({ prepared, result, reader, name }: TornadoPictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const { headline, swings, p50 } = result;
  const { label, unit } = headline;
  const { system, currency } = reader;
  const shown = (value: number) => toDisplay(value, unit, system);
  // All inputs at P50: what those that move nothing leave it at, else about the middle of all samples.
  const middle = shown(swings.find(({ low, high }) => low === high)?.low ?? p50.value);
  const ends = [...swings.flatMap(({ low, high }) => [low, high].map(shown)), middle];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  // Room for the numbers beside the widest bars.
  const margin = 0.12 * (most - least || 1);
  const [from, to] = [least - margin, most + margin];
  const size = { width, height: frame.top + rowHeight * swings.length + frame.bottom };
  const floor = size.height - frame.bottom;
  const x = (value: number) => frame.left + ((value - from) / (to - from)) * (width - frame.left - frame.right);
  const title = `${label}, ${unitLabel(unit, system, currency)}`.replace(/, $/, "");
  return (
    <figure className={styles.figure}>
      <div className={styles.menu}>
        <PictureMenu of="tornado" name={`${name} ${headline.name} tornado`} size={size} svg={svg} />
      </div>
      <div className={styles.commented}>
        <StudyPicture ref={svg} size={size} aria-label={`Tornado: ${label}`}>
          <text x={frame.left} y={18} fill={ink} fontWeight={600} fontSize={14}>
            {title}
          </text>
          <Legend />
          {niceTicks(from, to, 6)
            .filter((tick) => tick >= from && tick <= to)
            .map((tick) => (
              <g key={tick}>
                <path d={`M${x(tick)} ${frame.top}V${floor}`} stroke={faint} />
                <text x={x(tick)} y={floor + 18} textAnchor="middle" fill={dimmed} fontSize={12}>
                  {formatNumber(tick)}
                </text>
              </g>
            ))}
          {swings.map(({ input, low, high }, row) => (
            <Bars
              key={input}
              {...{ x, top: frame.top + row * rowHeight }}
              middle={middle}
              ends={[shown(low), shown(high)]}
              title={inputTitle(prepared.study.inputs[input]?.fields ?? "")}
              share={result.shares.shares[input] ?? 0}
            />
          ))}
          <path d={`M${x(middle)} ${frame.top}V${floor}`} stroke={ink} />
        </StudyPicture>
        <PictureComments name={`study tornado ${headline.name}`} title={`Tornado: ${label}`} />
      </div>
    </figure>
  );
}

function Legend() {
  return (
    <g fontSize={12} fill={dimmed}>
      <rect x={frame.left} y={30} width={12} height={12} fill={blue} />
      <text x={frame.left + 18} y={40}>
        input at its P10
      </text>
      <rect x={frame.left + 140} y={30} width={12} height={12} fill={orange} />
      <text x={frame.left + 158} y={40}>
        at its P90, others at P50
      </text>
      <text x={width - 8} y={40} textAnchor="end">
        Share of variance
      </text>
    </g>
  );
}

interface BarsProps {
  readonly x: (value: number) => number;
  readonly top: number;
  readonly title: string;
  readonly middle: number;
  /** With the input at its P10 and at its P90. */
  readonly ends: readonly [number, number];
  readonly share: number;
}

function Bars({ x, top, title, middle, ends, share }: BarsProps) {
  const centre = top + rowHeight / 2;
  const isMoved = ends[0] !== ends[1];
  return (
    <g>
      <text x={frame.left - 12} y={centre + 4} textAnchor="end" fill={ink}>
        {title}
      </text>
      {ends.map((end, at) => (
        <rect
          key={["P10", "P90"][at]}
          x={Math.min(x(end), x(middle))}
          width={Math.abs(x(end) - x(middle))}
          y={top + 4}
          height={rowHeight - 8}
          fill={at === 0 ? blue : orange}
        />
      ))}
      {isMoved &&
        ends.map((end, at) => {
          const isLeft = end < (ends[1 - at] ?? end);
          return (
            <text
              key={["P10", "P90"][at]}
              x={x(isLeft ? Math.min(end, middle) : Math.max(end, middle)) + (isLeft ? -6 : 6)}
              y={centre + 4}
              textAnchor={isLeft ? "end" : "start"}
              fill={dimmed}
              fontSize={12}
            >
              {formatNumber(end)}
            </text>
          );
        })}
      {!isMoved && (
        <text x={x(middle) + 6} y={centre + 4} fill={dimmed} fontSize={12}>
          moves nothing
        </text>
      )}
      {isMoved && (
        <text x={width - 8} y={centre + 4} textAnchor="end" fill={ink}>
          {shareText(share)}
        </text>
      )}
    </g>
  );
}

/** Less than a thousandth is noise of the samples. */
export const shareText = (share: number): string => (share < 0.001 ? "< 0.1 %" : `${formatNumber(100 * share, 2)} %`);
