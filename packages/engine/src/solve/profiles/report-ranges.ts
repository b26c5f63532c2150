import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import type { CompanyProfile } from "../../design/profile.ts";
import { constantLimit } from "../../trace/constant-limit.ts";
import type { Limit } from "../../trace/limit.ts";
import type { Source } from "../../trace/place.ts";
import type { Trace } from "../../trace/trace.ts";
import { resistanceFindings, tensionFindings } from "../findings.ts";
import type { PrintedRange } from "./method-profile.ts";
import { methodProfiles } from "./profiles.ts";

/** Where a typed friction or start factor lies outside what the profile of the design allows. */
export function reportRanges(trace: Trace, design: Design, method: Method): void {
  if (design.profile === undefined) return;
  const { friction, startFactor } = methodProfiles[method];
  const { company } = design.profile;
  const { leastFriction, mostFriction }: Partial<CompanyProfile> = company?.method === method ? company : {};
  if (friction !== undefined) {
    const asked = { ...limitsOf(trace, friction.range), ...given({ least: leastFriction, most: mostFriction }) };
    reportFriction(trace, design, asked, friction.range.source);
  }
  const factor = design.starting?.pullFactor;
  if (startFactor === undefined || factor === undefined) return;
  const outside = missed(factor, limitsOf(trace, startFactor.range));
  if (outside === undefined) return;
  const { source } = startFactor.range;
  tensionFindings["start-factor-outside-profile"].raise(trace, {
    place: {},
    source,
    values: { factor },
    limit: outside,
  });
}

/** Once for each factor: most conveyors have one for all their sections. */
function reportFriction(trace: Trace, { points }: Design, asked: Limit, source: Source): void {
  const told = new Set<number>();
  for (const { id, section } of points) {
    const { frictionFactor: friction, idlerSpacing } = section;
    if (friction === undefined || !(idlerSpacing > 0) || told.has(friction.valueOf())) continue;
    told.add(friction.valueOf());
    const limit = missed(friction, asked);
    if (limit === undefined) continue;
    const finding = resistanceFindings["friction-outside-profile"];
    finding.raise(trace, { place: { pointId: id }, source, values: { friction }, limit });
  }
}

function limitsOf(trace: Trace, { least, most, source }: PrintedRange): Limit {
  return constantLimit(trace, { least, most }, source);
}

function given(limits: { readonly least: number | undefined; readonly most: number | undefined }): Limit {
  const { least, most } = limits;
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}

/** The side of a range that a number lies beyond. */
function missed(value: number, { least, most }: Limit): Limit | undefined {
  if (least !== undefined && value < least) return { least };
  return most !== undefined && value > most ? { most } : undefined;
}
