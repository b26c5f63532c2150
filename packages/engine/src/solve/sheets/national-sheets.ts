import { drivePulleyPower } from "../../standards/is-11592/power.ts";
import { closedRows as closed } from "./closed-forms.ts";
import { beltByRating, driveSides, flowRows, motion, motionAlone, sag, takeUp } from "./row-groups.ts";
import { rows } from "./rows.ts";
import { as, from, type SheetClause, unnamed } from "./sheet.ts";

export const dinSheet = [
  { number: "5", title: "flow", rows: flowRows("m'_L", "m'_G") },
  {
    number: "6.2",
    title: "main",
    rows: [rows.frictionFactor, rows.mainCarry, rows.mainReturn, rows.main],
    list: "flights",
  },
  {
    number: "6.3",
    title: "secondary",
    rows: [
      rows.acceleration,
      rows.accelerationSkirts,
      rows.cleaners,
      rows.wrap,
      rows.bearing,
      rows.lengthCoefficient,
      rows.wholeFactor,
    ],
  },
  { number: "6.4", title: "lift", rows: [rows.lift] },
  { number: "6.5", title: "special", rows: [rows.skirts, rows.tilt, rows.ploughs] },
  {
    number: "6",
    title: "pull",
    rows: [rows.effectiveTension, rows.lowPull, rows.beltPower, rows.absorbedPower, rows.motorPower],
  },
  { number: "7", title: "motion", rows: motion },
  {
    number: "8",
    title: "tensions",
    rows: [...sag, rows.largestRunning, rows.largestTransient, ...takeUp],
    drives: driveSides({ pull: "F_Tr", requiredSlack: "F_T2,min", slack: "F_T2", tight: "F_T1" }),
    list: "tensions",
  },
  { number: "9", title: "edges", rows: [rows.edgeTension] },
  {
    number: "10",
    title: "belt",
    rows: [
      rows.jointSafety,
      rows.operationSafety,
      rows.jointStrength,
      rows.requiredStrength,
      rows.strength,
      rows.tensionRise,
      rows.runningSafety,
      rows.transientSafety,
    ],
  },
  { number: "11", title: "pulleys", rows: [rows.loadFactor], list: "pulleys" },
] as const satisfies readonly SheetClause[];

export const gbSheet = [
  { number: "", title: "flow", rows: flowRows("q_G", "q_B") },
  { number: "3-19", title: "main", rows: [rows.frictionFactor, rows.main], list: "flights" },
  { number: "3-17", title: "coefficient", rows: [rows.lengthCoefficient] },
  {
    number: "3-23",
    title: "secondary",
    rows: [
      as("F_bA", rows.acceleration),
      as("F_f", rows.accelerationSkirts),
      as("F_l", rows.wrap),
      as("F_t", rows.bearing),
      rows.secondary,
    ],
  },
  {
    number: "3-25 … 3-27",
    title: "specialMain",
    rows: [as("F_eps", rows.tilt), as("F_gl", rows.skirts), rows.specialMain],
  },
  {
    number: "3-28 … 3-30",
    title: "specialSecondary",
    rows: [as("F_r", rows.cleaners), rows.ploughs, rows.specialSecondary],
  },
  { number: "3-31", title: "lift", rows: [rows.lift] },
  { number: "3-17", title: "pull", rows: [as("F_U", rows.effectiveTension), rows.lowPull] },
  {
    number: "3-40, 3-46",
    title: "power",
    rows: [as("P_A", rows.beltPower), as("P_A / eta", rows.absorbedPower), as("P_M", rows.motorPower)],
  },
  { number: "", title: "motion", rows: motionAlone },
  {
    number: "3-32 … 3-34",
    title: "tensions",
    rows: [
      as("K_A", rows.startFactor),
      as("(h/a)adm", rows.allowedSagCarry),
      as("S", rows.sagCarry),
      as("(h/a)adm", rows.allowedSagReturn),
      as("S", rows.sagReturn),
      ...unnamed(...takeUp),
    ],
    drives: driveSides({ pull: "F_U", requiredSlack: "S_1min", slack: "S_1", tight: "S_n" }),
    list: "tensions",
  },
  { number: "", title: "bendSheet", rows: [], list: "bend-sheet" },
  {
    number: "",
    title: "belt",
    rows: [as("n_1", closed.safety), closed.strengthBySafety, as("G", rows.strength), as("n", rows.runningSafety)],
  },
  { number: "", title: "pulleys", rows: [], list: "pulleys" },
] as const satisfies readonly SheetClause[];

