import { boolean, inGroup, number, text } from "../fields/build.ts";
import type { FieldValue } from "../fields/field.ts";
import { drawingBeltWidths, idlerTroughAngles, pipeTroughAngle } from "../reference/sizes.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition, RowIssue } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { count, dimension, mass, notes, price } from "./usual-fields.ts";

const names = { plural: "idlers", singular: "idler" };

/** Carry and return idler sets, one row per belt width, trough and roll. Masses are of the complete set. */
export const idlers: LibraryDefinition = {
  ...names,
  title: "Idlers",
  itemTitle: "Idler",
  about: "Carry, return and impact idler sets by belt width, with rolls, bearings, shafts and masses.",
  defaultCategory: "Sandvik Carry",
  newCategory: "A New Category",
  newDescription: "ABC Idler",
  filtersByBeltWidth: true,
  columns: ["beltWidth", "noOfRolls", "rollDia", "troughAngle", "bearing", "rotatingMass"],
  fields: [
    ...inGroup(
      "Identity",
      text({ name: "series", label: "Series", default: "Series 30", help: "The maker's series or duty class." }),
      text({ name: "drawingNo", label: "Drawing number", default: "", help: "Number of the drawing of this set." }),
      text({
        name: "idlerType",
        label: "Idler type",
        default: "Carry",
        suggestions: ["Carry", "Return", "Impact", "Transition", "Garland", "Pipe", "Pipe Return"],
        help: "Where the set is used.",
      }),
      notes("Anything you want to keep with this set."),
    ),
    ...inGroup(
      "Trough",
      dimension({
        name: "beltWidth",
        label: "Belt width",
        default: 1200,
        usual: drawingBeltWidths,
        help: "Width of the belt it carries.",
      }),
      count({
        name: "noOfRolls",
        label: "Number of rolls",
        default: 3,
        min: 1,
        max: 6,
        help: "Rolls in one set, 1 to 6.",
      }),
      number({
        name: "troughAngle",
        label: "Trough angle",
        unit: "deg",
        default: 35,
        max: 360,
        usual: [...idlerTroughAngles, pipeTroughAngle],
        help: "Angle of the wing rolls; 360 stands for a pipe belt held by six rolls.",
      }),
      boolean({
        name: "isOffset",
        label: "Offset",
        default: false,
        help: "The centre roll stands before or behind the wing rolls and may overlap them.",
      }),
    ),
    ...inGroup(
      "Rolls",
      dimension({
        name: "rollDia",
        label: "Roll diameter",
        default: 152,
        max: 2000,
        help: "Outside diameter of the rolls.",
      }),
      dimension({
        name: "rollDiaCentre",
        label: "Centre roll diameter",
        default: 152,
        max: 2000,
        help: "Outside diameter of the centre roll.",
      }),
      dimension({
        name: "rollDiaWing",
        label: "Wing roll diameter",
        default: 152,
        max: 2000,
        help: "Outside diameter of the wing rolls.",
      }),
      dimension({ name: "faceWidth", label: "Face width", default: 441, help: "Length of the longest roll face." }),
      dimension({
        name: "faceWidthCentre",
        label: "Centre face width",
        default: 441,
        help: "Face length of the centre roll.",
      }),
      dimension({
        name: "faceWidthWing",
        label: "Wing face width",
        default: 441,
        help: "Face length of each wing roll.",
      }),
    ),
    ...inGroup(
      "Bearings and shaft",
      text({ name: "bearing", label: "Bearing", default: "6306-2Z/C3", help: "Designation of the bearing." }),
      text({
        name: "bearingType",
        label: "Bearing type",
        default: "Deep groove ball",
        suggestions: ["Deep groove ball", "Taper roller"],
        help: "Kind of bearing; it decides the exponent of the bearing life.",
      }),
      number({
        name: "bearingCRating",
        label: "Bearing C rating",
        unit: "kN",
        default: 28.1,
        max: 10_000,
        help: "Basic dynamic load rating of one bearing.",
      }),
      dimension({
        name: "shaftDia",
        label: "Shaft diameter",
        default: 30,
        max: 1000,
        help: "Diameter of the roll shaft.",
      }),
      dimension({
        name: "bearingDia",
        label: "Bearing diameter",
        default: 30,
        max: 1000,
        help: "Bore of the bearing: shaft diameter at its seat.",
      }),
      number({
        name: "allowShaftDefl",
        label: "Allowable shaft deflection",
        unit: "min-arc",
        default: 10,
        max: 600,
        help: "Largest slope of the shaft at the bearing, in minutes of arc.",
      }),
    ),
    ...inGroup(
      "Frame",
      dimension({
        name: "fixingWidth",
        label: "Fixing width",
        default: 1540,
        help: "Distance between the bolts of the frame.",
      }),
      dimension({
        name: "supportCtrs",
        label: "Support centres",
        default: 465,
        help: "Distance between the shaft supports of one roll.",
      }),
      dimension({
        name: "brgCtrs",
        label: "Bearing centres",
        default: 401,
        help: "Distance between the two bearings of one roll.",
      }),
      dimension({
        name: "faceToSprtDim",
        label: "Face to support",
        default: 12,
        help: "From the end of the roll face to the shaft support; drawings use 12 where it is 0.",
      }),
      dimension({
        name: "faceToHingeDim",
        label: "Face to hinge",
        default: 0,
        help: "From the end of the roll face to the hinge of a garland; 0 for rigid frames.",
      }),
      dimension({
        name: "faceToBrgDim",
        label: "Face to bearing",
        default: 20,
        help: "From the end of the roll face to the middle of the bearing.",
      }),
    ),
    ...inGroup(
      "Mass and price",
      mass({
        name: "rotatingMass",
        label: "Rotating mass",
        default: 26,
        help: "Mass of the turning parts of all rolls of one set.",
      }),
      mass({ name: "idlerSetMass", label: "Set mass", default: 58, help: "Mass of the complete set with its frame." }),
      price("Price of one set in your own currency."),
    ),
  ],
  check: ({ rotatingMass, idlerSetMass, brgCtrs, supportCtrs, noOfRolls, troughAngle }) => [
    ...inOrder({ rotatingMass }, { idlerSetMass }, "not given"),
    ...inOrder({ brgCtrs }, { supportCtrs }, "not given"),
    ...pipeNeedsSixRolls(troughAngle, noOfRolls),
  ],
  messages: libraryMessages(names),
};

function pipeNeedsSixRolls(
  troughAngle: FieldValue | undefined,
  noOfRolls: FieldValue | undefined,
): readonly RowIssue[] {
  if (troughAngle !== 360 || noOfRolls === 6) return [];
  return [{ field: "noOfRolls", message: "A pipe belt (trough angle 360) needs six rolls." }];
}
