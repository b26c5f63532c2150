import type { Method } from "../../design/method.ts";
import { closedRows as closed } from "./closed-forms.ts";
import { rows } from "./rows.ts";
import { as, type SheetClause } from "./sheet.ts";

const flow = [rows.massFlow, rows.beltSpeed, rows.beltWidth, rows.lineLoad, rows.beltMass, rows.fillRatio];
const isoFlow = [
  rows.massFlow,
  rows.beltSpeed,
  rows.beltWidth,
  as("q_G", rows.lineLoad),
  as("q_B", rows.beltMass),
  rows.fillRatio,
];
const motion = [rows.startFactor, rows.startPull, rows.startAcceleration, rows.startTime, rows.stopTime];
const takeUp = [rows.takeUpTension, rows.takeUpMass];
const sag = [rows.allowedSagCarry, rows.sagCarry, rows.allowedSagReturn, rows.sagReturn];
const ratingRows = [rows.rating, rows.requiredRating, rows.tensionRise, rows.runningSafety, rows.transientSafety];
/** Starting and stopping of a standard that has no rule of its own for the pull of a start, or names it elsewhere. */
const motionAlone = [rows.startAcceleration, rows.startTime, rows.stopTime, rows.largestTransient];

const isoSheet = [
  { number: "", title: "flow", rows: isoFlow },
  { number: "", title: "main", rows: [rows.frictionFactor, rows.mainCarry, rows.mainReturn, rows.main] },
  {
    number: "",
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
    number: "",
    title: "special",
    rows: [as("F_eps", rows.tilt), as("F_gL", rows.skirts), as("F_r", rows.cleaners), rows.ploughs],
  },
  { number: "", title: "lift", rows: [rows.lift] },
  {
    number: "",
    title: "pull",
    rows: [as("F_U", rows.effectiveTension), as("P_A", rows.beltPower), rows.absorbedPower, rows.motorPower],
  },
  { number: "", title: "motion", rows: motion },
  {
    number: "",
    title: "tensions",
    rows: [rows.requiredSlack, as("F_2", rows.slackTension), as("F_1", rows.tightTension), ...sag, ...takeUp],
    list: "tensions",
  },
  { number: "", title: "belt", rows: ratingRows },
  { number: "", title: "pulleys", rows: [], list: "pulleys" },
] as const satisfies readonly SheetClause[];

const [_flow, _main, ...withoutFriction] = isoSheet;

