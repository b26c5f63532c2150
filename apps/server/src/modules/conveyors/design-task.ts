import type { ProblemCode } from "@beltwright/contract";
import type { Method } from "@beltwright/engine";
import type {
  Conveyor,
  ConveyorFileType,
  compareResults,
  DocumentIssue,
  SelectionScope,
  Starter,
  StoredResults,
} from "@beltwright/model";
import type { LinkedConveyor, PreparedDesign, PreparedProposal, RawConveyor, RawVersion } from "@beltwright/store";
import type { ReviewedVersion } from "./reviewed-version.ts";
import type { SelectableRows } from "./selectable-rows.ts";

/** A design that comes from outside, as bytes. */
export type DesignSource =
  | { readonly kind: "file"; readonly type: ConveyorFileType; readonly bytes: Uint8Array }
  /** A new one may leave out what a person would start with. */
  | { readonly kind: "new-body"; readonly bytes: Uint8Array; readonly starter: Starter }
  | { readonly kind: "body"; readonly bytes: Uint8Array };

/** What is asked of a design that is sent along and not kept. */
export type DesignQuestion =
  | { readonly kind: "calculate"; readonly method?: Method | "all"; readonly traces: readonly string[] }
  | { readonly kind: "run"; readonly isWhole: boolean; readonly scenario?: string; readonly asked: RunTerms };

/** How a run is made where not as the document says: s, s and parts of the belt. */
interface RunTerms {
  readonly runTime?: number;
  readonly interval?: number;
  readonly elements?: number;
}

export type QuestionAnswer =
  | { readonly kind: "answered"; readonly text: string }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] }
  | UnreadDesign;

export type OpenedDesign = { readonly kind: "opened"; readonly conveyor: Conveyor } | UnreadDesign;

type UnreadDesign = Exclude<ReadDesign, { kind: "read" }>;

/** What is done with designs beside the event loop. Whatever is long goes in and comes out as text or bytes. */
export type DesignWork =
  | { readonly kind: "prepare"; readonly source: DesignSource; readonly isCalculated: boolean }
  | { readonly kind: "write"; readonly raw: RawConveyor; readonly format: "T6" | "Json" | "stored" }
  | { readonly kind: "open"; readonly document: string }
  | { readonly kind: "question"; readonly source: DesignSource; readonly question: DesignQuestion }
  | { readonly kind: "open-sent"; readonly source: DesignSource }
  | { readonly kind: "linked"; readonly linked: LinkedConveyor; readonly as: LinkedAs }
  | { readonly kind: "differences"; readonly before: RawVersion; readonly after: RawVersion }
  | {
      readonly kind: "propose";
      readonly source: DesignSource;
      readonly base: RawVersion;
      readonly isCalculated: boolean;
    }
  | ({ readonly kind: "take" } & ProposalTaking)
  | ({ readonly kind: "update" } & ProposalUpdate)
  | { readonly kind: "review"; readonly version: RawVersion };

/** A proposal to be put into the design it was made for. */
export interface ProposalTaking {
  readonly base: RawVersion;
  readonly proposed: RawVersion;
  readonly current: RawConveyor;
  /** Paths of what is taken. */
  readonly take: "all" | readonly string[];
}

/** A proposal to be put on a newer version of the design it was made for. */
export interface ProposalUpdate {
  readonly base: RawVersion;
  readonly proposed: RawVersion;
  readonly newer: RawVersion;
  /** Paths of what is proposed still. */
  readonly keep: "all" | readonly string[];
}

export interface UpdatedProposal {
  readonly design: PreparedProposal;
  /** Whether something was to be kept at which nothing is proposed. */
  readonly hasUnknown: boolean;
}

export type ProposedDesign =
  | { readonly kind: "read"; readonly design: PreparedProposal; readonly revision: number | undefined }
  | UnreadDesign;

/** The design with what is taken. */
export interface TakenProposal {
  readonly design: PreparedDesign;
  readonly taken: readonly string[];
  /** Whether something was wanted at which nothing is proposed. */
  readonly hasUnknown: boolean;
  readonly isWhole: boolean;
}

export type ResultsOf = (conveyor: Conveyor) => StoredResults;
/** The conveyor as it is stored, with the parts chosen for it. */
export type Keep = (conveyor: Conveyor) => { readonly conveyor: Conveyor; readonly results: StoredResults };

/** What the holder of a link asks for: what it opens, or the design as a file. */
export type LinkedAs = "view" | "Json" | "T6";

export interface DesignTask {
  readonly work: DesignWork;
  /** Whose design it is, as far as that decides what may be chosen for it. */
  readonly scope: SelectionScope;
  /** The libraries that changed since the thread was sent the task before. */
  readonly changed: readonly SelectableRows[];
}

export type ReadDesign =
  | {
      readonly kind: "read";
      readonly design: PreparedDesign;
      /** The revision it was begun from, where it says so. */
      readonly revision: number | undefined;
      /** Where the results it came with and ours differ; absent where it came with none. */
      readonly check?: ReturnType<typeof compareResults>;
    }
  | { readonly kind: "not-a-conveyor"; readonly code: ProblemCode }
  | { readonly kind: "unreadable"; readonly code: ProblemCode; readonly issues: readonly DocumentIssue[] };

export type DesignAnswer =
  | {
      readonly kind: "done";
      readonly read?: ReadDesign;
      readonly text?: string;
      readonly conveyor?: Conveyor;
      readonly answer?: QuestionAnswer;
      readonly opened?: OpenedDesign;
      readonly proposed?: ProposedDesign;
      readonly taken?: TakenProposal;
      readonly updated?: UpdatedProposal;
      /** Null where it cannot be calculated. */
      readonly reviewed?: ReviewedVersion | null;
      readonly failure?: string;
    }
  | { readonly kind: "failed"; readonly message: string };

/** What a thread gives back for a task. */
export interface DoneTask {
  readonly answer: DesignAnswer;
  /** Of the processor: a thread that has to wait for others has done no more for it. */
  readonly milliseconds: number;
}
