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
export { beltCrossSection, type CrossSectionOptions } from "./drawings/belt-cross-section.ts";
export { type IdlerOptions, idlerLayout } from "./drawings/idler-layout.ts";
export { longSection, type ScaleOptions } from "./drawings/long-section.ts";
export { planView } from "./drawings/plan-view.ts";
export { profileSketch, profileThumbnail, type SketchOptions, sketchSpots } from "./drawings/profile-sketch.ts";
export { type SectionDensity, type SectionLabel, sectionLabels } from "./drawings/section-labels.ts";
export { isSketchArranged, sketchPlaces } from "./drawings/sketch-places.ts";
export type { FramedSet } from "./geometry/idler-frame.ts";
export type { RollSet } from "./geometry/rolls.ts";
export { chainages } from "./geometry/chainage.ts";
export type * from "./paint/primitive.ts";
export * from "./scene/scene.ts";
export { darkPalette, lightPalette, type Palette } from "./writers/palette.ts";
export { type SvgOptions, toSvg } from "./writers/svg.ts";
