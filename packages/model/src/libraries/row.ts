import type { FieldValue } from "../fields/field.ts";
import type { LibraryScope } from "../policy/library-scope.ts";

/** What a person may type into a library row: the common fields and those of its definition. */
export type LibraryValues = Readonly<Record<string, FieldValue>>;

/**
 * A stored library row as the API shows it: identity, owner and revision beside the values, all flat,
 * with the specification's names.
 */
export interface LibraryRow {
  readonly _id: string;
  readonly no: number;
  readonly userName: string;
  readonly category: string;
  readonly description: string;
  readonly metric: boolean;
  readonly allowSelection: boolean;
  /** For whose designs it may be chosen automatically. */
  readonly scope: LibraryScope;
  readonly revision: number;
  readonly [field: string]: FieldValue;
}

/** Names the server sets and a client may send back unchanged; what it sends there is ignored. */
export const serverFields = ["_id", "no", "userName", "scope", "revision"] as const;

/** Values as a stored row of their library: the nth, as shipped. */
export function rowOfValues(values: LibraryValues, library: string, at: number): LibraryRow {
  return {
    ...values,
    _id: `${library}-${at + 1}`,
    no: at + 1,
    userName: "",
    category: String(values.category),
    description: String(values.description),
    metric: values.metric === true,
    allowSelection: values.allowSelection === true,
    scope: "shipped",
    revision: 1,
  };
}
