import type { Conveyor, Edit, EditOutcome, FieldValue } from "@beltwright/model";
import { createContext, use } from "react";
import { type StoreApi, useStore } from "zustand";
import type { KeptFigures } from "../calculation/kept-figures.ts";
import { isResultOld, type Live, resultAt } from "../calculation/live.ts";
import type { Calculation } from "../calculation/live-calculation.ts";
import type { KeptRuns } from "../dynamics/kept/kept-runs.ts";
import type { Drawings } from "../profile/drawings.ts";
import type { TraceTools } from "../results/trace-tools.ts";
import type { Editor, EditorState, LinkView } from "./editor.ts";
import type { FrameTurns } from "./frame-turns.ts";
import type { LastChange } from "./last-change.ts";
import { valueAt } from "./value-at.ts";
import { showField, type View, type ViewStore } from "./view.ts";

/** The open conveyor, its calculation and what is chosen on screen. */
export interface EditorTools {
  readonly editor: Editor;
  readonly calculation: Calculation;
  /** Main results of the documents before this one. */
  readonly figures: KeptFigures;
  readonly changes: StoreApi<LastChange>;
  /** What follows the document a frame behind its figures. */
  readonly behind: StoreApi<Conveyor>;
  readonly drawings: Drawings;
  readonly turns: FrameTurns;
  /** What dynamic analyses of it found. */
  readonly runs: KeptRuns;
  readonly view: ViewStore;
  readonly traces: TraceTools;
  readonly save: () => void;
}

export const EditorContext = createContext<EditorTools | undefined>(undefined);

export function useEditorTools(): EditorTools {
  const tools = use(EditorContext);
  if (!tools) throw new Error("Only inside an open editor");
  return tools;
}

export function useEditorState<Selected>(select: (state: EditorState) => Selected): Selected {
  return useStore(useEditorTools().editor.store, select);
}

export function useConveyor<Selected>(select: (conveyor: Conveyor) => Selected): Selected {
  return useEditorState(({ document }) => select(document));
}

/** The document whose figures are on the screen, a frame behind them. */
export function useConveyorBehind(): Conveyor {
  return useStore(useEditorTools().behind);
}

export function useValue(path: string): FieldValue | undefined {
  return useConveyor((conveyor) => valueAt(conveyor, path));
}

/** Under which the server has the conveyor; undefined where it is in this browser alone. */
export function useServerId(): string | undefined {
  return useEditorState(({ id, isLocal }) => (isLocal ? undefined : id));
}

export function useLink(): LinkView | undefined {
  return useEditorState(({ link }) => link);
}

/** Outside an editor, where drawings are seen through a link. */
export const MaySaveContext = createContext(true);

/** Whether pictures and figures are offered as files: everywhere but in a design seen through a link without downloads. */
export function useMaySave(): boolean {
  const maySave = use(MaySaveContext);
  return use(EditorContext)?.editor.store.getState().link?.shows.downloads ?? maySave;
}

export function useIsReadOnly(): boolean {
  return useEditorState(({ readOnly }) => readOnly !== undefined);
}

export function useEdit<Args>(edit: Edit<Args>): (args: Args, gesture?: string) => EditOutcome {
  const { editor } = useEditorTools();
  return (args, gesture) => editor.apply(edit, args, gesture);
}

export function useLive<Selected>(select: (live: Live) => Selected): Selected {
  return useStore(useEditorTools().calculation.live, select);
}

/** Whether what is shown was calculated from the document as it is now. */
export function useIsStale(): boolean {
  const document = useConveyor((conveyor) => conveyor);
  return useLive(({ answered, answer, hasRows }) => answered !== document || answer?.kind !== "calculated" || !hasRows);
}

/** One result with whether it is old; the figures of the whole are known before the others. */
export function useResult(path: string): { readonly value: number | string | undefined; readonly isStale: boolean } {
  const value = useLive((live) => resultAt(live, path));
  return { value, isStale: useLive((live) => isResultOld(live, path)) };
}

export function useView<Selected>(select: (view: View) => Selected): Selected {
  return useStore(useEditorTools().view, select);
}

export function useSetView(): (change: Partial<View>) => void {
  const { view } = useEditorTools();
  return (change) => view.setState(change);
}

export function useShowField(): (path: string) => void {
  const { view } = useEditorTools();
  return (path) => showField(view, path);
}
