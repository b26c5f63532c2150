import { deCost } from "./cost/de.ts";
import { deFormulas } from "./de-formulas.ts";
import { deMachineWords } from "./de-machine-words.ts";
import { deNames } from "./de-names.ts";
import { deQuantities } from "./de-quantities.ts";
import { deTitles } from "./de-titles.ts";
import { deWords } from "./de-words.ts";
import { deSheetWords } from "./sheets/de.ts";
import type { Words } from "./texts.ts";
import { deUncertainty } from "./uncertainty/de.ts";

/** Every text of the reports in German. */
export const de: Words = {
  ...deTitles,
  ...deNames,
  ...deWords,
  ...deMachineWords,
  ...deFormulas,
  ...deQuantities,
  ...deSheetWords,
  ...deCost,
  ...deUncertainty,
};
