import { defaultsOf } from "../document/defaults.ts";
import { loadCase as definition, mostLoadCases } from "../document/records/load-case.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { CaseFeed, CaseWindow, OwnLoadCase } from "../document/types/parts.ts";
import { defineEdit, refuse } from "../edits/edit.ts";

type NewCase = Partial<Omit<OwnLoadCase, "caseNo">>;

/** Cases that are added with one click: handbook 10.1. */
export const caseSets = {
  blank: { title: "A case of your own", cases: () => [{ caseName: "New case" }] },
  year: {
    title: "Normal year",
    cases: () => [
      { caseName: "Easy running", caseFriction: 0.7 },
      { caseName: "Heavy running", caseFriction: 1.25 },
    ],
  },
  winter: {
    title: "Winter",
    cases: ({ minTemp }) => [
      { caseName: "Winter", caseFriction: 1.25, hasTemperature: true, caseTemperature: Math.min(minTemp, 0) },
    ],
  },
  lean: {
    title: "Lean",
    cases: () => [{ caseName: "Lean", caseNote: "Worn belt that runs easily", caseFriction: 0.7, beltWear: 60 }],
  },
  blockedChute: {
    title: "Blocked chute",
    cases: (conveyor) =>
      hoppersOf(conveyor).map(({ noID, no }, _, all) => ({
        caseName: all.length === 1 ? "Blocked chute" : `Blocked chute, point ${no}`,
        caseKind: "Occasional",
        floodedAt: noID,
      })),
  },
  driveOut: {
    title: "One drive out",
    cases: ({ drives }) =>
      drives.length < 2
        ? []
        : drives.map(({ driveNo }) => ({
            caseName: `Drive ${driveNo} out`,
            caseKind: "Occasional",
            drivesOut: [{ outDriveNo: driveNo }],
          })),
  },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly cases: (conveyor: Conveyor) => readonly NewCase[] }>
>;

export type CaseSet = keyof typeof caseSets;

/** Points that feed the belt. */
export function hoppersOf({ pulls }: Pick<Conveyor, "pulls">) {
  return pulls.filter(({ pType }) => pType === "Hopper");
}

export const addLoadCases = defineEdit<{ readonly set: CaseSet }>(
  ({ set }) => `Add load cases: ${caseSets[set].title.toLowerCase()}`,
  (conveyor, { set }) => {
    const added = caseSets[set].cases(conveyor);
    if (added.length === 0) return refuse("loadCases", noneFor[set] ?? "There is nothing to add.");
    return withCases(conveyor, conveyor.loadCases.length, added);
  },
);

const noneFor: Readonly<Partial<Record<CaseSet, string>>> = {
  blockedChute: "This conveyor has no hopper that could be blocked.",
  driveOut: "This conveyor has one drive: without it, it stands.",
};

export const copyLoadCase = defineEdit<{ readonly index: number }>("Copy load case", (conveyor, { index }) => {
  const one = conveyor.loadCases[index];
  if (!one) return refuse("loadCases", "There is no such case.");
  return withCases(conveyor, index + 1, [{ ...one, caseName: `${one.caseName} copy`.slice(0, 80) }]);
});

export const deleteLoadCase = defineEdit<{ readonly index: number }>("Delete load case", (conveyor, { index }) => {
  if (!conveyor.loadCases[index]) return refuse("loadCases", "There is no such case.");
  return { ...conveyor, loadCases: conveyor.loadCases.toSpliced(index, 1) };
});

/** Cases are told and printed in their order. */
export const moveLoadCase = defineEdit<{ readonly from: number; readonly to: number }>(
  "Move load case",
  (conveyor, { from, to }) => {
    const one = conveyor.loadCases[from];
    if (!one || !conveyor.loadCases[to]) return refuse("loadCases", "There is no such case.");
    return { ...conveyor, loadCases: conveyor.loadCases.toSpliced(from, 1).toSpliced(to, 0, one) };
  },
);

/** Says what a hopper feeds in a case; without a feed it feeds what the design says. */
export const setCaseFeed = defineEdit<{
  readonly index: number;
  readonly atPoint: number;
  readonly feed: Omit<CaseFeed, "atPoint" | "extras"> | undefined;
}>("Change feed of load case", (conveyor, { index, atPoint, feed }) =>
  withCase(conveyor, index, ({ feeds }) => ({
    feeds: [...feeds.filter((one) => one.atPoint !== atPoint), ...(feed ? [{ ...feed, atPoint }] : [])],
  })),
);

export const setDriveOut = defineEdit<{ readonly index: number; readonly driveNo: number; readonly isOut: boolean }>(
  "Change drives of load case",
  (conveyor, { index, driveNo, isOut }) =>
    withCase(conveyor, index, ({ drivesOut }) => ({
      drivesOut: [
        ...drivesOut.filter(({ outDriveNo }) => outDriveNo !== driveNo),
        ...(isOut ? [{ outDriveNo: driveNo }] : []),
      ],
    })),
);

/** Says what a section carries in a case, whatever is fed; without a tonnage it carries that again. */
export const setSectionLoad = defineEdit<{
  readonly index: number;
  readonly atPoint: number;
  readonly tonnage: number | undefined;
}>("Change section load of load case", (conveyor, { index, atPoint, tonnage }) =>
  withCase(conveyor, index, ({ sectionLoads }) => ({
    sectionLoads: [
      ...sectionLoads.filter((one) => one.atPoint !== atPoint),
      ...(tonnage === undefined ? [] : [{ atPoint, sectionTonnage: tonnage }]),
    ],
  })),
);

/** Says that load lies in these stretches only, m along the carry strand; without any, wherever it is fed. */
export const setCaseWindows = defineEdit<{ readonly index: number; readonly windows: readonly CaseWindow[] }>(
  "Change stretch of load case",
  (conveyor, { index, windows }) => withCase(conveyor, index, () => ({ windows })),
);

/** A case whose load lies in these stretches only. */
export const addWindowCase = defineEdit<{ readonly name: string; readonly windows: readonly CaseWindow[] }>(
  "Add load case with a stretch of load",
  (conveyor, { name, windows }) =>
    withCases(conveyor, conveyor.loadCases.length, [{ caseName: name.slice(0, 80), windows }]),
);

function withCase(conveyor: Conveyor, index: number, change: (one: OwnLoadCase) => Partial<OwnLoadCase>) {
  const one = conveyor.loadCases[index];
  if (!one) return refuse("loadCases", "There is no such case.");
  return { ...conveyor, loadCases: conveyor.loadCases.with(index, { ...one, ...change(one) }) };
}

function withCases(conveyor: Conveyor, at: number, added: readonly NewCase[]) {
  const { loadCases } = conveyor;
  if (loadCases.length + added.length > mostLoadCases) {
    return refuse("loadCases", `A conveyor has at most ${mostLoadCases} load cases of its own.`);
  }
  const last = Math.max(0, ...loadCases.map(({ caseNo }) => caseNo));
  const made = added.map((one, index) => ({ ...newCase, ...one, caseNo: last + index + 1 }));
  return { ...conveyor, loadCases: loadCases.toSpliced(at, 0, ...made) };
}

// Made from the definition of the record, so its shape is that of the type made from the same definition.
const newCase = defaultsOf(definition) as unknown as OwnLoadCase;
