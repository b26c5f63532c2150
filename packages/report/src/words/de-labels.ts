import { germanCostLabels } from "./cost/de-labels.ts";
import { germanFieldLabels } from "./de-field-labels.ts";
import { germanLibraryLabels } from "./de-library-labels.ts";
import { germanPointLabels } from "./de-point-labels.ts";
import { germanResultLabels } from "./de-result-labels.ts";
import { germanUncertaintyLabels } from "./uncertainty/de-labels.ts";

/** German for the labels of fields and results, by their English wording. */
export const germanLabels: Readonly<Record<string, string>> = {
  ...germanUncertaintyLabels,
  ...germanCostLabels,
  ...germanFieldLabels,
  ...germanLibraryLabels,
  ...germanPointLabels,
  ...germanResultLabels,
};
