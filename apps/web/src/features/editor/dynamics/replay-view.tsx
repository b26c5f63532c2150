import { type Legend, longSection, tensionColour, toPixels, toSvg } from "@beltwright/drawing";
import type { Frames } from "@beltwright/engine";
import { formatNumber, toDisplay, unitLabel } from "@beltwright/model";
import { useComputedColorScheme } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import { beltPlaces } from "./belt-places.ts";
import { rowAt } from "./dynamic-charts.ts";
import type { RunBasis } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";

interface ReplayViewProps {
  readonly basis: RunBasis;
  readonly frames: Frames;
  readonly frame: number;
  readonly legend: Legend;
}

/** Half the distance at which carry and return strand are drawn, px: they would lie on each other otherwise. */
const apart = 4;

/** The long section with the belt coloured by its tension at one moment. */
export function ReplayView({ basis, frames, frame, legend }: ReplayViewProps) {
  const { ref, width, height } = useElementSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  const { conveyor, calculated } = basis;
  const size = useMemo(() => ({ width: Math.max(200, width), height: Math.max(80, height) }), [width, height]);
  const drawing = useMemo(
    () => longSection(conveyor, calculated, { size, hasLabels: false }),
    [conveyor, calculated, size],
  );
  const { positions } = frames;
  const spots = useMemo(
    () =>
      beltPlaces(conveyor, calculated.solution, positions).map(({ chainage, z, isCarry }) => {
        const { x, y } = toPixels(drawing.view, { x: chainage, y: z });
        return { x, y: y + (isCarry ? -apart : apart) };
      }),
    [conveyor, calculated, positions, drawing],
  );

  useLayoutEffect(() => {
    if (picture.current) picture.current.innerHTML = toSvg(drawing, { size, view: drawing.view, theme: "page" });
  }, [drawing, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes how the same numbers look
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const ratio = devicePixelRatio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    context.lineWidth = 5;
    context.lineCap = "round";
    const tension = rowAt(frames.tension, frame, positions.length);
    for (let s = 0; s + 1 < spots.length; s += 1) {
      const [from, to] = [spots[s], spots[s + 1]];
      if (!from || !to) continue;
      context.strokeStyle = cssColour(tensionColour(legend, tension[s] ?? 0));
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    }
  }, [frames, frame, spots, legend, positions, size, scheme]);

  return (
    <div ref={ref} className={styles.replay} role="img" aria-label="The belt on the long section, coloured by tension">
      <div ref={picture} className={styles.layer} />
      <canvas
        ref={canvas}
        className={styles.layer}
        data-testid="replay"
        width={size.width * devicePixelRatio}
        height={size.height * devicePixelRatio}
      />
      <TensionLegend legend={legend} />
    </div>
  );
}

/** What the colours mean, in the units of the screen. */
export function TensionLegend({ legend }: { readonly legend: Legend }) {
  const system = useUnitSystem();
  const { lowest, highest } = legend;
  const text = (newtons: number) =>
    `${formatNumber(toDisplay(newtons / 1000, "kN", system), 3)} ${unitLabel("kN", system)}`;
  const stops = Array.from({ length: 5 }, (_, at) =>
    cssColour(tensionColour(legend, lowest + (at / 4) * (highest - lowest))),
  );
  return (
    <div className={styles.legend}>
      <span>{text(lowest)}</span>
      <span className={styles.ramp} style={{ background: `linear-gradient(to right, ${stops.join(", ")})` }} />
      <span>{text(highest)}</span>
    </div>
  );
}

/** Linear light as the screen wants it. */
export function cssColour(colour: readonly [number, number, number]): string {
  const byte = (linear: number) =>
    Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  return `rgb(${colour.map(byte).join(" ")})`;
}
