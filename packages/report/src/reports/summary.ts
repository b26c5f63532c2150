import { profileSketch } from "@beltwright/drawing";
import { isCounted, type LoadCaseName, limitsIn, rowOf, type StrandIdlers } from "@beltwright/engine";
import { findLabelAt, isPictureTooLarge, type Origin, originsOf, type UnitCode } from "@beltwright/model";
import { newDesignSentence, originOthers, originReason, originValue } from "@beltwright/results";
import { cellWithUnit } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { labelIn, reasonIn } from "../words/words.ts";
import { entered, factsOf, note, requiredMass, result, resultFacts, si, tableOf, typed } from "./cells.ts";
import { allCases, nameIn, type ReportContext, type ReportDefinition, runningCases } from "./context.ts";
import { findingCounts, findings, findingsByPlace } from "./findings.ts";
import { revisionBlock } from "./front/revisions.ts";

export const summaryReports: readonly ReportDefinition[] = [
  { id: "design-summary", group: "summary", isOnOwnPage: true, isFor: () => true, blocks: designSummary },
  { id: "key-results", group: "summary", isFor: () => true, blocks: keyResults },
  {
    id: "design-choices",
    group: "summary",
    isFor: (context) => preferred(context) !== "" || choicesOf(context).length > 0,
    blocks: designChoices,
  },
  {
    id: "findings",
    group: "summary",
    isFor: ({ solution }) => solution.findings.length > 0,
    blocks: findings,
  },
  {
    id: "findings-by-place",
    group: "summary",
    isFor: ({ solution }) => solution.findings.some(({ place }) => place.pointId !== undefined),
    blocks: findingsByPlace,
  },
  {
    id: "not-used",
    group: "summary",
    isFor: ({ calculation }) => calculation.notUsed.length > 0,
    blocks: (context) => [
      note(context.w.notUsedNote),
      ...tableOf(context, context.calculation.notUsed, [
        [context.w.path, undefined, ({ path }) => fieldName(context, path)],
        [context.w.reason, undefined, ({ message }) => reasonIn(context.language, message)],
      ]),
    ],
  },
];

/** A field as a person knows it: `Drive 1, Pad surface pressure`. */
function fieldName(context: ReportContext, path: string): string {
  const [, list = "", index = ""] = /^(pulls|drives)\[(\d+)\]/.exec(path) ?? [];
  const { pulls, drives } = context.conveyor;
  const point = list === "pulls" ? pulls[Number(index)] : undefined;
  const drive = list === "drives" ? drives[Number(index)] : undefined;
  const place = point === undefined ? [] : [context.point(String(point.noID))];
  const label = findLabelAt(path);
  return [
    ...place,
    ...(drive === undefined ? [] : [context.drive(String(drive.driveNo))]),
    label === undefined ? path : labelIn(context, label),
  ].join(", ");
}

/** Every field that still has the value of a rule of practice, with the rule and what it looked at. */
function designChoices(context: ReportContext): readonly Block[] {
  const { w, language, system } = context;
  const reader = {
    ...{ language, system },
    quantity: (value: number, unit: UnitCode) => cellWithUnit(typed(value, unit), context),
    word: (choice: string) => nameIn(w.choices, choice),
  };
  const office = preferred(context);
  return [
    note(w.choicesNote),
    ...(office === "" ? [] : [note(office)]),
    ...tableOf(context, choicesOf(context), [
      [w.path, undefined, ({ path }) => fieldName(context, path)],
      [w.choiceValue, undefined, (origin) => originValue(origin, reader)],
      [w.choiceRule, undefined, (origin) => originReason(origin, reader)],
      [w.choiceOthers, undefined, (origin) => originOthers(origin, reader) || undefined],
    ]),
  ];
}

/** What the office of the owner leaves Auto and new designs, as it holds now. */
const preferred = ({ preferences = {}, system, language }: ReportContext) =>
  newDesignSentence(preferences, system, language);

const choicesOf = ({ conveyor, preferences, solution }: ReportContext): readonly Origin[] =>
  originsOf(conveyor, { preferences, solution }).filter(({ isKept }) => isKept);

