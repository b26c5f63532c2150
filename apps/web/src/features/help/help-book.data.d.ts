import type { HelpBook } from "./help-book.ts";

/** Made by `build/help-data.ts` when the program is built. */
export declare const book: HelpBook;

/** Where the rest lies: texts of the pages of each group, formulas of each subject, and all drawings. */
export declare const addresses: {
  readonly texts: Readonly<Record<string, string>>;
  readonly formulas: Readonly<Record<string, string>>;
  readonly drawings: string;
};