export const isSheet = [
  { number: "", title: "flow", rows: flowRows("m_G", "m_B") },
  { number: "", title: "main", rows: [rows.frictionFactor, as("R", rows.main)], list: "flights" },
  {
    number: "",
    title: "secondary",
    rows: [
      as("R_a", rows.acceleration),
      as("R_ska", rows.accelerationSkirts),
      as("R_w", rows.wrap),
      as("R_b", rows.bearing),
      as("R_S", rows.secondary),
    ],
  },
  {
    number: "",
    title: "specialMain",
    rows: [as("R_eps", rows.tilt), as("R_skb", rows.skirts), as("R_SP1", rows.specialMain)],
  },
  {
    number: "",
    title: "specialSecondary",
    rows: [as("R_bc", rows.cleaners), as("R_p", rows.ploughs), as("R_SP2", rows.specialSecondary)],
  },
  { number: "", title: "lift", rows: [as("R_SL", rows.lift)] },
  { number: "", title: "pull", rows: [as("T_E", rows.effectiveTension), rows.lowPull] },
  {
    number: "",
    title: "power",
    rows: [
      as("P_DP", rows.beltPower),
      from(() => drivePulleyPower, rows.drivenPower),
      as("P_M", rows.absorbedPower),
      as("", rows.motorPower),
    ],
  },
  { number: "", title: "motion", rows: motionAlone },
  {
    number: "34",
    title: "tensions",
    rows: [as("xi", rows.startFactor), closed.largestByEquation, ...unnamed(...sag, ...takeUp)],
    drives: driveSides({ pull: "T_E", requiredSlack: "T_2min", slack: "T_2", tight: "T_1" }),
    list: "tensions",
  },
  { number: "", title: "belt", rows: beltByRating },
  { number: "", title: "pulleys", rows: [], list: "pulleys" },
] as const satisfies readonly SheetClause[];

export const jisSheet = [
  { number: "", title: "flow", rows: flowRows("W_m", "W_1") },
  {
    number: "",
    title: "main",
    rows: [
      closed.movingParts,
      rows.frictionFactor,
      closed.extraLength,
      closed.levelLength,
      closed.liftHeight,
      rows.main,
    ],
  },
  {
    number: "",
    title: "power",
    rows: [
      closed.noLoadPower,
      closed.levelLoadPower,
      closed.liftPower,
      closed.closedPower,
      as("P_M", rows.absorbedPower),
      as("", rows.motorPower),
    ],
  },
  {
    number: "",
    title: "pull",
    rows: [closed.closedPull, as("", rows.effectiveTension), rows.lowPull],
    drives: driveSides({ pull: "F_p", requiredSlack: "F_2", slack: "", tight: "F_1" }),
  },
  { number: "", title: "motion", rows: motionAlone },
  {
    number: "",
    title: "tensions",
    rows: [
      as("s", rows.allowedSagCarry),
      as("F_4c", rows.sagCarry),
      as("s", rows.allowedSagReturn),
      as("F_4r", rows.sagReturn),
      closed.returnChange,
      as("F_max", rows.largestRunning),
      ...unnamed(...takeUp),
    ],
    list: "tensions",
  },
  {
    number: "",
    title: "belt",
    rows: unnamed(closed.safety, closed.strengthBySafety, rows.strength, rows.runningSafety),
  },
] as const satisfies readonly SheetClause[];
