import type { ComponentRows, Conveyor } from "@beltwright/model";
import type { StoreApi } from "zustand/vanilla";
import { latestWins } from "../../../ui/latest-wins.ts";
import type { Editor } from "../document/editor.ts";
import type { FrameTurns } from "../document/frame-turns.ts";
import type { CalculationCalls, PackedAnswer } from "./calculation-calls.ts";
import { changesBetween } from "./document-changes.ts";
import type { Live } from "./live.ts";
import { createUnpacker } from "./packed-results.ts";
import type { QuickAnswer, TensionCalls } from "./tension-calls.ts";

/** The workers, as far as they are asked here. */
interface Workers {
  readonly calls: Asked<Pick<CalculationCalls, "begin" | "calculate" | "provideRows">>;
  readonly tensions: Asked<Pick<TensionCalls, "openDocument" | "takeParts" | "follow">>;
}

type Asked<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

interface Following {
  readonly provideRows: (rows: ComponentRows) => Promise<void>;
  readonly stop: () => void;
}

/** A document with its place in the order of changes: an old one may come back by undo. */
interface Job {
  readonly document: Conveyor;
  readonly change: number;
}

/** How long changes must pause before everything is calculated and components are chosen anew. */
const pause = 120;

/** A calculation that takes no longer than this, ms, waits for no pause. */
const quickEnough = 100;

/**
 * With so many processors everything is calculated while the page shows the figures; with fewer it would take the one they
 * need, and begins when they are shown.
 */
const manyProcessors = 4;

/** How long, ms, figures stand before the next are asked for: in a drag others would be drawn than anyone can read. */
const readable = 50;

/** How long, ms, a change may go without any answer before what is shown is marked as old. */
const patience = 100;

/**
 * The same for what comes with the whole answer alone. That it is on its way is said all the while; numbers that turned grey
 * for the last moments would flicker, and the page would be at that when the answer comes.
 */
const wholePatience = 250;

/** How far the answers have come, by the numbers of the changes. */
interface Progress {
  change: number;
  quick: number;
  whole: number;
  /** How long the last whole calculation took, ms. */
  took: number;
}

/** What both ways of calculating share. */
interface Followed {
  readonly begun: Conveyor;
  readonly workers: Workers;
  readonly live: StoreApi<Live>;
  readonly progress: Progress;
  readonly overdue: Patience;
  readonly wholeOverdue: Patience;
}

/**
 * Calculates in two workers at every change of the document: the figures of the whole at once, by the components chosen
 * last; everything, chosen anew, as soon as the changes pause. An answer never covers one of a newer document.
 */
export function followDocument(
  { store }: Pick<Editor, "store">,
  workers: Workers,
  live: StoreApi<Live>,
  turns: FrameTurns,
  processors = navigator.hardwareConcurrency,
): Following {
  const begun = store.getState().document;
  const progress = { change: 0, quick: 0, whole: 0, took: Number.POSITIVE_INFINITY };
  const overdue = patienceUntil(patience, () => live.setState({ isOverdue: true }));
  const wholeOverdue = patienceUntil(wholePatience, () => live.setState({ isWholeOverdue: true }));
  const followed: Followed = { begun, workers, live, progress, overdue, wholeOverdue };
  let later: ReturnType<typeof setTimeout> | undefined;
  let hasRows = false;
  const wholes = wholeCalculations(followed);
  const askWhole = () => {
    clearTimeout(later);
    wholes.submit({ document: store.getState().document, change: progress.change, hasRows });
  };
  const quicks = quickCalculations(followed, turns, askWhole, processors >= manyProcessors);
  const stopWatching = store.subscribe(({ document }, before) => {
    if (document === before.document) return;
    progress.change += 1;
    overdue.begin();
    wholeOverdue.begin();
    quicks.submit({ document, change: progress.change });
    clearTimeout(later);
    later = setTimeout(askWhole, pause);
  });
  void workers.tensions.openDocument(begun);
  void workers.calls.begin(begun);
  askWhole();
  return {
    provideRows: async (rows) => {
      await workers.calls.provideRows(rows);
      hasRows = true;
      askWhole();
    },
    stop: () => {
      clearTimeout(later);
      overdue.answered(true);
      wholeOverdue.answered(true);
      stopWatching();
      wholes.stop();
      quicks.stop();
    },
  };
}

/** Everything, with components chosen anew. */
function wholeCalculations({ begun, workers, live, progress, overdue, wholeOverdue }: Followed) {
  const { calls, tensions } = workers;
  const unpacked = createUnpacker();
  let sent = begun;
  return latestWins<Job & { readonly hasRows: boolean }, PackedAnswer>(
    async ({ document }) => {
      const changes = changesBetween(sent, document);
      sent = document;
      return calls.calculate(changes);
    },
    ({ document: answered, change, hasRows }, { answer, milliseconds, parts, results: packed }) => {
      void tensions.takeParts(parts);
      const results = unpacked(packed);
      progress.took = milliseconds;
      progress.whole = change;
      overdue.answered(change === progress.change);
      wholeOverdue.answered(change === progress.change);
      live.setState((before) => ({
        hasRows,
        answer,
        answered,
        milliseconds,
        isOverdue: false,
        isWholeOverdue: false,
        failure: undefined,
        // What a document came with was chosen from the libraries: it is worth more than an answer without them.
        quick: progress.quick > change || (change === 0 && !hasRows) ? before.quick : undefined,
        results: answer.kind === "calculated" ? results : before.results,
      }));
    },
    (failure) => live.setState({ failure }),
  );
}

/** The figures of the whole at once, by the components chosen last. */
function quickCalculations(
  { begun, workers, live, progress, overdue }: Followed,
  turns: FrameTurns,
  askWhole: () => void,
  isRoomy: boolean,
) {
  const isQuick = (change: number) => change === progress.change && progress.took < quickEnough;
  let sent = begun;
  return latestWins<Job, QuickAnswer | undefined>(
    async ({ document }) => {
      const changes = changesBetween(sent, document);
      sent = document;
      return workers.tensions.follow(changes);
    },
    async ({ document, change }, quick) => {
      if (quick === undefined) return askWhole();
      if (isRoomy && isQuick(change)) askWhole();
      await turns.take(() => {
        // All the others may have come while this waited for its turn.
        if (change <= progress.whole) return;
        progress.quick = change;
        overdue.answered(change === progress.change);
        live.setState({ quick: { ...quick, document }, isOverdue: false });
      });
      if (!isRoomy && isQuick(change)) askWhole();
      await new Promise((wake) => setTimeout(wake, readable));
    },
    // The whole calculation is on its way and says what is wrong.
    () => askWhole(),
  );
}

type Patience = ReturnType<typeof patienceUntil>;

/**
 * Ends in `mark` once a change has waited too long for an answer. Marking at once would repaint every number twice at
 * each key, to grey and back, and hold up the new figures.
 */
function patienceUntil(limit: number, mark: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer ??= setTimeout(mark, limit);
  };
  return {
    begin,
    answered: (isNewest: boolean) => {
      clearTimeout(timer);
      timer = undefined;
      if (!isNewest) begin();
    },
  };
}
