import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import { secondaryShare, sharedSecondary } from "../../rules/adopted-1/secondary-lump.ts";
import { lengthCoefficient, shortestNormativeLength } from "../../standards/iso-5048-1989/length-coefficient.ts";
import { iso5048 } from "../../standards/sources.ts";
import { constantLimit } from "../../trace/constant-limit.ts";
import { atLeast, atMost } from "../../trace/limit.ts";
import { isZero } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import { resistanceFindings } from "../findings.ts";
import type { Loop } from "../loop/belt-path.ts";
import { methodProfiles } from "../profiles/profiles.ts";
import type { Components } from "../tension/force-components.ts";
import type { ResistanceMethod } from "./method.ts";

/** Secondary resistances as C - 1 of the main ones. */
export interface SecondaryLump {
  readonly lengthCoefficient: number;
  /** Whether the standard counts cleaners among them. */
  readonly hasCleaners: boolean;
}

const carryLength = defineSum({
  id: "secondary/carry-length",
  source: iso5048("length coefficient C, length between head and tail along the belt"),
  output: { symbol: "L", unit: "m" },
  term: "L",
});

/** The lump of a design by a method; absent where its secondary resistances are counted one by one. */
export function secondaryLump(trace: Trace, design: Design, loop: Loop, method: Method): SecondaryLump | undefined {
  if (!isLumped(design, method)) return undefined;
  trace.place = {};
  const carry = loop.sections.filter(({ start }) => start.section.strand === "carry");
  const length = carryLength(
    trace,
    carry.map((section) => section.length),
  );
  if (length < shortestNormativeLength) {
    const tooShort = resistanceFindings["length-coefficient-not-used"];
    tooShort.raise(trace, {
      values: { length },
      limit: constantLimit(trace, atLeast(shortestNormativeLength), tooShort.source),
    });
    return undefined;
  }
  reportLoadingPoints(trace, loop);
  return { lengthCoefficient: lengthCoefficient(trace, { length }), hasCleaners: method === "DIN" };
}

function isLumped({ settings: { secondary } }: Design, method: Method): boolean {
  if (method !== "DIN" && method !== "GB" && method !== "IS") return false;
  return (secondary ?? methodProfiles[method].secondary) === "length-coefficient";
}

const severalFeeds = resistanceFindings["length-coefficient-of-one-feed"];

function reportLoadingPoints(trace: Trace, { sections }: Loop): void {
  const feeds = sections.filter(({ start }) => start.kind === "hopper" && start.section.massFlow > 0).length;
  if (feeds <= 1) return;
  severalFeeds.raise(trace, { values: { feeds }, limit: constantLimit(trace, atMost(1), severalFeeds.source) });
}

/** A method whose secondary resistances are each multiplied by a share. */
export function withShare(method: ResistanceMethod, lump: SecondaryLump, share: number): ResistanceMethod {
  const shared = (trace: Trace, force: number) => (isZero(force) ? force : sharedSecondary(trace, { share, force }));
  const { regenerating } = method;
  return {
    ...method,
    acceleration: (trace, section) => shared(trace, method.acceleration(trace, section)),
    accelerationSkirts: (trace, section) => shared(trace, method.accelerationSkirts(trace, section)),
    ...(lump.hasCleaners ? { cleaner: (trace: Trace) => shared(trace, method.cleaner(trace)) } : {}),
    pulleyShare: share,
    ...(regenerating === undefined ? {} : { regenerating: withShare(regenerating, lump, share) }),
  };
}

/** The share that makes a lump of the components of a full belt; absent where these cannot be shared out. */
export function shareFrom(components: Components, lump: SecondaryLump, share: number): number | undefined {
  const { acceleration, accelerationSkirts, wrap, bearing, cleaners, friction } = components;
  const together = acceleration + accelerationSkirts + wrap + bearing + (lump.hasCleaners ? cleaners : 0);
  if (acceleration < 0 || !(together > 0)) return undefined;
  return secondaryShare.evaluate({
    lengthCoefficient: lump.lengthCoefficient,
    mainResistance: friction,
    secondaryResistance: together / share,
  });
}
