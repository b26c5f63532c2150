import type { ComponentRows, Conveyor, DocumentIssue } from "@beltwright/model";
import { type BatchWorker, runBatches } from "../batches/run-batches.ts";
import {
  answerBatch,
  type Gathered,
  gather,
  isPrecise,
  nothingGathered,
  type StudyBatch,
  studyBatches,
  valuesOf,
} from "./batches.ts";
import { type Headline, headlinesOf } from "./headlines.ts";
import { holdParts } from "./held.ts";
import { outcomeOf, type StudyOutcome } from "./outcome.ts";
import type { SampleBatch, SampledStudy } from "./samples.ts";
import { type FaultyInput, type Study, studyOf } from "./study.ts";

/** A study that can be run: what a worker has to know, and what the answers are of. */
export interface PreparedStudy {
  readonly kind: "prepared";
  readonly sampled: SampledStudy;
  readonly study: Study;
  readonly headlines: readonly Headline[];
  /** Inputs that are left out, and why. */
  readonly faults: readonly FaultyInput[];
  /** As a share; 0 never stops early. */
  readonly precision: number;
}

/** Chooses and holds the parts, and reads what the conveyor wants to be varied. */
export function prepareStudy(
  conveyor: Conveyor,
  rows: ComponentRows,
): PreparedStudy | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] } {
  const held = holdParts(conveyor, rows);
  if ("kind" in held) return held;
  const { study, faults } = studyOf(held.conveyor);
  const headlines = headlinesOf(held.conveyor, held.calculated);
  const sampled = { conveyor: held.conveyor, study, names: headlines.map(({ name }) => name) };
  return { kind: "prepared", sampled, study, headlines, faults, precision: conveyor.studyPrecision / 100 };
}

/** Who runs a study, and who is told how it goes on. */
interface StudyRun {
  readonly startWorker: () => BatchWorker<StudyBatch, SampleBatch>;
  readonly workers: number;
  readonly onGathered?: (gathered: Gathered) => void;
  readonly cancelled?: Promise<void>;
}

/** How a study came to its end. */
export interface StudyEnd {
  readonly end: "answered" | "enough" | "cancelled";
  readonly outcome: StudyOutcome;
  readonly gathered: Gathered;
}

/** Gathers the answers of a study as they come in, and says when enough is known. */
function gathering({ study, headlines, precision }: PreparedStudy) {
  const batches = studyBatches(study);
  const power = headlines.findIndex(({ name }) => name === "absorbedPower");
  let gathered = nothingGathered;
  const take = (answer: SampleBatch, place: number): "enough" | undefined => {
    const batch = batches[place];
    if (batch === undefined) return undefined;
    gathered = gather(gathered, batch, answer);
    return isPrecise(valuesOf(gathered.samples, power), precision) ? "enough" : undefined;
  };
  const ended = (end: StudyEnd["end"]): StudyEnd => ({
    end,
    outcome: outcomeOf(study, headlines, gathered),
    gathered,
  });
  return { batches, take, ended, soFar: () => gathered };
}

/** Runs a study until all samples are there, its power is known well enough, or nobody wants it any more. */
export async function runStudy(prepared: PreparedStudy, run: StudyRun): Promise<StudyEnd> {
  const { batches, take, ended, soFar } = gathering(prepared);
  const { startWorker, workers, cancelled, onGathered } = run;
  const onAnswer = (answer: SampleBatch, place: number) => {
    const enough = take(answer, place);
    onGathered?.(soFar());
    return enough;
  };
  const { end } = await runBatches({ batches, startWorker, workers, onAnswer, ...(cancelled && { cancelled }) });
  return ended(end);
}

/** The same in this thread, one batch after the other: for a report. */
export function studyHere(
  prepared: PreparedStudy,
  onProgress: (done: number, of: number) => void = () => {},
): StudyEnd {
  const { batches, take, ended } = gathering(prepared);
  for (const [place, batch] of batches.entries()) {
    if (take(answerBatch(prepared.sampled, batch), place) === "enough") return ended("enough");
    onProgress(place + 1, batches.length);
  }
  return ended("answered");
}