/** One page: sketch, main figures, and what the belt sees while running and for a moment. */
function designSummary(context: ReportContext): readonly Block[] {
  const { w, conveyor, built, calculation, machine } = context;
  return [
    ...(conveyor.showSketch ? [sketchOf(context, sketchShare(context))] : []),
    ...factsOf(context, [
      [w.material, undefined, conveyor.matl.description],
      [w.lowDensity, undefined, entered(conveyor.matl.loBD, "kg/m3", "matl.loBD")],
      [w.highDensity, undefined, entered(conveyor.matl.hiBD, "kg/m3", "matl.hiBD")],
      [w.capacity, undefined, result(context, "capacity")],
      [w.beltSpeed, undefined, result(context, "beltSpeed")],
      [w.beltWidth, undefined, result(context, "beltWidth")],
      [w.belt, undefined, built.belt.description],
      [labelIn(context, "Belt selection"), undefined, modeOf(context, conveyor.selectBeltMode)],
      [w.percentFull, undefined, result(context, "percentBeltCapacity")],
      [w.conveyorLength, undefined, result(context, "convLength")],
      [w.lift, undefined, result(context, "totalLift")],
      [w.beltLength, undefined, result(context, "totalBeltL")],
      [w.method, undefined, calculation.method],
      [w.effectiveTension, undefined, result(context, "te")],
      [w.absorbedPower, undefined, result(context, "absorbedPower")],
      [w.installedPower, undefined, result(context, "installedPower")],
      [w.takeUpTension, undefined, result(context, "ttup")],
      [w.takeUpTravel, undefined, result(context, "takeUpTravel")],
      [startingTimeName(context), undefined, result(context, "tStart")],
      [w.stoppingTime, undefined, result(context, "tStopCoasting")],
      [w.brakedTime, undefined, brakesOf(context).length > 0 ? result(context, "tStopBraking") : undefined],
      [w.tractionCase, undefined, limitingCase(context)],
      [w.tractionSurplus, undefined, result(context, "tractionSurplus")],
      [w.takeUpType, undefined, nameIn(w.choices, conveyor.takeupType)],
      [w.takeUpMass, "kg", context.solution.takeUp.mass],
      [w.requiredMass, undefined, requiredMass(context)],
      [w.totalMass, "kg", machine.masses.mass],
      ...findingCounts(context, ["error", "warning"]),
    ]),
    ...matrix(context),
    ...driveLines(context),
    ...brakeLines(context),
    ...idlerLines(context),
    ...revisionBlock(context),
  ];
}

const modeOf = ({ w }: ReportContext, mode: "Auto" | "Manual") => nameIn(w.choices, mode);

/** By what the starting time was found: another one, in steps of time, stands in the report on starting. */
function startBasis({ w, machine }: ReportContext): string | undefined {
  const basis = machine.startStop?.starts.full.basis;
  return basis === undefined ? undefined : nameIn(w.startBases, basis);
}

function startingTimeName(context: ReportContext): string {
  const basis = startBasis(context);
  return basis === undefined ? context.w.startingTime : `${context.w.startingTime} (${basis})`;
}

/** The picture the person gave, or the profile as it was calculated. */
function sketchOf({ w, conveyor, drawn, calculation }: ReportContext, height: number): Block {
  const { profileImg: image } = conveyor;
  if (image !== "" && !isPictureTooLarge(image)) return { kind: "picture", image, caption: w.sketchCaption, height };
  // The summary is one page: details, and names where they would overlap, stand on the page of the sketch itself.
  const size = { width: 700, height: height * pageHeight };
  const drawing = profileSketch(drawn, calculation, { size, hasLabels: height > lowest, hasDetails: false });
  return { kind: "figure", drawing, caption: w.sketchCaption, height };
}

const lowest = 0.1;

/** Its share of the page: lines of further drives and of brakes take their room from it. */
function sketchShare(context: ReportContext): number {
  // A table of brakes takes as much as four lines of drives, for its heading.
  const { length: drives } = context.conveyor.drives;
  const lines = drives + (brakesOf(context).length > 0 ? 4 : 0);
  // More than three drives would stand on one another in a sketch that low.
  return lines > 5 && drives <= 3 ? lowest : lines > 4 ? 0.13 : lines > 2 ? 0.16 : 0.24;
}

