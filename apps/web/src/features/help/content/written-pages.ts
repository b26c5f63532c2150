import { calculatorPages } from "./calculator-pages.ts";
import { drivePages } from "./drive-pages.ts";
import { findingPages } from "./finding-pages.ts";
import { formPages } from "./form-pages.ts";
import { loopPages } from "./loop-pages.ts";
import { machinePages } from "./machine-pages.ts";
import { methodPages } from "./method-pages.ts";
import { officePages } from "./office-pages.ts";
import { referencePages } from "./reference-pages.ts";
import { releasePages } from "./release-pages.ts";
import { startPages } from "./start-pages.ts";
import { workingPages } from "./working-pages.ts";

/** Every page that is written, in the order of the tree. */
export const writtenPages = [
  ...startPages,
  ...workingPages,
  ...officePages,
  ...releasePages,
  ...loopPages,
  ...drivePages,
  ...machinePages,
  ...calculatorPages,
  ...methodPages,
  ...formPages,
  ...findingPages,
  ...referencePages,
];
