import {
  type FieldDefinition,
  type FieldValue,
  type LibraryDefinition,
  type LibraryValues,
  rowFields,
} from "@beltwright/model";
import { differingFields, sameValue } from "../form/same-value.ts";

/** One stored version of a row, as the API tells it. */
export interface RowVersion {
  readonly revision: number;
  readonly action: string;
  readonly changedBy: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  readonly values: LibraryValues;
}

export interface FieldChange {
  readonly field: FieldDefinition;
  readonly before: FieldValue | undefined;
  readonly after: FieldValue | undefined;
}

export interface HistoryEntry {
  readonly version: RowVersion;
  readonly changes: readonly FieldChange[];
  readonly isCurrent: boolean;
  /** Holds other values than the current version, so that restoring it would change something. */
  readonly isDifferent: boolean;
}

/** Newest first, each with what it changed in the version before it. The first version changes nothing. */
export function rowHistory(definition: LibraryDefinition, versions: readonly RowVersion[]): readonly HistoryEntry[] {
  const newestFirst = [...versions].sort((first, second) => second.revision - first.revision);
  return newestFirst.map((version, index) => {
    const previous = newestFirst[index + 1];
    return {
      version,
      changes: previous ? fieldChanges(definition, previous.values, version.values) : [],
      isCurrent: index === 0,
      isDifferent: differingFields(version.values, newestFirst[0]?.values ?? version.values).length > 0,
    };
  });
}

function fieldChanges(
  definition: LibraryDefinition,
  before: LibraryValues,
  after: LibraryValues,
): readonly FieldChange[] {
  return rowFields(definition)
    .filter(({ name }) => !sameValue(before[name], after[name]))
    .map((field) => ({ field, before: before[field.name], after: after[field.name] }));
}
