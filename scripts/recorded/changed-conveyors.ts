import { flightSheet, methodSheet, type Scenario, tensionSheet } from "@beltwright/engine";
import {
  addLoadCases,
  addWindowCase,
  type CaseSet,
  type Conveyor,
  calculate,
  caseSets,
  controlModes,
  conveyorDefinition,
  costFacts,
  costOf,
  type FieldValue,
  faultyConveyor,
  fieldsOf,
  newDrive,
  originsOf,
  type Pull,
  prepareConveyor,
  randomConveyor,
  setSpacingZones,
  setValues,
  valueAt,
} from "@beltwright/model";
import { costRemarks, originSentence, remarkSentence, resultSteps, stepsText } from "@beltwright/results";
import { digest, type Recorded, recordedConveyors, rows, shownOf } from "./recorded-results.ts";

interface ChangedConveyor {
  readonly name: string;
  readonly made: () => Conveyor | undefined;
  /** Absent: the run that it asks for. */
  readonly scenario?: Scenario;
  readonly isShown?: boolean;
}

/** Runs are followed by each stepper, and by both forms of the same inner loops. */
const ways = [
  { stepper: "explicit", kernel: "compiled" },
  { stepper: "implicit", kernel: "compiled" },
  { stepper: "explicit", kernel: "typescript" },
] as const;
const fineness = { runTime: 10, elements: 40, interval: 0.5 };

/** One answer to one question of the document, wherever it is asked. */
interface Answer {
  /** Absent: of the conveyor itself. */
  readonly list?: "drives" | "pulls";
  readonly name: string;
  readonly value: FieldValue;
}

/** What would be another conveyor, and what is shown, printed or paid only. */
const leftOut =
  /^(metric|pointsAre|partsKept|pType|leftOut|rotation|sectType|show\w+|sectionDensity|cost\w+|qTraj\w+)$/;

const ofRows = conveyorDefinition.parts.flatMap(({ name, record }) =>
  name === "drives" || name === "pulls" ? fieldsOf(record).map((field) => ({ list: name, field }) as const) : [],
);

/** Every answer that can be picked: all options of all choices, and each yes and no. */
const answers: readonly Answer[] = [...fieldsOf(conveyorDefinition).map((field) => ({ field })), ...ofRows].flatMap(
  ({ field, ...place }): readonly Answer[] => {
    if (leftOut.test(field.name) || (field.kind !== "choice" && field.kind !== "boolean")) return [];
    const values = field.kind === "choice" ? field.options : [true, false];
    return values.map((value) => ({ ...place, name: field.name, value }));
  },
);

/** What has to be answered besides, for an answer to count. */
const besides: readonly (readonly [RegExp, string, FieldValue])[] = [
  [/^cema7/, "calcMethod", "CEMA-7"],
  [/^cema[A-Z]/, "calcMethod", "CEMA"],
  [/^din(?!Joint|Operation)/, "calcMethod", "DIN"],
  [/^din(Material|Alignment|Tension|Site)/, "dinFriction", "By conditions"],
  [/^jis/, "calcMethod", "JIS"],
  [/^isPulley/, "calcMethod", "IS"],
  [/^visco/, "calcMethod", "VISCO"],
  [/^(rampType|stopRampType|inertia|preTorque|controlRole|braking)/, "rampTime", 8],
];

/** So many answers are changed at once, and so many conveyors come of it. */
const together = 6;
const count = Math.ceil(answers.length / together);

/** A demo with every n-th of the answers: each is given once. */
function answered(at: number): ChangedConveyor {
  const [demo, conveyor] = recordedConveyors[at % recordedConveyors.length] ?? [];
  const own = answers.filter((_, place) => place % count === at);
  const beside = own.flatMap(({ name }) =>
    besides.flatMap(([pattern, other, value]) => (pattern.test(name) ? [{ name: other, value }] : [])),
  );
  return {
    name: `${demo}, ${own.map(({ name, value }) => `${name} ${value}`).join(", ")}`,
    made: () => conveyor && [...own, ...beside].reduce(withAnswer, conveyor),
    isShown: at % 8 === 0,
  };
}

/** Given for all drives, and for every second point, so that points differ. */
function withAnswer(conveyor: Conveyor, { list, name, value }: Answer): Conveyor {
  const places = list === undefined ? [""] : conveyor[list].map((_, row) => `${list}[${row}].`);
  const values = places
    .filter((_, row) => list !== "pulls" || row % 2 === 0)
    .map((place) => ({ path: place + name, value }))
    .filter(({ path }) => valueAt(conveyor, path) !== undefined);
  const changed = setValues.apply(conveyor, { label: "", values });
  return changed.kind === "changed" ? changed.conveyor : conveyor;
}

