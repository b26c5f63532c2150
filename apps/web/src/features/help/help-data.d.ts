declare module "virtual:engine-formulas" {
  export const formulas: readonly import("./help-formula.ts").HelpFormula[];
}

declare module "virtual:help-drawings" {
  /** SVG by name of the figure, coloured by the page. */
  export const drawings: Readonly<Record<string, string>>;
}
