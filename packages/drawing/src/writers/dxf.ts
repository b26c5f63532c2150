import { type Drawing, paintList } from "../description/drawing.ts";
import { fromPixels, type View } from "../description/view.ts";
import { dxfEntity } from "./dxf-entities.ts";
import { dxfFoot, dxfHead } from "./dxf-frame.ts";

/**
 * The drawing as a DXF file of AutoCAD 2000, which every CAD program reads: one layer for each of ours, real units,
 * true to scale. Texts are as high as on paper at the height scale of the drawing.
 */
export function toDxf(drawing: Drawing): string {
  const view = trueView(drawing.view);
  const entities: string[] = [];
  let handle = firstHandle;
  for (const primitive of paintList(drawing, view)) {
    for (const entity of dxfEntity(primitive, { place: (spot) => fromPixels(view, spot), scale: view.scaleX })) {
      handle += 1;
      entities.push(entity(handle.toString(16).toUpperCase()));
    }
  }
  const next = (handle + 1).toString(16).toUpperCase();
  return `${dxfHead(drawing, next)}${entities.join("")}${dxfFoot()}`;
}

/** Handles below belong to the frame of the file. */
const firstHandle = 0x1000;

/** Lengths as large as heights: nothing stretched, and labels above each other stay apart. */
function trueView({ scaleY, left, base }: View): View {
  return { scaleX: scaleY, scaleY, left, base };
}
