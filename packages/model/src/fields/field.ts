import type { UnitCode } from "../units/unit.ts";

/** What every field says of itself, whatever it holds. Forms, validation, help, CSV and API come from here. */
interface FieldCommon {
  /** The specification's own name, used in documents, files and the API. */
  readonly name: string;
  readonly label: string;
  /** One plain sentence for the person filling it in. */
  readonly help: string;
  /** Heading under which forms and help show it. */
  readonly group: string;
}

/** A finite number in the document's metric unit. Limits are inclusive and given in that unit. */
export interface NumberField extends FieldCommon {
  readonly kind: "number";
  readonly unit: UnitCode;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly integer?: true;
  /** Usual values a form may offer, in the stored unit; any other number is allowed. */
  readonly usual?: readonly number[];
}

export interface TextField extends FieldCommon {
  readonly kind: "text";
  readonly default: string;
  readonly maxLength: number;
  readonly required?: true;
  /** Usual values a form may offer; any other text is allowed. */
  readonly suggestions?: readonly string[];
  /** May hold line breaks. */
  readonly multiline?: true;
  /** `image`: empty, or a picture as a data address. */
  readonly format?: "image";
}

/** Text that must be one of a fixed list. */
export interface ChoiceField extends FieldCommon {
  readonly kind: "choice";
  readonly default: string;
  readonly options: readonly string[];
}

export interface BooleanField extends FieldCommon {
  readonly kind: "boolean";
  readonly default: boolean;
}

/** A table of points, each a record of numbers, such as the torque curve of a starter. */
export interface PointsField extends FieldCommon {
  readonly kind: "points";
  readonly columns: readonly NumberField[];
  readonly default: readonly Readonly<Record<string, number>>[];
  readonly maxRows: number;
}

export type FieldDefinition = NumberField | TextField | ChoiceField | BooleanField | PointsField;

export type FieldValue = number | string | boolean | readonly Readonly<Record<string, number>>[];
