import type { en } from "./en.ts";

/** The texts of the reports in one language. Each language is a complete table of the same shape. */
export type Words = Texts<typeof en>;

type Texts<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Texts<Table[Key]> };
