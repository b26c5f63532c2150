import type { Linked, Proposal } from "@beltwright/contract";
import type { Conveyor, DocumentIssue, Edit, EditOutcome } from "@beltwright/model";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Change, type History, noHistory, redone, undone, withChange } from "./history.ts";
import type { Opening } from "./opening.ts";

/** The conveyor as the server has it: what changes are told against and saves begin from. */
export interface SavedConveyor extends Opening {
  readonly revision: number;
}

/** A proposal as the server has it: of whom, and the revision that saves begin from. */
export type OpenProposal = Pick<Proposal, "id" | "revision" | "title" | "proposedBy" | "isOwn" | "state"> & {
  /** The newest version, where the one on the screen is an earlier one. */
  readonly newest?: number;
};

/** Where the last attempt to save stands. */
type Saving =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  /** Out of reach of the server; saved as soon as it is back. */
  | { readonly kind: "waiting" }
  /** Nobody is signed in: the person is asked for an account. */
  | { readonly kind: "needs-account" }
  | { readonly kind: "refused"; readonly error: unknown }
  | { readonly kind: "conflict"; readonly theirs: SavedConveyor };

/** The link that a design is seen through, and what it shows. */
export interface LinkView {
  readonly secret: string;
  readonly shows: Linked["shows"];
}

export interface EditorState extends History {
  readonly id: string;
  readonly saved: SavedConveyor;
  readonly document: Conveyor;
  readonly saving: Saving;
  /** Kept in this browser alone: no account has it yet, and the server knows nothing of it. */
  readonly isLocal: boolean;
  /** Whether the person may only propose changes: saving puts them before the owner. */
  readonly isProposing: boolean;
  /** The proposal on the screen in place of the design; `saved` has the revision that it began from. */
  readonly proposal: OpenProposal | undefined;
  /** Seen through a link, by someone who has nothing else of it. */
  readonly link: LinkView | undefined;
  /** Why nothing can be changed; undefined where it can. */
  readonly readOnly: string | undefined;
  /** Why the last edit was refused, until the next one. */
  readonly issues: readonly DocumentIssue[];
}

type EditorStore = StoreApi<EditorState>;

export interface Editor {
  readonly store: EditorStore;
  /** Applies an edit as one step to take back; steps of one drag share a gesture. */
  readonly apply: <Args>(edit: Edit<Args>, args: Args, gesture?: string) => EditOutcome;
  /**
   * A change that is still being made, such as a number while it is typed: each attempt of one gesture begins from the
   * document before it and takes the place of the last, so that all are one step. One that comes to nothing takes
   * itself back.
   */
  readonly attempt: (gesture: string, make: (before: Conveyor) => EditOutcome) => EditOutcome;
  /** Takes a gesture back where it was the last change, as if it had never begun. */
  readonly abandon: (gesture: string) => void;
  /** Puts another document in place of this one, as one step to take back; `opening` where it comes from a file. */
  readonly replace: (label: string, document: Conveyor, opening?: Opening) => void;
  readonly undo: () => string | undefined;
  readonly redo: () => string | undefined;
}

interface Opened {
  readonly id: string;
  readonly saved: SavedConveyor;
  readonly document?: Conveyor;
  readonly isLocal?: boolean;
  readonly isProposing?: boolean;
  readonly proposal?: OpenProposal | undefined;
  readonly link?: LinkView | undefined;
  readonly readOnly?: string | undefined;
}

export function createEditor(opened: Opened): Editor {
  const {
    id,
    saved,
    document = saved.conveyor,
    isLocal = false,
    isProposing = false,
    proposal,
    link,
    readOnly,
  } = opened;
  const store = createStore<EditorState>(() => ({
    id,
    saved,
    document,
    isLocal,
    isProposing,
    proposal,
    link,
    readOnly,
    ...noHistory,
    saving: { kind: "idle" },
    issues: [],
  }));

  const change = (label: string, after: Conveyor, how: Pick<Change, "gesture" | "opening"> = {}) => {
    const { document: before } = store.getState();
    store.setState((state) => ({
      ...withChange(state, { label, before, after, ...how }),
      document: after,
      issues: [],
    }));
  };
  const move = (moved: ReturnType<typeof undone>) => {
    if (!moved || store.getState().readOnly !== undefined) return undefined;
    store.setState({ ...moved.history, document: moved.document, issues: [] });
    return moved.label;
  };

  const begun = (gesture: string) => {
    const { past, document: now } = store.getState();
    const last = past.at(-1);
    return last?.gesture === gesture && last.after === now ? last : undefined;
  };
  const abandon = (gesture: string) => {
    const step = begun(gesture);
    if (step) store.setState(({ past }) => ({ past: past.slice(0, -1), document: step.before, issues: [] }));
  };

  return {
    store,
    attempt: (gesture, make) => {
      const { document: now, readOnly: reason } = store.getState();
      if (reason !== undefined) return { kind: "refused", issues: [{ path: "", message: reason }] };
      const outcome = make(begun(gesture)?.before ?? now);
      if (outcome.kind === "changed") change(outcome.label, outcome.conveyor, { gesture });
      else abandon(gesture);
      return outcome;
    },
    abandon,
    apply: (edit, args, gesture) => {
      const { document: before, readOnly: reason } = store.getState();
      if (reason !== undefined) return refused(store, [{ path: "", message: reason }]);
      const outcome = edit.apply(before, args);
      if (outcome.kind === "refused") return refused(store, outcome.issues);
      if (outcome.kind === "changed") change(outcome.label, outcome.conveyor, { gesture });
      else store.setState({ issues: [] });
      return outcome;
    },
    replace: (label, next, opening) => {
      if (store.getState().readOnly === undefined) change(label, next, { opening });
    },
    undo: () => move(undone(store.getState())),
    redo: () => move(redone(store.getState())),
  };
}

function refused(store: EditorStore, issues: readonly DocumentIssue[]): EditOutcome {
  store.setState({ issues });
  return { kind: "refused", issues };
}

/** What the document was opened from: the last file that was put in its place since the save, or what was saved. */
export function openingOf({ past, saved }: Pick<EditorState, "past" | "saved">): Opening {
  const savedAt = past.findLastIndex(({ after }) => after === saved.conveyor);
  return past.slice(savedAt + 1).findLast(({ opening }) => opening !== undefined)?.opening ?? saved;
}

/** Taking back every change since the last save makes a document saved again. */
export function isUnsaved({ document, saved }: Pick<EditorState, "document" | "saved">): boolean {
  return document !== saved.conveyor;
}
