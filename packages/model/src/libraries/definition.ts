import type { FieldDefinition } from "../fields/field.ts";
import type { LibraryMessages } from "./messages.ts";
import type { LibraryValues } from "./row.ts";

/**
 * Everything the product knows of one component library. Routes, validation, screens, CSV and
 * selection lists are made from it; a new library is one such definition and nothing else.
 */
export interface LibraryDefinition {
  /** Name in list paths and addresses: `/api/{plural}`, `/{plural}`. */
  readonly plural: string;
  /** Name in single-row paths and messages: `/api/{singular}/{id}`, `Failed to load {singular}`. */
  readonly singular: string;
  readonly title: string;
  readonly itemTitle: string;
  /** One sentence under the heading of its list. */
  readonly about: string;
  readonly defaultCategory: string;
  /** Category and description a new row starts with. */
  readonly newCategory: string;
  readonly newDescription: string;
  /** The fields of its own, in form order; the common ones come from `commonFields`. */
  readonly fields: readonly FieldDefinition[];
  /** Names of the columns its list shows first, after category and description. */
  readonly columns: readonly string[];
  /** Fields that may be changed and saved in the list itself. */
  readonly inlineFields?: readonly string[];
  /** Its category path takes `category,beltWidth` and lists only rows of that width (0 for all). */
  readonly filtersByBeltWidth?: true;
  /** `PUT /api/{plural}/{index}` saves the row at that place of `GET /api/{plural}`, counted from 0. */
  readonly isSavedByIndex?: true;
  /** Says what is wrong between fields that are each right by themselves. */
  readonly check?: (values: LibraryValues) => readonly RowFault[];
  /** Puts a row into its canonical form before it is stored, such as points in order. */
  readonly arrange?: (values: LibraryValues) => LibraryValues;
  readonly messages: LibraryMessages;
}

export interface RowIssue {
  readonly field: string;
  readonly message: string;
}

/** What is wrong between fields: a sentence, or the field that this one must not exceed. */
export type RowFault =
  | RowIssue
  | { readonly field: string; readonly mostIs: { readonly field: string; readonly isHalf: boolean } };
