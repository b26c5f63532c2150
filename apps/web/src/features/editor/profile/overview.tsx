import { type Size, type Spot, toPixels, type View } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { useConveyorBehind } from "../document/editor-context.ts";
import { inUnits, OverviewStrip } from "../drawings/overview-strip.tsx";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";
import { type Look, lookOn, partOf } from "./viewport.ts";

interface OverviewProps {
  readonly name: PointDrawingName;
  readonly size: Size;
  /** The view that shows the drawing whole, as soon as it is drawn: the strip takes its room from the beginning. */
  readonly whole: View | undefined;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
}

/** m; a shorter conveyor is read as a whole. */
const long = 1000;
/** So many points do not find room beside each other. */
const many = 40;

/** The whole of a long conveyor in small, with a window on the part that is looked at. */
export function Overview({ name, size, whole, look, setLook }: OverviewProps) {
  const conveyor = useConveyorBehind();
  if (!isLong(conveyor)) return null;
  const pixels = whole ? pointPlaces(name, conveyor, size).spots.map((spot) => toPixels(whole, spot)) : [];
  const line = inUnits(
    pixels.map(({ x, y }) => ({ x, y: -y })),
    [0, size.width],
  );
  return (
    <OverviewStrip
      label={name === "plan" ? "Overview of the plan" : "Overview of the profile"}
      line={line}
      part={partOf(look, size)}
      onChange={(part) => setLook(lookOn(part, size, heightWithin(pixels, part, size)))}
    />
  );
}

function isLong({ pulls }: Conveyor): boolean {
  const xs = pulls.map(({ x }) => x);
  return pulls.length > many || Math.max(...xs) - Math.min(...xs) > long;
}

/** Where the belt is, up the page, in the middle of a part of the drawing: halfway between its highest and lowest. */
function heightWithin(pixels: readonly Spot[], [from, to]: readonly [number, number], { width, height }: Size): number {
  const ends = [from * width, to * width];
  const ys = pixels.flatMap((start, at) => {
    const end = pixels[(at + 1) % pixels.length] ?? start;
    const inside = [start, end].filter(({ x }) => x >= (ends[0] ?? 0) && x <= (ends[1] ?? width)).map(({ y }) => y);
    const crossed = ends.flatMap((x) => {
      const share = (x - start.x) / (end.x - start.x || Infinity);
      return share > 0 && share < 1 ? [start.y + share * (end.y - start.y)] : [];
    });
    return [...inside, ...crossed];
  });
  return ys.length === 0 ? height / 2 : (Math.min(...ys) + Math.max(...ys)) / 2;
}
