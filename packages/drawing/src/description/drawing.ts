import { paintShape } from "../paint/paint.ts";
import type { Primitive } from "../paint/primitive.ts";
import { type Bounds, GrowingBox, heightOf, paintedSpots, spotsOf, widthOf } from "./bounds.ts";
import { type Layer, layersOf } from "./layers.ts";
import type { Shape } from "./shape.ts";
import { fromPixels, type Size, type View } from "./view.ts";

export interface Drawing {
  /** For file names: `long-section`. */
  readonly name: string;
  readonly title: string;
  /** Of every coordinate; `px` for charts and sketches that are not to scale. */
  readonly unit: "m" | "mm" | "px";
  /** Paper the texts are sized for, pixels. */
  readonly size: Size;
  /** Heights over lengths as they are shown; 1 is true to scale. Coordinates are never stretched. */
  readonly stretch: number;
  /** All of it, texts and dimensions included, in the unit of the drawing. */
  readonly bounds: Bounds;
  /** Shows all of it on `size`. */
  readonly view: View;
  /** Its lettering was laid out for its own size, and keeps its distances only there. */
  readonly isLaidOut: boolean;
  readonly layers: readonly Layer[];
  readonly shapes: readonly Shape[];
}

interface Sheet {
  readonly name: string;
  readonly title: string;
  readonly unit: Drawing["unit"];
  readonly size: Size;
  readonly stretch?: number;
  /** Pixels for a unit; absent: as large as fits. */
  readonly scale?: number;
  readonly margin?: number;
  /** The view its lettering was laid out in; absent: the one that shows all of it. */
  readonly view?: View;
  readonly shapes: readonly Shape[];
}

/** Completes a drawing: which layers it has, how large it is and the view that shows it whole. */
export function makeDrawing(sheet: Sheet): Drawing {
  const { name, title, unit, size, shapes, stretch = 1, margin = 10 } = sheet;
  const fixed = sheet.scale === undefined ? {} : { scale: sheet.scale };
  const view = sheet.view ?? fitView(shapes, size, { stretch, margin, ...fixed });
  const painted = paintedBounds(shapes, view);
  const [low, high] = [
    fromPixels(view, { x: painted.minX, y: painted.maxY }),
    fromPixels(view, { x: painted.maxX, y: painted.minY }),
  ];
  const bounds = { minX: low.x, minY: low.y, maxX: high.x, maxY: high.y };
  const layers = layersOf(new Set(shapes.map(({ layer }) => layer)));
  const isLaidOut = sheet.view !== undefined || sheet.scale !== undefined;
  return { name, title, unit, size, stretch, bounds, view, isLaidOut, layers, shapes };
}

interface Fit {
  readonly stretch: number;
  readonly margin: number;
  readonly scale?: number;
}

const rounds = 6;

/** The view that shows shapes whole and centred: texts keep their size, so the scale is found by trying. */
export function fitView(shapes: readonly Shape[], size: Size, { stretch, margin, scale: fixed }: Fit): View {
  const world = worldBounds(shapes);
  const room = { width: Math.max(1, size.width - 2 * margin), height: Math.max(1, size.height - 2 * margin) };
  const span = { width: widthOf(world), height: heightOf(world) * stretch };
  let scale = fixed ?? Math.min(ratio(room.width, span.width), ratio(room.height, span.height));
  if (!Number.isFinite(scale)) scale = 1;
  let painted = paintedBounds(shapes, viewAt(scale, stretch));
  for (let round = 0; fixed === undefined && round < rounds; round += 1) {
    const next = Math.min(
      rescaled(scale, span.width, widthOf(painted), room.width),
      rescaled(scale, span.height, heightOf(painted), room.height),
    );
    if (!Number.isFinite(next) || Math.abs(next / scale - 1) < 1e-3) break;
    scale = next;
    painted = paintedBounds(shapes, viewAt(scale, stretch));
  }
  const left = (size.width - widthOf(painted)) / 2 - painted.minX;
  const base = (size.height - heightOf(painted)) / 2 - painted.minY;
  return { scaleX: scale, scaleY: scale * stretch, left, base };
}

function worldBounds(shapes: readonly Shape[]): Bounds {
  const box = new GrowingBox();
  for (const shape of shapes) box.add(spotsOf(shape));
  return box.bounds();
}

const viewAt = (scale: number, stretch: number): View => ({ scaleX: scale, scaleY: scale * stretch, left: 0, base: 0 });
const ratio = (room: number, span: number) => (span > 0 ? room / span : Number.POSITIVE_INFINITY);

/** What the texts need on both sides stays; the rest is for the drawing itself. */
function rescaled(scale: number, span: number, painted: number, room: number): number {
  if (span <= 0) return Number.POSITIVE_INFINITY;
  const lettering = painted - span * scale;
  return Math.max((room - lettering) / span, 0.2 * scale, (0.1 * room) / span);
}

/** What shapes cover on paper. Shapes without lettering are measured by their corners: this runs at every redraw. */
function paintedBounds(shapes: readonly Shape[], view: View): Bounds {
  const box = new GrowingBox();
  for (const shape of shapes) {
    if (hasPaperSize(shape)) for (const primitive of paintShape(shape, view)) box.add(paintedSpots(primitive));
    else
      for (const spot of spotsOf(shape))
        box.addSpot(view.left + view.scaleX * spot.x, view.base - view.scaleY * spot.y);
  }
  return box.bounds();
}

const hasPaperSize = ({ kind }: Shape) =>
  kind === "text" || kind === "dimension" || kind === "leader" || kind === "marker";

/** The drawing as a plain list to paint, in pixels. Absent view: the one that shows it whole on its own size. */
export function paintList(drawing: Drawing, view: View = drawing.view): readonly Primitive[] {
  return drawing.shapes.flatMap((shape) => paintShape(shape, view));
}

/** The view that shows a drawing whole on a canvas of another size. */
export function viewFor(drawing: Drawing, size: Size, margin = 10): View {
  return fitView(drawing.shapes, size, { stretch: drawing.stretch, margin });
}
