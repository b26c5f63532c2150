import { sampleConveyor, newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { requiredBearingLife } from "../../reference/screens.ts";
import { type FormGroup, form } from "../definition.ts";
import { degrees, hours, metres, millimetres, oneOf, percents, selectionMode, words } from "../figures.ts";

export const carryIdlers: FormGroup = form(
  "carryIdlers",
  "Carry idlers",
  selectionMode("selectCSIdlerMode", "Carry idler", start.idlerSelectionMode),
  words("csIdlerCategory", "Carry idler category", "Category Auto chooses from; All for every one.", {
    default: "All",
  }),
  metres("nomCSSpacing", "Carry idler spacing", 1.2, "Nominal distance between carry idler sets.", {
    min: 0.05,
    max: 100,
  }),
  degrees("csForwardTilt", "Carry forward tilt", 0, "Forward tilt of the wing rolls that keeps the belt straight.", {
    max: 10,
  }),
  percents("allowSagCS", "Allowed carry sag", start.allowableSag, "Sag between carry idlers over their spacing.", {
    min: 0.1,
    max: 10,
  }),
);

export const returnIdlers: FormGroup = form(
  "returnIdlers",
  "Return idlers",
  selectionMode("selectRSIdlerMode", "Return idler", start.idlerSelectionMode),
  words("rsIdlerCategory", "Return idler category", "Category Auto chooses from; All for every one.", {
    default: "All",
  }),
  metres("nomRSSpacing", "Return idler spacing", 3, "Nominal distance between return idler sets.", {
    min: 0.05,
    max: 100,
  }),
  degrees("rsForwardTilt", "Return forward tilt", 0, "Forward tilt of the return rolls.", { max: 10 }),
  percents("allowSagRS", "Allowed return sag", start.allowableSag, "Sag between return idlers over their spacing.", {
    min: 0.1,
    max: 10,
  }),
);

export const idlerChecks: FormGroup = form(
  "carryIdlers",
  "Idler checks",
  hours("reqIdlerL10h", "Required idler life", requiredBearingLife, "Bearing life asked of every roll."),
  millimetres("idlerMisalign", "Height error", 0, "How far one idler may stand above its neighbours.", { max: 100 }),
  oneOf(
    "rollShare",
    "Load on rolls",
    ["VDI", "Geometry"],
    "Share of each roll by VDI 2341, or from the cross-section.",
  ),
  millimetres(
    "rollerFaceWidth",
    "Roller face width",
    sampleConveyor.rollerFaceWidth,
    "Face of the wing roll the belt may drift on in curves.",
  ),
);
