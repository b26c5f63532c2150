import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { type Limit, nonNegative, positive } from "../../trace/limit.ts";

const share: Limit = { above: 0, most: 1 };

/** Current of a three-phase motor that gives its full power. */
export const fullLoadCurrent = defineFormula({
  id: "quick-estimates/motor/full-load-current",
  source: mechanics("power of three phases"),
  inputs: {
    power: { symbol: "P", unit: "W", must: nonNegative },
    voltage: { symbol: "U", unit: "V", must: positive },
    efficiency: { symbol: "eta", unit: "1", must: share },
    powerFactor: { symbol: "c", unit: "1", must: share },
  },
  output: { symbol: "I", unit: "A" },
  printed: "P / (sqrt(3) * U * eta * c)",
  evaluate: ({ power, voltage, efficiency, powerFactor }) =>
    power / (Math.sqrt(3) * voltage * efficiency * powerFactor),
});
