import { adopted } from "../standards/sources.ts";
import { defineFindings } from "./define-finding.ts";

/** What formulas find by themselves. The formula is the subject, its clause the source, the input the name of the value. */
export const formulaFindings = defineFindings(
  { subject: "formula", source: adopted("what a source was written for") },
  { "outside-validity": { severity: "note", moves: [] }, "value-replaced": { severity: "note", moves: [] } },
);
