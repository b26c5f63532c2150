import { form } from "../definition.ts";
import {
  degrees,
  density,
  flag,
  kilonewtons,
  metres,
  metresPerSecond,
  millimetres,
  oneOf,
  percents,
  ratio,
  seconds,
  tonnesPerHour,
  whole,
} from "../figures.ts";

export const feeder = form(
  "feeder",
  "Feeder",
  metres("fdrMaterialH", "Material height", 3, "Height of material in the bin above the hopper."),
  metres("fdrHopperLengthL", "Outlet length", 4, "Length of the hopper outlet."),
  metres("fdrBinWidthD", "Bin width", 4, "Width at the top of the hopper."),
  metres("fdrHopperWidthB", "Outlet width", 1.2, "Width of the hopper outlet."),
  metres("fdrHopperHh", "Hopper height", 2.6, "Height of the hopper."),
  degrees(
    "fdrHalfAngle",
    "Hopper half angle",
    0,
    "Wall from the vertical; 0 takes it from the widths and the height.",
    {
      max: 89,
    },
  ),
  density("fdrBulkDensity", "Bulk density", 0, "Density in the hopper; 0 takes the high density of the material."),
  degrees("fdrInternalFriction", "Internal friction", 50, "Effective angle of internal friction.", { max: 89 }),
  degrees("fdrWallFriction", "Wall friction", 25, "Angle of friction on the hopper wall.", { max: 89 }),
  oneOf("fdrFlow", "Hopper shape", ["Plane", "Conical"], "A slot with plane flow, or a cone."),
  ratio("fdrShearFactor", "Shear factor", 0, "Pull over load; 0 takes the sine of the internal friction.", { max: 1 }),
  ratio("fdrBeltFriction", "Belt support friction", 0.03, "Friction under the belt: idlers 0.03, slider 0.3 to 0.5.", {
    max: 1,
  }),
  metresPerSecond("fdrSpeed", "Feeder speed", 0.3, "Speed of the feeder belt.", { max: 10 }),
  percents("fdrEfficiency", "Efficiency", 90, "Efficiency of the feeder drive.", { min: 1, max: 100 }),
  metres("fdrSkirtLength", "Skirt length", 4, "Length of skirts after the outlet."),
  metres("fdrSkirtWidth", "Skirt distance", 1.1, "Clear width between the skirts."),
  ratio("fdrHeadFactorStart", "Head factor start", 4, "Equivalent head when starting, in outlet widths."),
  ratio("fdrHeadFactorRun", "Head factor run", 1, "Equivalent head when running, in outlet widths."),
);

export const turnover = form(
  "turnover",
  "Belt turnover",
  metres("qbtLength", "Turnover length", 20, "Length over which the belt is turned."),
  oneOf("qbtArrangement", "Arrangement", ["Guided", "Unguided", "Supported"], "How the twisted belt is held."),
  kilonewtons("qbtTension", "Tension", 0, "Belt tension at the turnover; 0 takes it from the return strand."),
  flag("qbtReturnTurned", "Return turned over", false, "The return strand is turned, clean side on the idlers."),
);

export const trajectory = form(
  "trajectory",
  "Trajectory",
  metres("qTrajRad1", "Lower radius", 0.428, "Radius of the lower stream: pulley, lagging and belt.", { max: 100 }),
  metres("qTrajRad2", "Upper radius", 0.628, "Radius of the upper stream: lower radius and load.", { max: 100 }),
  metresPerSecond("qTrajV", "Speed", 3, "Belt speed at the pulley."),
  degrees("qTrajTheta", "Inclination", 0, "Slope of the belt before the pulley, up positive.", { min: -90, max: 90 }),
  whole("qTrajNumPoints", "Points", 20, "Points of each curve; nothing is drawn for 0 or above 500."),
  seconds("qTrajT", "Time step", 0.05, "Time between points.", { max: 60 }),
  oneOf("qTrajModel", "Model", ["CEMA", "Booth", "Korzen"], "How the point of discharge is found."),
  ratio("qTrajFrictionStatic", "Static friction", 0.6, "Friction of the load at rest on the belt.", { max: 5 }),
  ratio("qTrajFrictionKinetic", "Kinetic friction", 0.5, "Friction of the load sliding on the belt.", { max: 5 }),
  ratio("qTrajAdhesion", "Adhesion", 0, "Adhesive stress over the weight of the layer.", { max: 5 }),
);

