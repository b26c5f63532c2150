import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import { coldFactor } from "../../rules/adopted-1/friction-factor.ts";
import { temperatureFactor } from "../../rules/adopted-1/temperature-factor.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Loop } from "../loop/belt-path.ts";
import { byZones } from "./by-zones.ts";
import { cemaMethod } from "./cema.ts";
import { dinMethod } from "./din.ts";
import { gbMethod } from "./gb.ts";
import { isMethod } from "./is.ts";
import { isoMethod } from "./iso.ts";
import { jisMethod } from "./jis.ts";
import type { ResistanceMethod } from "./method.ts";
import { universalMethod } from "./universal.ts";
import { viscoMethod } from "./visco.ts";

/** The resistance method for a design, and the temperature factor it works with. */
export function makeMethod(
  trace: Trace,
  design: Design,
  loop: Loop,
  method: Method,
): { readonly resistance: ResistanceMethod; readonly temperatureFactor: number } {
  const factor = design.temperatureFactor ?? factorInCold(trace, design, method);
  const factors = { temperatureFactor: factor };
  return { resistance: choose(), temperatureFactor: factor };

  function choose(): ResistanceMethod {
    switch (method) {
      case "ISO":
        return isoMethod(design, factors);
      case "DIN":
        return dinMethod(design, factors);
      case "CEMA":
        return byZones(cemaMethod(trace, design, factors, loop));
      case "CEMA-7":
        return byZones(universalMethod(trace, design, factors, loop));
      case "VISCO":
        return byZones(viscoMethod(design, factors));
      case "GB":
        return gbMethod(design, factors);
      case "IS":
        return isMethod(design, factors);
      case "JIS":
        return jisMethod(trace, design, factors, loop);
    }
  }
}

/**
 * Standards that follow ISO know no factor for cold: there it is part of the choice of f, and counts where f is chosen
 * from the sag.
 */
function factorInCold(trace: Trace, design: Design, method: Method): number {
  const { lowestTemperature: temperature } = design;
  const isCema = method === "CEMA" || method === "CEMA-7" || method === "VISCO";
  return isCema ? temperatureFactor(trace, { temperature }) : coldFactor(trace, { temperature });
}
