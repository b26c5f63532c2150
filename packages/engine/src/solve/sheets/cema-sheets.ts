import { temperatureFactor } from "../../rules/adopted-1/temperature-factor.ts";
import { kxFactor } from "../../standards/cema-5/idler-friction.ts";
import { kyFactor, kyFactorFromTension } from "../../standards/cema-5/ky-factor.ts";
import { beltByRating, driveSides, flowRows, motionAlone, takeUp } from "./row-groups.ts";
import { rows } from "./rows.ts";
import { as, from, type SheetClause, type SheetFacts, unnamed } from "./sheet.ts";

const flow = { number: "4", title: "flow", rows: flowRows("W_m", "W_b") } as const satisfies SheetClause;
const cold = from(
  ({ design }) => (design.temperatureFactor === undefined ? temperatureFactor : undefined),
  rows.temperatureFactor,
);
const kyOf = ({ design: { settings } }: SheetFacts) => (settings.cema.ky === "table" ? kyFactor : kyFactorFromTension);

/** What both editions say after friction; the 5th has one symbol for pulleys, the 7th tells bending from bearings. */
const afterFriction = (bending: string, bearings: string) =>
  [
    {
      number: "6",
      title: "points",
      rows: [
        as("T_am", rows.acceleration),
        as("T_sb", rows.skirts),
        as("T_bc", rows.cleaners),
        as("T_pl", rows.ploughs),
        as(bending, rows.wrap),
        as(bearings, rows.bearing),
        as("", rows.tilt),
      ],
    },
    {
      number: "6",
      title: "pull",
      rows: [
        as("T_H", rows.lift),
        as("T_e", rows.effectiveTension),
        rows.lowPull,
        as("P", rows.beltPower),
        ...unnamed(rows.absorbedPower, rows.motorPower),
      ],
    },
    { number: "6", title: "motion", rows: motionAlone },
    {
      number: "6",
      title: "tensions",
      rows: [
        as("", rows.allowedSagCarry),
        as("T_0", rows.sagCarry),
        ...unnamed(rows.allowedSagReturn, rows.sagReturn, ...takeUp),
      ],
      drives: driveSides({ pull: "T_e", requiredSlack: "T_2min", slack: "T_2", tight: "T_1" }),
      list: "tensions",
    },
    { number: "7", title: "belt", rows: beltByRating },
    { number: "8", title: "pulleys", rows: [], list: "pulleys" },
  ] as const satisfies readonly SheetClause[];

export const cemaSheet = [
  flow,
  {
    number: "6",
    title: "flights",
    rows: [
      cold,
      from(() => kxFactor, rows.idlers),
      from(kyOf, rows.beltFlexure),
      rows.beltReturn,
      from(kyOf, rows.loadFlexure),
      as("", rows.main),
    ],
    list: "flights",
  },
  ...afterFriction("T_p", "T_p"),
] as const satisfies readonly SheetClause[];

export const cema7Sheet = [
  flow,
  {
    number: "6",
    title: "flights",
    rows: [cold, rows.seals, rows.idlerLoad, rows.cover, rows.misalignment, rows.trampling, as("", rows.main)],
    list: "flights",
  },
  ...afterFriction("T_px", "T_pr"),
] as const satisfies readonly SheetClause[];
