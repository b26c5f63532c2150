import type { Design } from "../../../design/design.ts";
import { refusalOf } from "../../../design/refusal.ts";
import type { Refused } from "../../../solve/solve.ts";
import { lay } from "../../../solve/solve-tensions.ts";
import type { Finding } from "../../../trace/finding.ts";
import { InputRefused } from "../../../trace/input-refused.ts";
import { bareTrace, startTrace } from "../../../trace/trace.ts";
import { idlerSetOf } from "../../idlers/idler-places.ts";
import { type IdlerRow, setsOfFrame } from "../../idlers/select-idler.ts";
import { reportCapacity } from "./capacity-findings.ts";
import { crossSectionOf } from "./of-design.ts";

/** How the load lies on the belt, known before any tension is. */
export interface LoadAlone {
  readonly kind: "laid";
  /** At the low bulk density, which takes most room. */
  readonly fillRatio: number;
  /** Of fill, edges, lumps, speed and slope. */
  readonly findings: readonly Finding[];
}

/**
 * What a design says of the load on its belt without tensions: a thousandth of the work of a solution. Where the carry
 * idlers are to be chosen, with the set that leaves most room: whatever is chosen carries no more.
 */
export function loadAlone(design: Design, carryIdlers?: readonly IdlerRow[]): LoadAlone | Refused {
  const frame = { ...design.carryIdler, beltWidth: design.belt.width };
  const sets = setsOfFrame(frame, carryIdlers ?? []).map((row) => idlerSetOf(design.carryIdler, row));
  const shapes = new Map(sets.map((set) => [`${set.centreFaceWidth} ${set.wingFaceWidth}`, set]));
  const loads = [...shapes.values()].map((carryIdler) => loadOf({ ...design, carryIdler }));
  const [first, ...others] = loads.length > 0 ? loads : [loadOf(design)];
  return others.reduce((best, one) => (roomOf(one) > roomOf(best) ? one : best), first ?? loadOf(design));
}

const roomOf = (load: LoadAlone | Refused) => (load.kind === "laid" ? -load.fillRatio : Number.NEGATIVE_INFINITY);

function loadOf(design: Design): LoadAlone | Refused {
  try {
    const loop = lay(bareTrace, design);
    if (!("sections" in loop)) return { kind: "refused", refusals: loop };
    const trace = startTrace("checked");
    const section = crossSectionOf(trace, design, loop);
    reportCapacity(trace, design, section, loop);
    return { kind: "laid", fillRatio: section.lowDensity.fillRatio, findings: trace.findings };
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    return { kind: "refused", refusals: [refusalOf(refused)] };
  }
}
