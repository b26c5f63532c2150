import { enCost } from "./cost/en.ts";
import { enFormulas } from "./en-formulas.ts";
import { enMachineWords } from "./en-machine-words.ts";
import { enNames } from "./en-names.ts";
import { enQuantities } from "./en-quantities.ts";
import { enTitles } from "./en-titles.ts";
import { enWords } from "./en-words.ts";
import { enSheetWords } from "./sheets/en.ts";
import { enUncertainty } from "./uncertainty/en.ts";

/** Every text of the reports in English; its shape is that of all languages. */
export const en = {
  ...enTitles,
  ...enNames,
  ...enWords,
  ...enMachineWords,
  ...enFormulas,
  ...enQuantities,
  ...enSheetWords,
  ...enCost,
  ...enUncertainty,
};
