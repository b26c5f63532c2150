import { type Legend, longSection, rampColour, toPixels, toSvg } from "@beltwright/drawing";
import type { Frames } from "@beltwright/engine";
import { frameRow } from "@beltwright/results";
import { useComputedColorScheme } from "@mantine/core";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useSize } from "../../../ui/use-size.ts";
import { BeltLegend } from "../scene/belt-legend.tsx";
import { cssColour } from "../scene/scene-words.ts";
import { beltPlaces } from "./belt-places.ts";
import { useExtremeShown } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import type { RunBasis } from "./run-in-worker.ts";

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
  const { ref, width, height } = useSize();
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
    const tension = frameRow(frames.tension, frame, positions.length);
    for (let s = 0; s + 1 < spots.length; s += 1) {
      const [from, to] = [spots[s], spots[s + 1]];
      if (!from || !to) continue;
      context.strokeStyle = cssColour(rampColour(legend, tension[s] ?? 0));
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    }
  }, [frames, frame, spots, legend, positions, size, scheme]);

  return (
    <div ref={ref} className={styles.replay}>
      <div className={styles.layer} role="img" aria-label="The belt on the long section, coloured by tension">
        <div ref={picture} className={styles.layer} />
        <canvas
          ref={canvas}
          className={styles.layer}
          data-testid="replay"
          width={size.width * devicePixelRatio}
          height={size.height * devicePixelRatio}
        />
      </div>
      <RunLegend legend={legend} />
    </div>
  );
}

/** What the colours mean in a run, whose extremes open once it is over. */
export function RunLegend({ legend }: { readonly legend: Legend }) {
  return <BeltLegend legend={legend} shownOf={useExtremeShown()} />;
}
