import { fromPixels, type Spot, toPixels, type View } from "@beltwright/drawing";
import { displayText, type UnitSystem } from "@beltwright/model";
import { type PointerEvent, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";

/** Two spots of a drawing to scale, in metres. */
interface Measured {
  readonly from: Spot;
  readonly to: Spot;
}

export type Measure = ReturnType<typeof useMeasure>;

/**
 * Measures between two spots: press at one, let go at the other; by keys from point to point. What is shown stays until
 * the next.
 */
export function useMeasure(view: View, names: readonly [across: string, up: string]) {
  const system = useUnitSystem();
  const [isOn, setOn] = useState(false);
  const [measured, setMeasured] = useState<Measured | undefined>(undefined);
  const [isHeld, setHeld] = useState(false);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = fromPixels(view, pixelOf(event));
      setMeasured({ from, to: from });
      setHeld(true);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (isHeld && measured) setMeasured({ ...measured, to: fromPixels(view, pixelOf(event)) });
    },
    onPointerUp: () => setHeld(false),
  };
  return {
    isOn,
    toggle: () => {
      setOn(!isOn);
      setMeasured(undefined);
    },
    handlers,
    begin: (from: Spot) => setMeasured({ from, to: from }),
    /** To a spot from where it was begun, or else from the one given. */
    reach: (from: Spot, to: Spot) => setMeasured((before) => ({ from: before?.from ?? from, to })),
    line: measured && { from: toPixels(view, measured.from), to: toPixels(view, measured.to) },
    said: measured === undefined ? "" : sentence(measured, names, system),
  };
}

function sentence({ from, to }: Measured, [across, up]: readonly [string, string], system: UnitSystem): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const shown = (metres: number) => displayText(metres, "m", system);
  return `${across} ${shown(dx)}, ${up} ${shown(dy)}, straight ${shown(Math.hypot(dx, dy))}`;
}

function pixelOf(event: PointerEvent): Spot {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
