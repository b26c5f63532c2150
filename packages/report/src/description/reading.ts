import type { UnitSystem } from "@beltwright/model";
import type { Language } from "../words/language.ts";

/** Who reads: in which units and which language. A book and the context of a report say so themselves. */
export interface Reading {
  readonly language: Language;
  readonly system: UnitSystem;
  /** Of money; absent where it is not that of one conveyor. */
  readonly currency?: string;
}
