export { type Drawing, makeDrawing, paintList } from "./description/drawing.ts";
export { layerStyle } from "./description/layers.ts";
export type * from "./description/shape.ts";
export { fromPixels, type Size, toPixels, type View } from "./description/view.ts";
export { beltCrossSection } from "./drawings/belt-cross-section.ts";
export { arcSetOut } from "./drawings/calculators/arc-set-out.ts";
export { beltRollView } from "./drawings/calculators/belt-roll-view.ts";
export { chordView } from "./drawings/calculators/chord-view.ts";
export { feederView, hopperView } from "./drawings/calculators/hopper-views.ts";
export { parabolaChart } from "./drawings/calculators/parabola-chart.ts";
export {
  trajectoryPlot,
  trajectoryStream,
} from "./drawings/calculators/trajectory-plot.ts";
export { transitionView } from "./drawings/calculators/transition-view.ts";
export { travelView } from "./drawings/calculators/travel-view.ts";
export { tubeView } from "./drawings/calculators/tube-view.ts";
export { turnoverView } from "./drawings/calculators/turnover-view.ts";
export { twoPulleyView } from "./drawings/calculators/two-pulley-view.ts";
export { wrapView } from "./drawings/calculators/wrap-view.ts";
export {
  type ChartFrame,
  chartCentre,
  chartPlace,
  chartValue,
  zoomedFrame,
} from "./drawings/chart-frame.ts";
export { curveSetOut } from "./drawings/curve-set-out.ts";
export { driveStation } from "./drawings/drive-station.ts";
export { everyDrawing } from "./drawings/every-drawing.ts";
export { heatMap } from "./drawings/heat-map.ts";
export { idlerLayout } from "./drawings/idler-layout.ts";
export { type ChartSeries, type LineChart, lineChart } from "./drawings/line-chart.ts";
export { longSection } from "./drawings/long-section.ts";
export { incrementOf, planBendAt, planCurveSetOut } from "./drawings/plan-curve-set-out.ts";
export { planView } from "./drawings/plan-view.ts";
export { profileSketch, sketchSpots } from "./drawings/profile-sketch.ts";
export { pulleyBodyView, pulleySketch } from "./drawings/pulley-sketch.ts";
export { shownChart } from "./drawings/shown-chart.ts";
export { isSketchArranged } from "./drawings/sketch-places.ts";
export { type StarterPoints, starterCurve, starterFrame } from "./drawings/starter-curve.ts";
export { strandIdler, strandIdlerScene } from "./drawings/strand-idler.ts";
export { drawnNumber } from "./drawn-number.ts";
export { type DrawingFrame, framed, frameOf } from "./frame/framed.ts";
export { chainages } from "./geometry/chainage.ts";
export type { FramedSet } from "./geometry/idler-frame.ts";
export { niceTicks } from "./geometry/nice.ts";
export type * from "./paint/primitive.ts";
export { rampColour } from "./scene/belt-values.ts";
export { scene3d } from "./scene/conveyor-scene.ts";
export { idlerScene } from "./scene/idler-solids.ts";
export * from "./scene/scene.ts";
export { joinedScenes } from "./scene/scene-bounds.ts";
export { type GroundKind, groundKinds } from "./scene/site/ground.ts";
export { type Site, site3d, stretch3d } from "./scene/site/site-scene.ts";
export { type BeltWalk, beltWalk, type PointName, pointNames, readableHeights } from "./scene/walk.ts";
export { drawingIn } from "./words/drawing-in.ts";
export { toDxf } from "./writers/dxf.ts";
export { toGltf } from "./writers/gltf.ts";
export { lightPalette } from "./writers/palette.ts";
export { svgContent, toSvg } from "./writers/svg.ts";
