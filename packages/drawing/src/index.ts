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
export { arcSetOut, type CurveSetOut } from "./drawings/arc-set-out.ts";
export { beltCrossSection, type CrossSectionOptions } from "./drawings/belt-cross-section.ts";
export { beltRollView, type RollSizes } from "./drawings/belt-roll-view.ts";
export {
  type ChartFrame,
  chartAxes,
  chartCentre,
  chartPlace,
  chartValue,
  zoomedFrame,
} from "./drawings/chart-frame.ts";
export { chordView } from "./drawings/chord-view.ts";
export { curveSetOut } from "./drawings/curve-set-out.ts";
export { everyDrawing } from "./drawings/every-drawing.ts";
export { type HeatMap, heatMap } from "./drawings/heat-map.ts";
export { type FeederSizes, feederView, type HopperSizes, hopperInput, hopperView } from "./drawings/hopper-views.ts";
export { type IdlerOptions, idlerLayout } from "./drawings/idler-layout.ts";
export { type ChartSeries, type LineChart, lineChart } from "./drawings/line-chart.ts";
export { longSection, type ScaleOptions } from "./drawings/long-section.ts";
export { type Parabola, parabolaChart } from "./drawings/parabola-chart.ts";
export { incrementOf, planBendAt, planCurveSetOut } from "./drawings/plan-curve-set-out.ts";
export { planView } from "./drawings/plan-view.ts";
export { profileSketch, profileThumbnail, type SketchOptions, sketchSpots } from "./drawings/profile-sketch.ts";
export { type PulleyBodySizes, pulleyBodyView, pulleySketch } from "./drawings/pulley-sketch.ts";
export { type SectionDensity, type SectionLabel, sectionLabels } from "./drawings/section-labels.ts";
export { isSketchArranged, sketchPlaces } from "./drawings/sketch-places.ts";
export { type StarterOptions, type StarterPoints, starterCurve, starterFrame } from "./drawings/starter-curve.ts";
export { strandIdler, strandIdlerScene } from "./drawings/strand-idler.ts";
export {
  type TrajectoryValues,
  trajectoryInput,
  trajectoryPlot,
  trajectoryStream,
} from "./drawings/trajectory-plot.ts";
export { type TransitionSizes, transitionView } from "./drawings/transition-view.ts";
export { travelView } from "./drawings/travel-view.ts";
export { type TubeSizes, tubeView } from "./drawings/tube-view.ts";
export { type TurnoverSizes, turnoverView } from "./drawings/turnover-view.ts";
export { twoPulleyView } from "./drawings/two-pulley-view.ts";
export { type WrapSizes, wrapView } from "./drawings/wrap-view.ts";
export { drawnNumber } from "./drawn-number.ts";
export { chainages } from "./geometry/chainage.ts";
export type { FramedSet } from "./geometry/idler-frame.ts";
export type { RollSet } from "./geometry/rolls.ts";
export { drawingListing } from "./listing/drawing-listing.ts";
export { sceneListing } from "./listing/scene-listing.ts";
export type * from "./paint/primitive.ts";
export { type SceneOptions, scene3d } from "./scene/conveyor-scene.ts";
export { idlerScene } from "./scene/idler-solids.ts";
export * from "./scene/scene.ts";
export { tensionColour } from "./scene/tension-colour.ts";
export { type DrawingLanguage, drawingIn } from "./words/drawing-in.ts";
export { toDxf } from "./writers/dxf.ts";
export { toGltf } from "./writers/gltf.ts";
export { darkPalette, lightPalette, type Palette } from "./writers/palette.ts";
export { type SvgOptions, svgContent, toSvg } from "./writers/svg.ts";
