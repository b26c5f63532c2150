import type { Design } from "../../design/design.ts";
import type { CaseFeed, LoadWindow, OwnCase } from "../../design/own-case.ts";
import { crossSectionOf } from "../../parts/belt/cross-section/of-design.ts";
import { coveredShare, fedOnto, fedShare, heavierFlow, mixedFlow, takenOff } from "../../rules/load-cases/case.ts";
import { addedTonnage } from "../../standards/iso-5048-1989/loading.ts";
import { mechanics } from "../../standards/sources.ts";
import { isEqual, isZero, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Loop, LoopSection } from "../loop/belt-path.ts";

const chainage = defineSum({
  id: "load-cases/chainage",
  source: mechanics("distance along the carry strand"),
  output: { symbol: "s", unit: "m" },
  term: "L",
});

/** What a section carries in a case. */
export interface SectionFlow {
  /** Mean over the section, kg/s. */
  readonly massFlow: number;
  /** Where it carries most, kg/s: a part of a section may carry more than its mean. */
  readonly heaviest: number;
  /** What a hopper adds where it begins, kg/s. */
  readonly added: number;
}

/** Tonnage of every section in a case. `design` is that of the case. */
export function flowsIn(trace: Trace, design: Design, loop: Loop, own: OwnCase): readonly SectionFlow[] {
  const fed = fedFlows(trace, loop, own);
  const loads = new Map(own.sectionLoads.map(({ pointId, massFlow }) => [pointId, massFlow]));
  const said = fed.map((flow, at) => loads.get(loop.sections[at]?.start.id ?? "") ?? flow);
  const heavy = isEqual(own.densityFactor, 1)
    ? said
    : said.map((massFlow) => heavierFlow(trace, { massFlow, factor: own.densityFactor }));
  const stretches = stretchesOf(trace, design, loop, own);
  return loop.sections.map((section, at) => {
    const flow = heavy[at] ?? none(trace);
    const before = heavy.at(at - 1) ?? none(trace);
    return flowOver(trace, section, { flow, before, start: stretches.starts[at] }, stretches);
  });
}

/** What arrives on every section from the hoppers before it. */
function fedFlows(trace: Trace, { sections }: Loop, { feeds }: OwnCase): readonly number[] {
  const designed = sections.map(({ start }) => start.section.massFlow);
  if (feeds.length === 0) return designed;
  const byPoint = new Map(feeds.map((feed) => [feed.pointId, feed]));
  const found = [...designed];
  const first = designed.findIndex((flow, at) => flow > 0 && !((designed.at(at - 1) ?? 0) > 0));
  let flow = none(trace);
  for (let step = 0; step < sections.length; step += 1) {
    const at = (Math.max(0, first) + step) % sections.length;
    const [section, massFlow] = [sections[at], designed[at]];
    if (section === undefined || massFlow === undefined) continue;
    trace.place = { loadCase: trace.place.loadCase ?? "", pointId: section.start.id };
    const flowBefore = designed.at(at - 1) ?? none(trace);
    flow = flowBehind(trace, section, { flow, massFlow, flowBefore, feed: byPoint.get(section.start.id) });
    found[at] = flow;
  }
  return found;
}

interface Passing {
  /** What arrives in the case. */
  readonly flow: number;
  /** What the design carries behind and before the point. */
  readonly massFlow: number;
  readonly flowBefore: number;
  readonly feed: CaseFeed | undefined;
}

function flowBehind(trace: Trace, { start }: LoopSection, { flow, massFlow, flowBefore, feed }: Passing): number {
  if (start.kind === "hopper") {
    const own = addedTonnage(trace, { massFlow, flowBefore });
    const added =
      feed?.kind === "flow"
        ? feed.massFlow
        : feed === undefined
          ? own
          : fedShare(trace, { massFlow: own, share: feed.share });
    return fedOnto(trace, { arriving: flow, added });
  }
  if (isZero(massFlow) || isEqual(massFlow, flowBefore)) return isZero(massFlow) ? none(trace) : flow;
  return flowBefore > 0 ? takenOff(trace, { arriving: flow, massFlow, flowBefore }) : massFlow;
}

