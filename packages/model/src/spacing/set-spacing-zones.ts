import { newPull } from "../document/new-conveyor.ts";
import { mostPulls } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { continuedSection } from "../edits/continued-section.ts";
import { defineEdit, refuse } from "../edits/edit.ts";
import { nextPullId, renumberPulls } from "../edits/numbering.ts";
import { findStraight, loopOf } from "../stations/straights.ts";
import { findStrands } from "../strands/find-strands.ts";
import type { SpacingStretch } from "./spacing-zones.ts";

/** Borders nearer than this to a point are taken to be at it, m. */
const atPoint = 0.5;

/** Gives the carrying strand a spacing by zones; points on the belt are added where a zone ends between others. */
export const setSpacingZones = defineEdit<{ readonly zones: readonly SpacingStretch[] }>(
  "Idler spacing in zones",
  (conveyor, { zones }) => {
    const parted = withBorders(conveyor, zones);
    if (!parted) return refuse("pulls", "The loop has no carry strand for zones.");
    if (parted.pulls.length > mostPulls) return refuse("pulls", `Must be a list of at most ${mostPulls} rows.`);
    return withSpacings(parted, zones);
  },
);

/** Where a section of the carrying strand begins, m from the tail along the belt, by its place in the list. */
function sectionStarts(conveyor: Conveyor) {
  const strands = findStrands(conveyor.pulls);
  const loop = loopOf(conveyor);
  let start = 0;
  const sections = (strands?.carry.slice(0, -1) ?? []).map((index) => {
    const length = loop.sections[index]?.length ?? 0;
    const section = { index, start, end: start + length };
    start += length;
    return section;
  });
  return { loop, sections };
}

function withBorders(conveyor: Conveyor, zones: readonly SpacingStretch[]): Conveyor | undefined {
  const { loop, sections } = sectionStarts(conveyor);
  if (sections.length === 0) return undefined;
  const borders = zones.slice(0, -1).map(({ end }) => end);
  const points = sections.flatMap(({ index, start, end }) => {
    const inside = borders.filter((border) => border > start + atPoint && border < end - atPoint);
    const straight = inside.length === 0 ? undefined : findStraight(conveyor, loop, index);
    return straight === undefined ? [] : inside.map((border) => ({ index, place: straight.at(border - start, 0) }));
  });
  // From behind, so that the places in the list before stay right.
  const pulls = points.toReversed().reduce<readonly Pull[]>((so, { index, place }) => {
    const sketch = { screenX: place.x, screenZ: place.z };
    const point = { ...newPull("Int. Pt"), ...continuedSection(so[index]), ...place, ...sketch };
    return so.toSpliced(index + 1, 0, { ...point, description: "Idler zone", noID: nextPullId(so) });
  }, conveyor.pulls);
  return { ...conveyor, pulls: renumberPulls(pulls) };
}

function withSpacings(conveyor: Conveyor, zones: readonly SpacingStretch[]): Conveyor {
  const { sections } = sectionStarts(conveyor);
  const wanted = new Map(sections.map(({ index, start, end }) => [index, spacingBetween(zones, start, end)]));
  const pulls = conveyor.pulls.map((pull, index): Pull => {
    const spacing = wanted.get(index);
    // Spans beside pulleys stay free of idlers.
    if (spacing === undefined || (pull.idlerSpacingMode === "Manual" && pull.idlerSpacingInp === 0)) return pull;
    const isNominal = spacing === conveyor.nomCSSpacing;
    return { ...pull, idlerSpacingMode: isNominal ? "Auto" : "Manual", idlerSpacingInp: isNominal ? 0 : spacing };
  });
  return { ...conveyor, pulls };
}

/** The closest spacing of the zones a section lies in. */
function spacingBetween(zones: readonly SpacingStretch[], start: number, end: number): number | undefined {
  const met = zones.filter((zone) => Math.min(zone.end, end) - Math.max(zone.start, start) > atPoint);
  return met.length === 0 ? undefined : Math.min(...met.map(({ spacing }) => spacing));
}