export const tube = form(
  "tube",
  "Pipe belt",
  millimetres("qTubeDia", "Pipe diameter", 375, "Outside diameter of the pipe.", { max: 10_000 }),
  millimetres("qTubeBeltWidth", "Belt width", 1460, "Width of the belt that forms the pipe.", { max: 20_000 }),
  millimetres("qTubeBeltThick", "Belt thickness", 18.7, "Whole thickness of the belt.", { max: 200 }),
  tonnesPerHour("qTubeCapacity", "Capacity", 1000, "Tonnage to carry."),
  metresPerSecond("qTubeSpeed", "Speed", 5.2, "Belt speed."),
  density("qTubeBulkDensity", "Bulk density", 800, "Density of the load."),
);

export const hopper = form(
  "hopper",
  "Hopper",
  metres("qHopperTopLength", "Top length", 4, "Length of the top opening."),
  metres("qHopperTopWidth", "Top width", 4, "Width of the top opening."),
  metres("qHopperOutletLength", "Outlet length", 3, "Length of the outlet."),
  metres("qHopperOutletWidth", "Outlet width", 1.2, "Width of the outlet."),
  metres("qHopperHeight", "Hopper height", 2.6, "Height of the sloping part."),
  metres("qHopperVertHeight", "Vertical height", 3, "Height of the vertical part above."),
  degrees("qHopperRepose", "Angle of repose", 35, "Angle of the heap on top; 0 for a level fill.", { max: 89 }),
  density("qHopperBulkDensity", "Bulk density", 1500, "Density of the material."),
);

export const transition = form(
  "transition",
  "Transition",
  oneOf("qTransArrangement", "Arrangement", ["Full trough", "Half trough", "Third trough"], "Height of the pulley."),
  kilonewtons("qTransTension", "Tension", 0, "Belt tension at the pulley; 0 takes the largest of the design."),
  degrees("qTransTroughAngle", "Trough angle", 35, "Trough angle of the first full idler.", { max: 90 }),
  whole("qTransIdlers", "Transition idlers", 2, "Idlers between pulley and first full trough.", { max: 20 }),
  metres("qTransLength", "Transition length", 0, "Length as built; 0 only reports what is needed.", { max: 1000 }),
);

export const pulleyInertia = form(
  "inertia",
  "Pulley inertia",
  millimetres("qInertiaShellDia", "Shell diameter", 800, "Outside diameter of the shell."),
  millimetres("qInertiaShellThick", "Shell thickness", 16, "Thickness of the shell."),
  millimetres("qInertiaFaceWidth", "Face width", 1400, "Length of the shell."),
  millimetres("qInertiaLaggingThick", "Lagging thickness", 12, "Thickness of the lagging."),
  density("qInertiaLaggingDensity", "Lagging density", 1150, "Rubber 1150, ceramic 1900."),
  millimetres("qInertiaDiscThick", "Disc thickness", 40, "Thickness of each end disc."),
  millimetres("qInertiaShaftDia", "Shaft diameter", 180, "Diameter of the shaft."),
  millimetres("qInertiaShaftL", "Shaft length", 2000, "Length of the shaft."),
  millimetres("qInertiaHubDia", "Hub diameter", 260, "Outside diameter of the hubs."),
  millimetres("qInertiaHubLength", "Hub length", 0, "Length of each hub; 0 for none."),
);