/** Stretches along the carry strand in which load lies, or the belt is flooded. */
interface Stretches {
  /** Where each section begins along the carry strand, m; undefined on the return strand. */
  readonly starts: readonly (number | undefined)[];
  readonly windows: OwnCase["windows"];
  readonly flooded: { readonly from: number; readonly to: number; readonly massFlow: number } | undefined;
}

function stretchesOf(trace: Trace, design: Design, loop: Loop, { windows, flooded }: OwnCase): Stretches {
  if (windows === undefined && flooded === undefined) return { starts: [], windows, flooded };
  const { starts, end } = carryStarts(trace, loop);
  if (flooded === undefined) return { starts, windows, flooded };
  const at = loop.sections.findIndex(({ start }) => start.id === flooded.pointId);
  const from = starts[at];
  if (from === undefined) return { starts, windows, flooded: undefined };
  const section = crossSectionOf(trace, design, loop);
  // A closed pipe cannot be flooded.
  if (!("flooded" in section)) return { starts, windows, flooded: undefined };
  const massFlow = section.floodedCapacity;
  const to = flooded.length === undefined ? end : chainage(trace, [from, flooded.length]);
  return { starts, windows, flooded: { from, to, massFlow } };
}

interface CarryStarts {
  readonly starts: Stretches["starts"];
  readonly end: number;
}

/** The carry strand begins behind the return strand, wherever the points begin. */
export function carryStarts(trace: Trace, { sections }: Loop): CarryStarts {
  const isCarry = ({ start }: LoopSection) => start.section.strand === "carry";
  const first = sections.findIndex((section, at) => isCarry(section) && !isCarry(sections.at(at - 1) ?? section));
  const starts: (number | undefined)[] = sections.map(() => undefined);
  let along = none(trace);
  for (let step = 0; step < sections.length; step += 1) {
    const at = (Math.max(0, first) + step) % sections.length;
    const section = sections[at];
    if (section === undefined || !isCarry(section)) continue;
    starts[at] = along;
    along = chainage(trace, [along, section.length]);
  }
  return { starts, end: along };
}

interface Fed {
  readonly flow: number;
  readonly before: number;
  readonly start: number | undefined;
}

function flowOver(trace: Trace, section: LoopSection, { flow, before, start }: Fed, stretches: Stretches): SectionFlow {
  const { windows, flooded } = stretches;
  trace.place = { loadCase: trace.place.loadCase ?? "", pointId: section.start.id };
  const isHopper = section.start.kind === "hopper" && flow > before;
  const added = isHopper ? addedTonnage(trace, { massFlow: flow, flowBefore: before }) : none(trace);
  const whole: SectionFlow = { massFlow: flow, heaviest: flow, added };
  if (start === undefined || !(section.length > 0)) return whole;
  const { length } = section;
  const over = ({ from, to }: LoadWindow) => coveredShare(trace, { from, to, start, length });
  const loaded = windows === undefined ? whole : within(trace, whole, windows.map(over), isFed(windows, start));
  if (flooded === undefined || !(flow > 0)) return loaded;
  const share = over(flooded);
  if (isZero(share) || !(flooded.massFlow > loaded.massFlow)) return loaded;
  const massFlow = mixedFlow(trace, { inside: flooded.massFlow, outside: loaded.massFlow, share });
  return { massFlow, heaviest: flooded.massFlow, added: loaded.added };
}

const totalShare = defineSum({
  id: "load-cases/covered",
  source: mechanics("load over part of a section"),
  output: { symbol: "c", unit: "1" },
  term: "c",
});

function within(trace: Trace, whole: SectionFlow, shares: readonly number[], isFedHere: boolean): SectionFlow {
  const covering = shares.filter((share) => !isZero(share));
  const [share, ...others] = covering;
  if (share === undefined) return { massFlow: none(trace), heaviest: none(trace), added: none(trace) };
  const added = isFedHere ? whole.added : none(trace);
  const inside = others.length === 0 ? share : totalShare(trace, covering);
  if (isEqual(inside, 1)) return { ...whole, added };
  const massFlow = mixedFlow(trace, { inside: whole.massFlow, outside: none(trace), share: inside });
  return { massFlow, heaviest: whole.massFlow, added };
}

/** A hopper feeds as long as a stream reaches back to it. */
function isFed(windows: readonly LoadWindow[], at: number): boolean {
  return windows.some(({ from, to }) => from <= at && at < to);
}
