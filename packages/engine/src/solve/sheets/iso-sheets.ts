import { flexureDrag, scuffingDrag } from "../../rules/adopted-1/flexure-and-scuffing.ts";
import { rotationDrag } from "../../standards/cema-5/idler-friction.ts";
import { indentationDrag } from "../../standards/jonkers-1980/indentation.ts";
import { beltByRating, driveSides, flowRows, motionAlone, takeUp } from "./row-groups.ts";
import { rows } from "./rows.ts";
import { as, from, type SheetClause, type SheetFacts, unnamed } from "./sheet.ts";

const flow = { number: "", title: "flow", rows: flowRows("q_G", "q_B") } as const satisfies SheetClause;
const isoSecondary = [
  as("F_bA", rows.acceleration),
  as("F_f", rows.accelerationSkirts),
  as("F_l", rows.wrap),
  as("F_t", rows.bearing),
  rows.secondary,
];

/** What ISO 5048 says of everything but friction; the viscoelastic method follows it there. */
const afterFriction = [
  { number: "", title: "secondary", rows: isoSecondary },
  {
    number: "",
    title: "special",
    rows: [as("F_eps", rows.tilt), as("F_gL", rows.skirts), as("F_r", rows.cleaners), rows.ploughs],
  },
  { number: "", title: "lift", rows: [rows.lift] },
  {
    number: "",
    title: "pull",
    rows: [
      as("F_U", rows.effectiveTension),
      rows.lowPull,
      as("P_A", rows.beltPower),
      rows.absorbedPower,
      as("", rows.motorPower),
    ],
  },
  { number: "", title: "motion", rows: [as("xi", rows.startFactor), as("F_Umax", rows.startPull), ...motionAlone] },
  {
    number: "",
    title: "tensions",
    rows: [
      as("(h/a)adm", rows.allowedSagCarry),
      as("F_min", rows.sagCarry),
      as("(h/a)adm", rows.allowedSagReturn),
      as("F_min", rows.sagReturn),
      ...unnamed(...takeUp),
    ],
    drives: driveSides({ pull: "F_U", requiredSlack: "F_2min", slack: "F_2", tight: "F_1" }),
    list: "tensions",
  },
  { number: "", title: "belt", rows: beltByRating },
  { number: "", title: "pulleys", rows: [], list: "pulleys" },
] as const satisfies readonly SheetClause[];

export const isoSheet = [
  flow,
  {
    number: "",
    title: "main",
    rows: [rows.frictionFactor, rows.mainCarry, rows.mainReturn, rows.main],
    list: "flights",
  },
  ...afterFriction,
] as const satisfies readonly SheetClause[];

/** Where a usual design has them from; one that chooses otherwise says so itself. */
const rotationOf = ({ design: { settings } }: SheetFacts) =>
  (settings.visco.rotation?.kind ?? "CEMA-5") === "CEMA-5" ? rotationDrag : undefined;
const indentationOf = ({ design: { settings } }: SheetFacts) =>
  settings.visco.indentation === "Jonkers" ? indentationDrag : undefined;

/** Friction from rubber; where each part of it comes from stands beside it. */
export const viscoSheet = [
  flow,
  {
    number: "",
    title: "flights",
    rows: [
      from(rotationOf, rows.rotation),
      as("F_ind", from(indentationOf, rows.cover)),
      from(() => flexureDrag, rows.flexure),
      from(() => scuffingDrag, rows.scuffing),
      rows.main,
    ],
    list: "flights",
  },
  ...afterFriction,
] as const satisfies readonly SheetClause[];