/** Pixels for the whole height of a page, at those of its width that the sketch is laid out for. */
const pageHeight = 958;

/** A line for each drive, as far as the page goes: what it is and what it has to do. */
function driveLines(context: ReportContext): readonly Block[] {
  const { w, conveyor, machine } = context;
  const rows = conveyor.drives.map((drive, at) => ({
    drive,
    at,
    train: machine.drives.find(({ driveId }) => driveId === String(drive.driveNo)),
  }));
  return tableOf(
    context,
    rows.slice(0, 6),
    [
      [w.drive, undefined, ({ drive }) => context.drive(String(drive.driveNo))],
      [w.motors, undefined, ({ drive, at }) => entered(drive.noOfMotors, "1", `drives[${at}].noOfMotors`)],
      [
        w.slots.motor,
        undefined,
        ({ train }) => (train === undefined ? undefined : rowOf(train.slots.motor)?.description),
      ],
      [w.chosenBy, undefined, ({ drive }) => modeOf(context, drive.selectMotorMode)],
      [w.ratio, "1", ({ train }) => train?.ratio],
      ["T1", undefined, ({ at }) => result(context, `drives[${at}].t1`)],
      ["T2", undefined, ({ at }) => result(context, `drives[${at}].t2`)],
      [w.wrapAngle, undefined, ({ at }) => result(context, `drives[${at}].wrapAngle`)],
    ],
    { title: `${w.driveTable}, ${context.loadCase("running-full")}` },
  );
}

const brakesOf = ({ machine }: ReportContext) => machine.drives.filter(({ brake }) => brake.input !== undefined);

