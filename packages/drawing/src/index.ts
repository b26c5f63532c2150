export type { Bounds } from "./description/bounds.ts";
export { type Drawing, makeDrawing, paintList, type Sheet, viewFor } from "./description/drawing.ts";
export {
  type Layer,
  type LayerName,
  type LayerStyle,
  layerStyle,
  layerStyles,
  type Role,
} from "./description/layers.ts";
export type * from "./description/shape.ts";
export { fromPixels, type Size, toPixels, type View } from "./description/view.ts";
export { profileSketch, profileThumbnail, type SketchOptions } from "./drawings/profile-sketch.ts";
export { isSketchArranged, sketchPlaces } from "./drawings/sketch-places.ts";
export type * from "./paint/primitive.ts";
export { darkPalette, lightPalette, type Palette } from "./writers/palette.ts";
export { type SvgOptions, toSvg } from "./writers/svg.ts";
