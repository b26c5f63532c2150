import { allCategories } from "../../libraries/common-fields.ts";
import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { physicalConstants } from "../../reference/physics.ts";
import { defaultConveyorCategory } from "../../reference/screens.ts";
import { form, type RecordDefinition } from "../definition.ts";
import { acceleration, celsius, flag, metres, oneOf, ratio, whole, words } from "../figures.ts";

export const general = form(
  "general",
  "General",
  words("userName", "Owner", "User name of the owner; the server sets it.", { maxLength: 320 }),
  words("category", "Category", `The list this conveyor is filed under; ${allCategories} is reserved.`, {
    default: defaultConveyorCategory,
    required: true,
  }),
  words("conveyorGroup", "Project group", "User group whose members may see this conveyor; empty for nobody."),
  words("convNo", "Conveyor number", "Number or name of the conveyor.", { default: "CV001" }),
  words("coName", "Company", "Company that designs the conveyor."),
  words("clientName", "Client", "Whom the conveyor is designed for."),
  words("designedBy", "Designed by", "Name of the designer."),
  words("project", "Project", "Name of the project.", { maxLength: 200 }),
  words("projectNo", "Project number", "Number of the project."),
  words("designDate", "Design date", "Date of the design, best written as 2025-12-31.", { maxLength: 40 }),
  words("designerComments", "Comments", "Remarks printed with the reports.", { maxLength: 20_000, multiline: true }),
  words("coLogo", "Company logo", "Picture shown on reports, as a data address of a PNG, JPEG, GIF or WebP image.", {
    maxLength: 1_500_000,
    format: "image",
  }),
  words("profileImg", "Profile sketch", "Picture of the profile shown in the summary, as a data address.", {
    maxLength: 1_500_000,
    format: "image",
  }),
  flag("metric", "Metric", true, "Shows and types this conveyor in metric units; stored values do not change."),
);

export const site = form(
  "general",
  "Site",
  celsius("minTemp", "Lowest temperature", start.minTemp, "Lowest ambient temperature the conveyor runs in."),
  celsius("maxTemp", "Highest temperature", start.maxTemp, "Highest ambient temperature the conveyor runs in."),
  ratio(
    "kt",
    "Temperature factor",
    1,
    "Cold: multiplies idler and belt terms by CEMA, turning idlers by VISCO, and an automatic friction factor by ISO and DIN. 1 finds it from the lowest temperature.",
    { min: 0.1, max: 10 },
  ),
  metres("altitude", "Altitude", 0, "Height of the site above the sea; motors give less power above 1000 m.", {
    min: -500,
    max: 9000,
  }),
  acceleration("gravity", "Gravity", physicalConstants.gravity, "Acceleration of free fall; sites differ slightly.", {
    min: 9,
    max: 10.5,
  }),
);

export const calculation = form(
  "calculation",
  "Calculation",
  oneOf(
    "calcMethod",
    "Calculation method",
    ["ISO", "CEMA", "VISCO", "DIN", "CEMA-7", "GB", "IS", "JIS"],
    "Which method finds the resistances to motion: ISO 5048, CEMA 5th edition, single causes, DIN 22101, CEMA universal, GB/T 17119, IS 11592 or JIS B 8805.",
  ),
  oneOf(
    "methodLimits",
    "Limits",
    ["By method", "As typed"],
    "By method: sag, belt safety, tension rise and start factor that are still those of a new conveyor are taken from the method. As typed: every limit is as it stands.",
  ),
  whole("maxCalcs", "Maximum iterations", start.maxCalculations, "Rounds after which a solution must have settled.", {
    min: 1,
    max: 100_000,
  }),
  oneOf(
    "pointsAre",
    "Heights of points",
    ["Pulley centres", "Belt line"],
    "What z is where there is a pulley: the height of its centre, or the level of the belt, as in a profile.",
  ),
  metres(
    "strandDistance",
    "Strand distance",
    0,
    "Square distance at which the return strand follows the carry strand; 0 leaves it where its points are typed.",
    { max: 100 },
  ),
  flag("reversible", "Reversible", false, "The belt runs in both directions; every case is checked both ways."),
  flag(
    "partsKept",
    "Parts kept",
    false,
    "Parts on Auto are those chosen when this was saved. A change of the design lets the program choose anew.",
  ),
);

/** A person this conveyor is shared with, and what they may do. */
export const docUser: RecordDefinition = {
  title: "Shared with",
  typeName: "DocUser",
  groups: [
    form(
      "general",
      "Sharing",
      words("userName", "User name", "User name of the person.", { maxLength: 320, required: true }),
      flag("canEdit", "May edit", false, "May change and save this conveyor."),
      flag("canCopy", "May copy", false, "May copy this conveyor into the own list."),
    ),
  ],
  parts: [],
  outputs: [],
};