const dinSheet = [
  { number: "5", title: "flow", rows: flow },
  { number: "6.2", title: "main", rows: [rows.frictionFactor, rows.mainCarry, rows.mainReturn, rows.main] },
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
  { number: "6", title: "pull", rows: [rows.effectiveTension, rows.beltPower, rows.absorbedPower, rows.motorPower] },
  { number: "7", title: "motion", rows: motion },
  {
    number: "8",
    title: "tensions",
    rows: [
      rows.requiredSlack,
      rows.slackTension,
      rows.tightTension,
      ...sag,
      rows.largestRunning,
      rows.largestTransient,
      ...takeUp,
    ],
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

const gbSheet = [
  { number: "", title: "flow", rows: isoFlow },
  { number: "3-19", title: "main", rows: [rows.frictionFactor, rows.main] },
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
  { number: "3-17", title: "pull", rows: [as("F_U", rows.effectiveTension)] },
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
      as("S_1min", rows.requiredSlack),
      as("S_1", rows.slackTension),
      as("S_n", rows.tightTension),
      ...sag,
      ...takeUp,
    ],
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

const isSheet = [
  {
    number: "",
    title: "flow",
    rows: [
      rows.massFlow,
      rows.beltSpeed,
      rows.beltWidth,
      as("m_G", rows.lineLoad),
      as("m_B", rows.beltMass),
      rows.fillRatio,
    ],
  },
  { number: "", title: "main", rows: [rows.frictionFactor, as("R", rows.main)] },
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
  { number: "", title: "pull", rows: [as("T_E", rows.effectiveTension)] },
  {
    number: "",
    title: "power",
    rows: [as("P_DP", rows.beltPower), as("P_A / eta", rows.absorbedPower), as("P_M", rows.motorPower)],
  },
  { number: "", title: "motion", rows: motionAlone },
  {
    number: "34",
    title: "tensions",
    rows: [
      as("xi", rows.startFactor),
      as("T_2", rows.slackTension),
      closed.largestByEquation,
      as("T_1", rows.tightTension),
      ...sag,
      ...takeUp,
    ],
    list: "tensions",
  },
  { number: "", title: "belt", rows: ratingRows },
  { number: "", title: "pulleys", rows: [], list: "pulleys" },
] as const satisfies readonly SheetClause[];

const cemaPoints = [
  as("T_am", rows.acceleration),
  as("T_sb", rows.skirts),
  as("T_bc", rows.cleaners),
  as("T_pl", rows.ploughs),
  as("T_px", rows.wrap),
  as("T_pr", rows.bearing),
  as("T_tilt", rows.tilt),
];
const cemaPull = [
  as("T_H", rows.lift),
  as("T_e", rows.effectiveTension),
  as("P", rows.beltPower),
  rows.absorbedPower,
  rows.motorPower,
];
const cemaTensions = [
  rows.wrapFactor,
  as("T_2min", rows.requiredSlack),
  as("T_2", rows.slackTension),
  as("T_1", rows.tightTension),
  ...sag,
  ...takeUp,
];
const cemaFlow = [
  rows.massFlow,
  rows.beltSpeed,
  rows.beltWidth,
  as("W_m", rows.lineLoad),
  as("W_b", rows.beltMass),
  rows.fillRatio,
];

const cema7Sheet = [
  { number: "4", title: "flow", rows: cemaFlow },
  {
    number: "6",
    title: "flights",
    rows: [rows.seals, rows.idlerLoad, rows.cover, rows.misalignment, rows.trampling, as("T_main", rows.main)],
  },
  { number: "6", title: "points", rows: cemaPoints },
  { number: "6", title: "pull", rows: cemaPull },
  { number: "6", title: "motion", rows: motionAlone },
  { number: "6", title: "tensions", rows: cemaTensions, list: "tensions" },
  { number: "7", title: "belt", rows: ratingRows },
  { number: "8", title: "pulleys", rows: [], list: "pulleys" },
] as const satisfies readonly SheetClause[];

const cemaSheet = [
  { number: "4", title: "flow", rows: cemaFlow },
  { number: "6", title: "flights", rows: [rows.idlers, rows.beltFlexure, rows.loadFlexure, as("T_main", rows.main)] },
  { number: "6", title: "points", rows: cemaPoints },
  { number: "6", title: "pull", rows: cemaPull },
  { number: "6", title: "motion", rows: motionAlone },
  { number: "6", title: "tensions", rows: cemaTensions, list: "tensions" },
  { number: "7", title: "belt", rows: ratingRows },
  { number: "8", title: "pulleys", rows: [], list: "pulleys" },
] as const satisfies readonly SheetClause[];

const viscoSheet = [
  { number: "", title: "flow", rows: isoFlow },
  {
    number: "",
    title: "flights",
    rows: [rows.rotation, as("F_ind", rows.cover), rows.flexure, rows.scuffing, rows.main],
  },
  ...withoutFriction,
] as const satisfies readonly SheetClause[];

const jisSheet = [
  {
    number: "",
    title: "flow",
    rows: [
      rows.massFlow,
      rows.beltSpeed,
      rows.beltWidth,
      as("W_m", rows.lineLoad),
      as("W_1", rows.beltMass),
      rows.fillRatio,
    ],
  },
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
      rows.motorPower,
    ],
  },
  {
    number: "",
    title: "pull",
    rows: [
      closed.closedPull,
      as("F_e", rows.effectiveTension),
      as("F_2", rows.slackTension),
      as("F_1", rows.tightTension),
    ],
  },
  { number: "", title: "motion", rows: motionAlone },
  {
    number: "",
    title: "tensions",
    rows: [
      rows.allowedSagCarry,
      as("F_4c", rows.sagCarry),
      rows.allowedSagReturn,
      as("F_4r", rows.sagReturn),
      closed.returnChange,
      as("F_max", rows.largestRunning),
      ...takeUp,
    ],
    list: "tensions",
  },
  { number: "", title: "belt", rows: [closed.safety, closed.strengthBySafety, rows.strength, rows.runningSafety] },
] as const satisfies readonly SheetClause[];

/** Every method with its clauses, in the order in which its standard has them. */
export const methodSheets = {
  ISO: isoSheet,
  CEMA: cemaSheet,
  VISCO: viscoSheet,
  DIN: dinSheet,
  "CEMA-7": cema7Sheet,
  GB: gbSheet,
  IS: isSheet,
  JIS: jisSheet,
} as const satisfies Readonly<Record<Method, readonly SheetClause[]>>;

type AnySheet = (typeof methodSheets)[Method][number];
export type SheetTitle = AnySheet["title"];
export type SheetRowName = AnySheet["rows"][number]["name"];
