import { isZero, type LoadWindow, largest, type OwnCase } from "@beltwright/engine";
import { percent, tonnesPerHour } from "../design/si.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { CaseFeed, OwnLoadCase } from "../document/types/parts.ts";

/** The cases a document describes and has switched on, in the engine's words. */
export function ownCasesOf({ loadCases }: Conveyor): readonly OwnCase[] {
  const titles = ownCaseTitles(loadCases);
  return loadCases.flatMap((one, at) => (one.caseIsOn ? [ownCaseOf(one, titles[at] ?? "")] : []));
}

/** What each case is called in results: its name, told apart from an earlier one of the same name by its number. */
export function ownCaseTitles(loadCases: readonly Pick<OwnLoadCase, "caseNo" | "caseName">[]): readonly string[] {
  const taken = new Set<string>();
  return loadCases.map(({ caseNo, caseName }) => {
    const name = caseName.trim();
    const title = name === "" ? `Case ${caseNo}` : taken.has(name) ? `${name} (${caseNo})` : name;
    taken.add(title);
    return title;
  });
}

const kinds = { Normal: "normal", Occasional: "occasional", Exceptional: "exceptional" } as const;
const motions = {
  Running: "running",
  Starting: "starting",
  Braking: "braking",
  Coasting: "coasting",
  "At rest": "at-rest",
} as const;

function ownCaseOf(one: OwnLoadCase, title: string): OwnCase {
  const { floodedAt, floodedLength: length } = one;
  const windows = joined(one.windows.map(({ windowFrom: from, windowTo: to }) => ({ from, to })));
  return {
    name: `own-${title}`,
    kind: kinds[one.caseKind],
    motion: motions[one.caseMotion],
    feeds: one.feeds.map(feedOf),
    sectionLoads: one.sectionLoads.map(({ atPoint, sectionTonnage }) => {
      return { pointId: String(atPoint), massFlow: tonnesPerHour(sectionTonnage) };
    }),
    ...(windows.length === 0 ? {} : { windows }),
    speedShare: percent(one.speedShare),
    densityFactor: one.densityFactor,
    ...(floodedAt === 0 ? {} : { flooded: { pointId: String(floodedAt), ...(isZero(length) ? {} : { length }) } }),
    frictionFactor: one.caseFriction,
    ...(one.hasTemperature ? { temperature: one.caseTemperature } : {}),
    beltWear: percent(one.beltWear),
    drivesOut: one.drivesOut.map(({ outDriveNo }) => String(outDriveNo)),
    isChecked: one.caseIsChecked,
  };
}

/** Stretches that overlap are one: no place carries its load twice. */
function joined(windows: readonly LoadWindow[]): readonly LoadWindow[] {
  const done: LoadWindow[] = [];
  for (const window of windows.toSorted((one, other) => one.from - other.from)) {
    const last = done.at(-1);
    if (last === undefined || window.from > last.to) done.push(window);
    else done[done.length - 1] = { from: last.from, to: largest(last.to, window.to) };
  }
  return done;
}

function feedOf({ atPoint, feedBy, feedShare, feedTonnage }: CaseFeed): OwnCase["feeds"][number] {
  const pointId = String(atPoint);
  return feedBy === "Share"
    ? { kind: "share", pointId, share: percent(feedShare) }
    : { kind: "flow", pointId, massFlow: tonnesPerHour(feedTonnage) };
}
