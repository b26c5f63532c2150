import type { Method } from "../../design/method.ts";
import type { Quantity } from "../../trace/define-finding.ts";
import type { Source } from "../../trace/place.ts";
import type { Printed, PrintedRange } from "./method-profile.ts";
import { methodProfiles } from "./profiles.ts";

/** What a method decides where a design says nothing. */
const names = [
  "friction",
  "frictionRegenerating",
  "frictionLeast",
  "frictionMost",
  "sagCarry",
  "sagReturn",
  "sagTransient",
  "startFactor",
  "startFactorLeast",
  "startFactorMost",
  "cleanerPressure",
  "safetyFabric",
  "safetySteelCord",
  "riseFabric",
  "riseSteelCord",
] as const;
type ProfileValueName = (typeof names)[number];

interface ProfileValue {
  readonly name: ProfileValueName;
  readonly quantity: Quantity;
  readonly value: number;
  /** Marked where it is recalled or adopted. */
  readonly source: Source;
}

/** The values of a method with where each comes from, in one order for all methods. */
export function profileValues(method: Method): readonly ProfileValue[] {
  const { friction, sag, startFactor, cleanerPressure, belt } = methodProfiles[method];
  const found: Readonly<Record<ProfileValueName, Printed | undefined>> = {
    friction: friction?.usual,
    frictionRegenerating: friction?.regenerating,
    frictionLeast: endOf(friction?.range, "least"),
    frictionMost: endOf(friction?.range, "most"),
    // By trough and lumps it is no number of the method.
    sagCarry: sag.byLumps === undefined ? sag.carry : undefined,
    sagReturn: sag.return,
    sagTransient: sag.transient,
    startFactor: startFactor?.usual,
    startFactorLeast: endOf(startFactor?.range, "least"),
    startFactorMost: endOf(startFactor?.range, "most"),
    cleanerPressure,
    safetyFabric: belt.safety?.fabric,
    safetySteelCord: belt.safety?.steelCord,
    riseFabric: belt.tensionRise?.fabric,
    riseSteelCord: belt.tensionRise?.steelCord,
  };
  return names.flatMap((name) => {
    const one = found[name];
    return one === undefined ? [] : [{ name, quantity: quantityOf(name), ...one }];
  });
}

function endOf(range: PrintedRange | undefined, end: "least" | "most"): Printed | undefined {
  return range && { value: range[end], source: range.source };
}

function quantityOf(name: ProfileValueName): Quantity {
  if (name === "cleanerPressure") return "stress";
  return name.startsWith("sag") ? "share" : "plain";
}
