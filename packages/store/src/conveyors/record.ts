import {
  type Conveyor,
  conveyorToFile,
  type DocUser,
  type FileRecord,
  openConveyorRecord,
  type SavedBefore,
  type StoredResults,
  savedBefore,
  schemaVersion,
} from "@beltwright/model";
import type { ConveyorTable } from "../tables.ts";
import { textKey } from "../text-keys.ts";

/** A design as it is written: the document and what the server calculated of it. */
export interface FiledDesign {
  readonly conveyor: Conveyor;
  readonly results: StoredResults;
  /** What it said when it was last saved, where that was before the calculation was corrected. A save drops it. */
  readonly savedBefore?: SavedBefore;
}

/** Whom a conveyor is shared with, and what they may do. */
export interface Sharing extends Pick<DocUser, "userName" | "canEdit" | "canCopy" | "extras"> {
  /** May have the file although they may only look. */
  readonly canDownload?: true;
  /** Sees what was saved before it was shared with them. */
  readonly seesEarlier?: true;
  /** Nobody has confirmed the address yet, so nobody sees it by this. */
  readonly isInvited?: true;
}

/** One line of a list. */
export interface ConveyorItem {
  readonly id: string;
  readonly userName: string;
  readonly convNo: string;
  readonly category: string;
  readonly conveyorGroup: string;
  readonly docUsers: readonly Omit<Sharing, "extras">[];
  readonly project: string;
  readonly clientName: string;
  readonly material: string;
  readonly beltWidth: number;
  readonly beltSpeed: number;
  readonly capacity: number;
  /** The points as pairs of x and z. */
  readonly profile: readonly (readonly [number, number])[];
  /** A few results, as they were calculated when it was written; none where it could not be calculated. */
  readonly results: StoredResults;
  readonly revision: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
}

/** A conveyor as the API carries it: the document as files hold it, its id and revision. */
export type StoredConveyor = FileRecord & { readonly id: string; readonly revision: number };

export type DesignColumns = Omit<
  ConveyorTable,
  "id" | "user_name" | "revision" | "created_at" | "updated_at" | "updated_by" | "deleted_at"
>;

export function toColumns({ conveyor, results, savedBefore: before }: FiledDesign): DesignColumns {
  const { convNo, category, conveyorGroup, project, clientName, matl } = conveyor;
  return {
    conv_no: convNo,
    category,
    conveyor_group: conveyorGroup,
    project,
    client: clientName,
    material: matl.description,
    category_key: textKey(category),
    conv_no_key: textKey(convNo),
    project_key: textKey(project),
    client_key: textKey(clientName),
    material_key: textKey(matl.description),
    belt_width: conveyor.beltWidthInp,
    belt_speed: conveyor.beltSpeedInp,
    capacity: conveyor.capacityInp,
    profile: JSON.stringify(profileOf(conveyor)),
    document: JSON.stringify(withSavedBefore(conveyorToFile({ ...conveyor, docUsers: [] }, results), before)),
  };
}

const mostProfilePoints = 60;

/** So few points that a page of lists stays small; a picture as wide as a thumb shows no more. */
function profileOf({ pulls }: Conveyor): readonly (readonly [number, number])[] {
  const step = Math.max(1, Math.ceil(pulls.length / mostProfilePoints));
  return pulls.filter((_, index) => index % step === 0).map(({ x, z }) => [x, z]);
}

export const itemColumns = [
  "conveyor.id",
  "conveyor.user_name",
  "conveyor.conv_no",
  "conveyor.category",
  "conveyor.conveyor_group",
  "conveyor.project",
  "conveyor.client",
  "conveyor.material",
  "conveyor.belt_width",
  "conveyor.belt_speed",
  "conveyor.capacity",
  "conveyor.profile",
  "conveyor.revision",
  "conveyor.updated_at",
  "conveyor.deleted_at",
] as const;

export function toItem(
  stored: Omit<ConveyorTable, "document" | `${string}_key` | "created_at" | "updated_by">,
  docUsers: readonly Sharing[],
  results: StoredResults,
): ConveyorItem {
  return {
    id: stored.id,
    userName: stored.user_name,
    convNo: stored.conv_no,
    category: stored.category,
    conveyorGroup: stored.conveyor_group,
    docUsers: docUsers.map(({ extras: _unknown, ...known }) => known),
    project: stored.project,
    clientName: stored.client,
    material: stored.material,
    beltWidth: stored.belt_width,
    beltSpeed: stored.belt_speed,
    capacity: stored.capacity,
    profile: parseProfile(stored.profile),
    results,
    revision: stored.revision,
    updatedAt: stored.updated_at,
    deletedAt: stored.deleted_at,
  };
}

/** Only `toColumns` writes this column. */
function parseProfile(profile: string): ConveyorItem["profile"] {
  return JSON.parse(profile) as ConveyorItem["profile"];
}

type Whole = Pick<
  ConveyorTable,
  "id" | "user_name" | "conv_no" | "category" | "conveyor_group" | "revision" | "document"
>;

export function toStoredConveyor(stored: Whole, docUsers: readonly Sharing[]): StoredConveyor {
  return {
    ...toFileRecord(stored.document),
    userName: stored.user_name,
    category: stored.category,
    conveyorGroup: stored.conveyor_group,
    docUsers: docUsers.map(({ extras = {}, ...user }) => ({ ...user, ...extras })),
    id: stored.id,
    revision: stored.revision,
  };
}

/** The document as this version of the program knows it; only `toColumns` writes this column. */
export function toFileRecord(document: string): FileRecord {
  const record = JSON.parse(document) as FileRecord;
  if (record.schemaVersion === schemaVersion) return record;
  const opened = open(record);
  // What an older format was copied or restored from may be older still.
  return withSavedBefore(conveyorToFile(opened.conveyor, opened.results), savedBeforeOf(record) ?? savedBefore(opened));
}

export function toFiledDesign(record: FileRecord): FiledDesign {
  const { conveyor, results } = open(record);
  const before = savedBeforeOf(record);
  return { conveyor, results, ...(before && { savedBefore: before }) };
}

/** The design of a stored document. */
export function openDocument(document: string): FiledDesign {
  return toFiledDesign(toFileRecord(document));
}

function withSavedBefore(record: FileRecord, before: SavedBefore | undefined): FileRecord {
  return before === undefined ? record : { ...record, savedBefore: { ...before } };
}

/** Only `toColumns` and `toFileRecord` write it. */
function savedBeforeOf({ savedBefore: before }: FileRecord): SavedBefore | undefined {
  return before as SavedBefore | undefined;
}

function open(record: FileRecord) {
  const opened = openConveyorRecord(record);
  if (opened.kind === "opened" || opened.kind === "migrated") return opened;
  throw new Error(`A stored conveyor cannot be opened: ${opened.kind}`);
}
