import type { ComponentRows, Conveyor } from "@beltwright/model";
import type { StoreApi } from "zustand/vanilla";
import type { Editor } from "../document/editor.ts";
import type { FrameTurns } from "../document/frame-turns.ts";
import type { CalculationCalls, PackedAnswer } from "./calculation-calls.ts";
import { changesBetween } from "./document-changes.ts";
import { latestWins } from "./latest-wins.ts";
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

/**
 * A calculation that takes no longer than this, ms, waits for no pause, but for the figures to be shown: beside them it
 * would take the processor they need.
 */
const quickEnough = 60;

/** How long, ms, figures stand before the next are asked for: in a drag others would be drawn than anyone can read. */
const readable = 50;

/** How long, ms, a change may go without any answer before what is shown is marked as old. */
const patience = 100;

/**
 * Calculates in two workers at every change of the document: the figures of the whole at once, by the components chosen
 * last; everything, chosen anew, as soon as the changes pause. An answer never covers one of a newer document.
 */
export function followDocument(
  { store }: Pick<Editor, "store">,
  workers: Workers,
  live: StoreApi<Live>,
  turns: FrameTurns,
): Following {
  const { calls, tensions } = workers;
  let change = 0;
  let quickChange = 0;
  let wholeChange = 0;
  let sent = store.getState().document;
  let sentWhole = sent;
  const unpacked = createUnpacker();
  let later: ReturnType<typeof setTimeout> | undefined;
  const overdue = patienceUntil(() => live.setState({ isOverdue: true }));
  const wholeOverdue = patienceUntil(() => live.setState({ isWholeOverdue: true }));

  const wholes = latestWins<Job & { readonly hasRows: boolean }, PackedAnswer>(
    async ({ document }) => {
      const changes = changesBetween(sentWhole, document);
      sentWhole = document;
      return calls.calculate(changes);
    },
    ({ document: answered, change: at, hasRows }, { answer, milliseconds, parts, results: packed }) => {
      void tensions.takeParts(parts);
      const results = unpacked(packed);
      took = milliseconds;
      wholeChange = at;
      overdue.answered(at === change);
      wholeOverdue.answered(at === change);
      live.setState((before) => ({
        hasRows,
        answer,
        answered,
        milliseconds,
        isOverdue: false,
        isWholeOverdue: false,
        failure: undefined,
        quick: quickChange > at ? before.quick : undefined,
        results: answer.kind === "calculated" ? results : before.results,
      }));
    },
    (failure) => live.setState({ failure }),
  );
  const quicks = latestWins<Job, QuickAnswer | undefined>(
    async ({ document }) => {
      const changes = changesBetween(sent, document);
      sent = document;
      return tensions.follow(changes);
    },
    async ({ document, change: at }, quick) => {
      if (quick === undefined) return askWhole();
      await turns.take(() => {
        // All the others may have come while this waited for its turn.
        if (at <= wholeChange) return;
        quickChange = at;
        overdue.answered(at === change);
        live.setState({ quick: { ...quick, document }, isOverdue: false });
      });
      if (at === change && took < quickEnough) askWhole();
      await new Promise((wake) => setTimeout(wake, readable));
    },
    // The whole calculation is on its way and says what is wrong.
    () => askWhole(),
  );
  let hasRows = false;
  let took = Number.POSITIVE_INFINITY;
  const askWhole = () => {
    clearTimeout(later);
    wholes.submit({ document: store.getState().document, change, hasRows });
  };
  const stopWatching = store.subscribe(({ document }, before) => {
    if (document === before.document) return;
    change += 1;
    overdue.begin();
    wholeOverdue.begin();
    quicks.submit({ document, change });
    clearTimeout(later);
    later = setTimeout(askWhole, pause);
  });
  void tensions.openDocument(sent);
  void calls.begin(sentWhole);
  askWhole();
  return {
    provideRows: async (rows) => {
      await calls.provideRows(rows);
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

/**
 * Ends in `mark` once a change has waited too long for an answer. Marking at once would repaint every number twice at
 * each key, to grey and back, and hold up the new figures.
 */
function patienceUntil(mark: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer ??= setTimeout(mark, patience);
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
