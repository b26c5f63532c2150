export {
  type Calculator,
  type Entry,
  type FigureTable,
  type Results,
  startOf,
  type Values,
} from "./calculator.ts";
export { findTool, findToolOf, type Tool, tools } from "./calculators.ts";
export { copyText } from "./copy-text.ts";
export { drawnNumber } from "./drawn-number.ts";
export { figureText, stepOf } from "./figure-text.ts";
export { type Outcome, redraw, runCalculator } from "./run-calculator.ts";
export { toolNames } from "./tool-names.ts";
