/** A formula as help shows it: taken from the engine when the program is built, so that it cannot drift from it. */
export interface HelpFormula {
  /** The id of its trace steps, such as `cema-5/wrap-factor`. */
  readonly id: string;
  /** What it is for, from the comment beside it. */
  readonly about: string;
  readonly document: string;
  readonly clause: string;
  /** The right-hand side, or the rule in words where there is no closed form. */
  readonly printed: string;
  readonly isClosed: boolean;
  /** Replaces a value that is out of bounds. */
  readonly isGuard: boolean;
  readonly output: { readonly symbol: string; readonly unit: string };
  readonly inputs: readonly HelpQuantity[];
  /** Why its coefficients still need to be confirmed. */
  readonly provisional?: string;
}

export interface HelpQuantity {
  /** Whole words. */
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  /** What physics needs, in words; empty for any number. */
  readonly must: string;
  /** What the source was written for, in words; empty where it does not say. */
  readonly covers: string;
}

/** All that is known of a formula before its chapter is loaded. */
export type FormulaName = Pick<HelpFormula, "id">;

/** The standard or subject a formula belongs to, which is also its page. */
export function subjectOf({ id }: FormulaName): string {
  return id.split("/")[0] ?? id;
}

export function formulaPageName(subject: string): string {
  return `formulas-${subject}`;
}

/** Where on its page a formula stands. */
export function formulaAnchor(id: string): string {
  return id.split("/").slice(1).join("-");
}

/** `required-slack-tension` as a heading. */
export function formulaTitle(id: string): string {
  const words = (id.split("/").at(-1) ?? id).replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
