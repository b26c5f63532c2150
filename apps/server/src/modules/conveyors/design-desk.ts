import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  calculate,
  compareResults,
  conveyorToFile,
  keepParts,
  writeConveyorJson,
  writeConveyorT6,
} from "@beltwright/model";
import { openDocument, openRaw, openRawVersion, prepareDesign, toFiledDesign } from "@beltwright/store";
import { linkedText } from "../links/linked-view.ts";
import { prepareProposal, takeFromProposal, updateProposal } from "../proposals/proposal-desk.ts";
import type { DesignAnswer, DesignWork, Keep, ResultsOf } from "./design-task.ts";
import { answerQuestion } from "./question-desk.ts";
import { readSource } from "./read-source.ts";
import { reviewedVersion } from "./reviewed-version.ts";
import { versionDifferences } from "./version-differences.ts";

interface DeskOf {
  readonly owner: string;
  /** What may be chosen for designs of this owner. */
  readonly rows: ComponentRows;
}

/** All that is done with a whole design: reading, calculating and writing it. Runs in a thread of its own. */
export function designDesk(work: DesignWork, { owner, rows }: DeskOf): DesignAnswer {
  let failure: string | undefined;
  /** A design that cannot be calculated has no results; one that should be and fails is saved without. */
  const calculated = (conveyor: Conveyor): Calculated | undefined => {
    try {
      const calculation = calculate(conveyor, { rows });
      return calculation.kind === "calculated" ? calculation : undefined;
    } catch (cause) {
      failure = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
      return undefined;
    }
  };
  /** As it is stored: with the parts chosen for it, and the results that come of them again. */
  const keep: Keep = (conveyor) => {
    const found = calculated(conveyor);
    if (found === undefined) return { conveyor, results: {} };
    const kept = keepParts(conveyor, found.solution.machine, rows);
    const isChosen = kept.partsKept !== conveyor.partsKept;
    return { conveyor: kept, results: (isChosen ? calculated(kept) : found)?.results ?? {} };
  };
  if (work.kind === "question") return { kind: "done", answer: answerQuestion(work.source, work.question, rows) };
  if (work.kind === "linked") {
    const text = linkedText(work.linked, work.as, { keep, calculated });
    return { kind: "done", text, ...(failure === undefined ? {} : { failure }) };
  }
  if (work.kind === "review") {
    const { conveyor } = toFiledDesign(openRawVersion(work.version));
    return { kind: "done", reviewed: reviewedVersion(conveyor, calculated(conveyor)) };
  }
  const done = doneBy(work, owner, { keep, resultsOf: (conveyor) => calculated(conveyor)?.results ?? {} });
  return { kind: "done", ...done, ...(failure === undefined ? {} : { failure }) };
}

function doneBy(
  work: Exclude<DesignWork, { kind: "question" | "linked" | "review" }>,
  owner: string,
  { keep, resultsOf }: { keep: Keep; resultsOf: ResultsOf },
) {
  switch (work.kind) {
    case "prepare":
      return { read: prepare(work, owner, keep) };
    case "write":
      return { text: write(work, resultsOf) };
    case "open":
      return { conveyor: openDocument(work.document).conveyor };
    case "open-sent": {
      const read = readSource(work.source);
      return { opened: read.kind === "read" ? ({ kind: "opened", conveyor: read.design.conveyor } as const) : read };
    }
    case "differences":
      return {
        text: JSON.stringify(versionDifferences(resultsOf, openRawVersion(work.before), openRawVersion(work.after))),
      };
    case "propose":
      return { proposed: prepareProposal(work, work.isCalculated ? resultsOf : () => ({})) };
    case "take":
      return { taken: takeFromProposal(work, keep) };
    case "update":
      return { updated: updateProposal(work, resultsOf) };
  }
}

function prepare({ source, isCalculated }: Extract<DesignWork, { kind: "prepare" }>, owner: string, keep: Keep) {
  const read = readSource(source);
  if (read.kind !== "read") return read;
  const { results: sent, ...sentDesign } = read.design;
  const { conveyor, results } = isCalculated ? keep(sentDesign.conveyor) : { ...sentDesign, results: {} };
  const design = prepareDesign({ ...sentDesign, conveyor, results }, { owner, isUnshared: source.kind === "file" });
  const check = Object.keys(sent).length === 0 ? {} : { check: compareResults(sent, results) };
  return { kind: "read", design, revision: read.revision, ...check } as const;
}

/** With results by the program of today, whatever it calculated when the conveyor was saved. */
function write({ raw, format }: Extract<DesignWork, { kind: "write" }>, resultsOf: ResultsOf): string {
  const stored = openRaw(raw);
  const { conveyor } = toFiledDesign(stored);
  const results = resultsOf(conveyor);
  switch (format) {
    case "T6":
      return writeConveyorT6(conveyor, results);
    case "Json":
      return writeConveyorJson(conveyor, results);
    case "stored":
      return JSON.stringify({ ...conveyorToFile(conveyor, results), id: stored.id, revision: stored.revision });
  }
}
