import type { Conveyor, DocumentIssue } from "@beltwright/model";
import type { StudyOfReport } from "@beltwright/report";
import type { Gathered, PreparedStudy, SobolShares, StudyEnd, StudyOutcome } from "@beltwright/studies";
import { useMemo } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type EditorTools, useEditorTools } from "../../document/editor-context.ts";

/** How the study of the open conveyor stands. */
export type StudyState =
  | { readonly kind: "idle" }
  | { readonly kind: "preparing" }
  | (Sampled & { readonly kind: "running" })
  | (Sampled & {
      readonly kind: "done";
      readonly end: StudyEnd["end"];
      readonly outcome: StudyOutcome;
      readonly seconds: number;
      readonly shares?: SharesState;
    })
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] }
  | { readonly kind: "failed" };

/** First and total shares of one result, or how far they are. */
export type SharesState =
  | { readonly kind: "running"; readonly name: string; readonly share: number }
  | { readonly kind: "found"; readonly name: string; readonly found: SobolShares }
  | { readonly kind: "none"; readonly name: string };

export interface Sampled {
  /** The document it began from. */
  readonly conveyor: Conveyor;
  readonly prepared: PreparedStudy;
  readonly gathered: Gathered;
}

export const newStudyStore = (): StoreApi<StudyState> => createStore<StudyState>(() => ({ kind: "idle" }));

const stores = new WeakMap<EditorTools, StoreApi<StudyState>>();

/** One for each open conveyor. Apart from what runs the study: the editor asks for it before anyone studies. */
export function studyStore(tools: EditorTools): StoreApi<StudyState> {
  const known = stores.get(tools) ?? newStudyStore();
  stores.set(tools, known);
  return known;
}

/** The study that was run to its end of a document. */
export function useStudyOf(conveyor: Conveyor): StudyOfReport | undefined {
  const state = useStore(studyStore(useEditorTools()));
  return useMemo(() => {
    if (state.kind !== "done" || state.end === "cancelled" || state.conveyor !== conveyor) return undefined;
    const { prepared, outcome, gathered } = state;
    return { prepared, study: { outcome, gathered } };
  }, [state, conveyor]);
}
