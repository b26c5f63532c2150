import type { Drawing } from "../../description/drawing.ts";
import type { Shape, Spot } from "../../description/shape.ts";
import { type Entry, folded, placed, rounded } from "./folding.ts";

/** Millimetres of a drawing in metres, tenths of one in millimetres or pixels. */
const decimals = { m: 3, mm: 1, px: 1 } as const;

/**
 * A drawing as text: a line for each shape behind the name of its layer, in the unit of the drawing. For review, where a
 * changed line must say by how much; texts and signs are sized in pixels.
 */
export function drawingListing(drawing: Drawing): string {
  const { name, title, unit, size, stretch, bounds, view } = drawing;
  const digits = decimals[unit];
  const box = `${placed([bounds.minX, bounds.minY], digits)} to ${placed([bounds.maxX, bounds.maxY], digits)}`;
  return [
    `${name}: ${title}`,
    `${rounded(size.width, 1)} × ${rounded(size.height, 1)} px, ${unit} from ${box}`,
    `scale ${Number(view.scaleX.toPrecision(5))}, heights × ${rounded(stretch, 3)}`,
    ...folded(drawing.shapes.map(entryOf), digits),
    "",
  ].join("\n");
}

function entryOf(shape: Shape): Entry {
  const { layer, target, colour } = shape;
  const { form, places, words } = bare(shape);
  return {
    form: `${layer} ${colour === undefined ? "" : `${colour} `}${form}`,
    places,
    ...(words === undefined ? {} : { words }),
    ...(target === undefined ? {} : { target }),
  };
}

const at = ({ x, y }: Spot) => [x, y] as const;
const degrees = (angle: number) => `${rounded((angle * 180) / Math.PI, 2)}°`;
const pixels = ({ x, y }: Spot) => placed([x, y], 1);

function bare(shape: Shape): Entry {
  switch (shape.kind) {
    case "line":
      return { form: "line", places: [at(shape.from), at(shape.to)] };
    case "polyline":
      return { form: shape.isClosed ? "closed line" : "line", places: shape.points.map(at) };
    case "arc":
      return arcEntry(shape);
    case "area":
      return areaEntry(shape);
    case "text":
      return { form: textForm(shape), places: [at(shape.at)], words: shape.text };
    case "dimension":
      return {
        form: `dimension ${shape.along} ${rounded(shape.offset, 1)}`,
        places: [at(shape.from), at(shape.to)],
        words: shape.text,
      };
    case "leader":
      return { form: `leader ${pixels(shape.shift)}`, places: [at(shape.at)], words: shape.text };
    case "marker":
      return { form: `${shape.symbol} ${rounded(shape.size, 1)}`, places: [at(shape.at)] };
  }
}

type Of<Kind extends Shape["kind"]> = Extract<Shape, { kind: Kind }>;

function arcEntry({ centre, radius, start, sweep }: Of<"arc">): Entry {
  const isWhole = Math.abs(sweep) >= 2 * Math.PI - 1e-9;
  const turn = isWhole ? "circle" : `arc ${degrees(start)} ${sweep < 0 ? "" : "+"}${degrees(sweep)}`;
  return { form: `${turn} r ${rounded(radius, 3)} at`, places: [at(centre)] };
}

function areaEntry({ fill, isOutlined, outline }: Of<"area">): Entry {
  const form = `${fill} area${isOutlined ? "" : " without outline"}`;
  const round = ringOf(outline);
  if (round === undefined) return { form, places: outline.map(at) };
  return { form: `${form}, ring of ${outline.length} r ${rounded(round.radius, 3)} at`, places: [at(round.centre)] };
}

/** Middle and radius of an outline whose corners lie evenly on a circle. */
function ringOf(outline: readonly Spot[]): { readonly centre: Spot; readonly radius: number } | undefined {
  const [first] = outline;
  if (first === undefined || outline.length < 12) return undefined;
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const centre = { x: sum.x / outline.length, y: sum.y / outline.length };
  const away = outline.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
  const radius = away[0] ?? 0;
  return away.every((one) => Math.abs(one - radius) < 1e-6 * radius) ? { centre, radius } : undefined;
}

function textForm({ size, anchor, level, angle, shift }: Of<"text">): string {
  const turned = angle === 0 ? "" : ` turned ${degrees(angle)}`;
  const moved = shift.x === 0 && shift.y === 0 ? "" : ` moved ${pixels(shift)}`;
  return `text ${rounded(size, 1)} ${anchor} ${level}${turned}${moved} at`;
}
