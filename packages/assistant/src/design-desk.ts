import type { Method } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";
import type { CalculatedRecord } from "@beltwright/results";

/** Where designs are found and kept, and who calculates them: files of a folder, or conveyors of an account. */
export interface DesignDesk {
  /** What a tool is given as `design`, such as "path of a conveyor file". */
  readonly designMeans: string;
  readonly saveAsMeans: string;
  readonly list: () => Promise<readonly ListedDesign[]>;
  readonly open: (design: string) => Promise<OpenDesign>;
  readonly calculate: (conveyor: Conveyor, question: Question) => Promise<CalculatedRecord>;
  /** Keeps a changed design without losing what it was; a sentence says where it is now. */
  readonly keep: (changed: ChangedDesign) => Promise<string>;
  readonly report: (conveyor: Conveyor, wanted: ReportWish) => Promise<WrittenReport>;
}

/** A sentence for the assistant instead of an answer. */
export class Refusal extends Error {}

export interface ListedDesign {
  readonly design: string;
  readonly convNo: string;
  readonly project: string;
}

export interface OpenDesign {
  readonly design: string;
  readonly conveyor: Conveyor;
  /** Rises with every save, where there are such. */
  readonly revision?: number;
}

export interface ChangedDesign {
  readonly opened: OpenDesign;
  readonly conveyor: Conveyor;
  readonly saveAs: string | undefined;
}

interface Question {
  readonly method?: Method | "all";
  readonly traces: readonly string[];
}

export const reportFormats = ["pdf", "xlsx", "csv", "html"] as const;

interface ReportWish {
  /** Names with commas between them, or a ready choice. */
  readonly reports: string;
  readonly format: (typeof reportFormats)[number];
  readonly language: "en" | "de";
}

/** A file that was written, or its bytes. */
type WrittenReport =
  | { readonly kind: "file"; readonly sentence: string }
  | { readonly kind: "bytes"; readonly name: string; readonly type: string; readonly bytes: Uint8Array };