/** A line for each brake, as far as the page goes: torque, disc, its heat and the stops that heat it. */
function brakeLines(context: ReportContext): readonly Block[] {
  const { w, conveyor } = context;
  const rows = brakesOf(context).map((train) => ({
    ...train,
    at: conveyor.drives.findIndex(({ driveNo }) => String(driveNo) === train.driveId),
  }));
  return tableOf(
    context,
    rows.slice(0, 3),
    [
      [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
      [w.calipers, undefined, ({ brake }) => typed(brake.calipers, "1", { decimals: 0 })],
      [w.requiredTorque, undefined, ({ at }) => result(context, `drives[${at}].brakeRequiredTorque`)],
      [
        w.torque,
        undefined,
        ({ brake }) => si(brake.torque, "Nm", { isOverLimit: brake.torque < brake.requiredTorque }),
      ],
      [w.discDiameter, undefined, ({ at }) => result(context, `drives[${at}].brakeDiscDia`)],
      [w.peakTemperature, undefined, ({ at }) => result(context, `drives[${at}].brakeDiscTemp`)],
      [w.peakLimit, undefined, ({ at }) => result(context, `drives[${at}].brakeDiscTempLimit`)],
      [w.stopsPerHour, "1", ({ brake }) => brake.input?.stopsPerHour],
    ],
    { title: w.brakeTable },
  );
}

function idlerLines(context: ReportContext): readonly Block[] {
  const { w, machine, conveyor } = context;
  const { selectCSIdlerMode, selectRSIdlerMode } = conveyor;
  const strands = [machine.carryIdlers, machine.returnIdlers].flatMap((one) => one ?? []);
  return tableOf(
    context,
    strands,
    [
      [w.strand, undefined, ({ strand }) => nameIn(w.strands, strand === "carry" ? "Carry" : "Return")],
      [w.idlerSet, undefined, ({ set }) => set.description],
      [
        w.chosenBy,
        undefined,
        ({ strand }) => modeOf(context, strand === "carry" ? selectCSIdlerMode : selectRSIdlerMode),
      ],
      [w.rollDiameter, "mm", ({ set }) => set.roll.diameter],
      [w.spacing, "m", ({ nominal }) => nominal.spacing],
      [w.sets, undefined, ({ sets }) => typed(sets, "1", { decimals: 0 })],
      [w.leastLife, "h", leastLife],
    ],
    { title: w.idlerTable },
  );
}

/** Absent where neither bearing carries a load that wears it. */
function leastLife({ nominal, heaviest }: StrandIdlers): number | undefined {
  const lives = [nominal, heaviest].flatMap(({ check }) => check.life ?? []);
  return lives.length === 0 ? undefined : Math.min(...lives);
}

function limitingCase(context: ReportContext): string | undefined {
  const { limiting } = context.solution.traction;
  return limiting === undefined ? undefined : context.loadCase(limiting.loadCase);
}

interface MatrixRow {
  readonly name: string;
  readonly cases: readonly LoadCaseName[];
  readonly limits: ReturnType<typeof limitsIn>;
  /** What the safety is of. */
  readonly largest: number;
  readonly safety: number | undefined;
}

/** Largest and smallest tension, safety and sag, while running and for a moment: starting, braking and coasting. */
function matrix(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const { largestRunning, largestTransient, runningSafety, transientSafety } = solution.belt;
  const momentary = allCases.filter((name) => !runningCases.some((one) => one === name));
  const rows: readonly MatrixRow[] = [
    { name: w.running, cases: runningCases, limits: "running", largest: largestRunning, safety: runningSafety },
    { name: w.momentary, cases: momentary, limits: "transient", largest: largestTransient, safety: transientSafety },
  ];
  const { regenerative, highFriction } = solution;
  // Running cases at the ends of friction count among the running ones.
  const ends = [...(regenerative?.cases ?? []), ...(highFriction?.cases ?? [])];
  const own = (solution.ownCases ?? []).filter(isCounted);
  const of = ({ cases, limits }: MatrixRow) => [
    ...cases.map((name) => solution.cases[name]),
    ...ends.filter(({ name }) => cases.includes(name)),
    ...own.filter((one) => limitsIn(one) === limits),
  ];
  const sags = (row: MatrixRow) => of(row).flatMap(({ sections }) => sections.map(({ sag }) => sag));
  return tableOf(
    context,
    rows,
    [
      [w.state, undefined, ({ name }) => name],
      [w.largestTension, "kN", ({ largest }) => largest],
      [w.smallestSafety, "1", ({ safety }) => safety],
      [w.smallestTension, "kN", (row) => Math.min(...of(row).map(({ smallest }) => smallest.tension))],
      [w.largestSag, "%", (row) => Math.max(...sags(row))],
    ],
    { title: w.matrixTitle },
  );
}

function keyResults(context: ReportContext): readonly Block[] {
  const { w } = context;
  return [
    ...resultFacts(
      context,
      ["beltSpeed", "beltWidth", "capacity", "convLength", "totalLift", "totalBeltL"],
      w.groups.geometry,
    ),
    ...resultFacts(
      context,
      [
        "percentBeltCapacity",
        "edgeDist",
        "edgeDistReq",
        "burdenDepth",
        "burdenWidth",
        "overlapDist",
        "loadAreaRequired",
        "loadAreaAvailable",
        "loadAreaFlooded",
        "floodedBeltCapacity",
      ],
      w.groups.capacity,
    ),
    ...resultFacts(
      context,
      ["te", "totalTe", "totalTeUn", "totalTeInc", "totalTeDec", "tmax", "tmaxStartOrRun", "tmin", "tractionSurplus"],
      w.groups.tensions,
    ),
    ...resultFacts(context, ["ttup", "takeUpMassReq", "takeUpTravel"], w.groups.takeUp),
    ...factsOf(context, [[w.takeUpMass, "kg", context.solution.takeUp.mass]]),
    ...resultFacts(context, ["absorbedPower", "installedPower"], w.groups.power),
    ...resultFacts(context, ["beltMass", "beltThick", "beltSafetyRun", "beltSafetyStart"], w.groups.belt),
    ...resultFacts(
      context,
      [
        "tStart",
        "tStartEmpty",
        "tStopBraking",
        "tStopCoasting",
        "tStopEmptyBraking",
        "tStopEmptyCoasting",
        "sStopBraking",
        "sStopCoasting",
        "sStopEmptyBraking",
        "sStopEmptyCoasting",
      ],
      w.groups.motion,
    ),
    ...factsOf(context, [[w.startTimeBy, undefined, startBasis(context)]]),
    ...resultFacts(
      context,
      ["nomCSL10h", "nomRSL10h", "nomCSIdlerDefl", "nomRSIdlerDefl"],
      `${w.groups.idlers}: ${w.nominalPlace}`,
    ),
  ];
}
