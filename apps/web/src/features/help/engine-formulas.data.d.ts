import type { HelpFormula } from "./help-formula.ts";

/** Made by `build/help-data.ts` when the program is built. */
export declare const formulas: readonly HelpFormula[];