/** With load cases of its own of every kind, a duty and zones of idler spacing. */
function laden(conveyor: Conveyor, calcMethod: Conveyor["calcMethod"]): Conveyor {
  const sets = caseSetNames.map((set) => (so: Conveyor) => addLoadCases.apply(so, { set }));
  const windows = [{ windowFrom: 10, windowTo: 30 }];
  const zones = [0.7, 0.85, 1].map((share, at) => {
    return { start: 15 * at, end: at === 2 ? 1e5 : 15 * (at + 1), spacing: share * conveyor.nomCSSpacing };
  });
  const edits = [
    ...sets,
    (so: Conveyor) => addWindowCase.apply(so, { name: "A stretch", windows }),
    (so: Conveyor) => setSpacingZones.apply(so, { zones }),
  ];
  const { loadCases, ...edited } = edits.reduce((so, edit) => {
    const changed = edit(so);
    return changed.kind === "changed" ? changed.conveyor : so;
  }, conveyor);
  const motions = ["Running", "Starting", "Braking", "Coasting", "At rest"] as const;
  const kinds = ["Normal", "Occasional", "Exceptional"] as const;
  return {
    ...edited,
    calcMethod,
    loadCases: loadCases.map((one, at) => ({
      ...one,
      caseMotion: motions[at % motions.length] ?? "Running",
      caseKind: kinds[at % kinds.length] ?? "Normal",
    })),
    duty: [
      { dutyHours: 3000, dutyLoad: 100, dutySpeed: 100 },
      { dutyHours: 2000, dutyLoad: 50, dutySpeed: 80 },
      { dutyHours: 500, dutyLoad: 0, dutySpeed: 100 },
    ],
  };
}
const caseSetNames = Object.keys(caseSets).filter((name): name is CaseSet => Object.hasOwn(caseSets, name));
const ladenMethods = ["ISO", "CEMA", "VISCO", "DIN", "CEMA-7", "JIS"] as const;

const runs: readonly [Scenario, ...Scenario[]] = [
  { kind: "start", load: "full" },
  { kind: "stop", load: "full", by: "ramp-down" },
  { kind: "aborted-start", load: "empty", tripTime: 3, isBraked: true },
  { kind: "power-failure", load: "full", hasBrakeBackup: true },
];

/** How a drive may start by itself beside one that follows a ramp. */
const besideLeader = ["Star-delta", "Soft starter", "Wound rotor", "Fluid coupling"] as const;

/** Two drives: the first under speed control, the second as it is told. */
function mixed(conveyor: Conveyor, controlMode: (typeof besideLeader)[number]): Conveyor {
  const [leader = newDrive(1)] = conveyor.drives;
  const other = { ...leader, driveNo: 2, controlMode, starDeltaTime: 4, flDirectDrive: false };
  const drives = [
    { ...leader, loadShare: 60, controlMode: "Speed control" as const },
    { ...other, loadShare: 40 },
  ];
  const tail = (pull: Pull) => (pull.pType === "Tail" ? { ...pull, pType: "Drive" as const, linkToDriveNo: 2 } : pull);
  return { ...conveyor, startupFactor: 0, rampTime: 8, drives, pulls: conveyor.pulls.map(tail) };
}

/** Where the seeds begin. */
const first = 40;

/** The demos with other answers, and with all that can be added; conveyors under every kind of control, each through another run; and spoilt ones. */
export const changedConveyors: readonly ChangedConveyor[] = [
  ...Array.from({ length: count }, (_, at) => answered(at)),
  ...ladenMethods.map((method, at) => {
    const [demo, conveyor] = recordedConveyors[3 * at + 1] ?? [];
    return { name: `laden ${demo} ${method}`, made: () => conveyor && laden(conveyor, method), isShown: at === 1 };
  }),
  ...Object.entries(controlModes).map(([name, change], at) => ({
    name: `control ${name}`,
    made: () => change(randomConveyor(first + at).conveyor),
    scenario: runs[at % runs.length] ?? runs[0],
  })),
  ...besideLeader.map((controlMode, at) => ({
    name: `control led beside ${controlMode}`,
    made: () => mixed(randomConveyor(first + at).conveyor, controlMode),
    scenario: runs[0],
  })),
  ...Array.from({ length: 4 }, (_, at) => ({ name: `fault ${at}`, made: () => faultyConveyor(first + 4 + at, rows) })),
];

export const changedFile = new URL("changed.txt", import.meta.url);

/** Under its name, as one of many in a file. */
export function changedRecord(changed: ChangedConveyor): Recorded {
  return new Map([...digest(calculatedOf(changed))].map(([part, line]) => [`${changed.name}.${part}`, line]));
}

/** What is calculated of it and of the first seconds of a run, and of some of them what is shown. */
function calculatedOf(changed: ChangedConveyor) {
  const { made, isShown, name: _name, ...own } = changed;
  const conveyor = made();
  if (conveyor === undefined) return {};
  const calculated = calculate(conveyor, { rows });
  if (calculated.kind === "refused") return { refused: calculated.issues };
  const way = ways[changedConveyors.indexOf(changed) % ways.length];
  const prepared = prepareConveyor({ conveyor, calculated, ...own }, { ...fineness, ...way });
  if (prepared.kind === "prepared") prepared.run.advance(10);
  const run = prepared.kind === "prepared" ? prepared.run.result() : prepared;
  const { kind: _, ...solution } = calculated.solution;
  const sheets = [methodSheet, flightSheet, tensionSheet].map((sheet) => sheet(calculated.solution));
  return { ...solution, sheets, run, ...(isShown ? { shown: shownOf(conveyor), told: toldOf(conveyor) } : {}) };
}

/** What is said of it in words: the way of some results, and where values came from. */
function toldOf(conveyor: Conveyor) {
  const calculated = calculate(conveyor, { rows, isTraced: true });
  if (calculated.kind === "refused") return {};
  const steps = ["takeUpMassReq", "tStart"].flatMap((name) => resultSteps(conveyor, calculated, name) ?? []);
  const { solution } = calculated;
  const cost = costOf(conveyor, solution, rows);
  return {
    steps: steps.map((one) => stepsText(one, solution.method)),
    origins: originsOf(conveyor, { solution }).map((one) => originSentence(one, { system: "metric" })),
    remarks: costRemarks(cost, costFacts(conveyor, solution, cost, rows)).map((one) => remarkSentence(one)),
  };
}
