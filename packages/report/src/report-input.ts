import { type Calculated, type ComponentRows, type Conveyor, calculate, type DocumentIssue } from "@beltwright/model";
import type { ReportInput, Sentences } from "./reports/context.ts";

export interface ReportOptions {
  readonly sentences: Sentences;
  readonly rows?: ComponentRows;
  /** The formula appendix needs every step; it is long. */
  readonly isTraced?: boolean;
}

export type PreparedInput =
  | { readonly kind: "prepared"; readonly input: ReportInput }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] };

const compared = ["ISO", "CEMA", "VISCO"] as const;

/** Calculates all that reports of a conveyor are made of: by its own method, and by the others beside it. */
export function prepareReports(conveyor: Conveyor, options: ReportOptions): PreparedInput {
  const { sentences, rows, isTraced = false } = options;
  const given = rows === undefined ? {} : { rows };
  const calculation = calculate(conveyor, { ...given, isTraced });
  if (calculation.kind === "refused") return calculation;
  const others = compared
    .filter((method) => method !== calculation.method)
    .map((method) => calculate(conveyor, { ...given, method }))
    .filter((one): one is Calculated => one.kind === "calculated");
  return { kind: "prepared", input: { conveyor, calculation, others, sentences } };
}
