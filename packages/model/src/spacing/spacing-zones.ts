/** A stretch of the carrying strand with one spacing of its idlers, m from the tail along the belt. */
export interface SpacingStretch {
  readonly start: number;
  readonly end: number;
  readonly spacing: number;
}

/** Groups are at least so long, m, and have at most so many spacings (handbook 15.27). */
const shortestGroup = 100;
const mostSpacings = 3;
/** Structures are built in steps of this, m; closer idlers than the least are not set. */
const step = 0.05;
const closest = 0.4;
const nearly = 1e-9;

/**
 * Close idlers where the belt is slack and wide ones where it is tight: as few sets as the allowed spacings let stand,
 * each spacing a whole part of that of the return strand. Nothing where even the closest is too wide somewhere.
 */
export function spacingZones(allowed: readonly SpacingStretch[], returnSpacing: number): readonly SpacingStretch[] {
  const blocks = blocksOf(allowed);
  const usable = wholeParts(returnSpacing).filter((one) => blocks.some(({ spacing }) => one <= spacing + nearly));
  const zonesOf = (spacings: readonly number[]) => blocks.map((block) => withSpacing(block, spacings));
  const tried = choicesOf(usable).map(zonesOf);
  const complete = tried.filter((zones) => zones.length > 0 && zones.every(({ spacing }) => spacing > 0));
  const [best = []] = complete.toSorted((one, other) => setsOf(one) - setsOf(other));
  return joined(best);
}

/** Sets that such stretches ask for. */
function setsOf(zones: readonly SpacingStretch[]): number {
  return zones.reduce((sum, { start, end, spacing }) => sum + (end - start) / spacing, 0);
}

/** As many equal parts as leave each long enough, each with the least that is allowed anywhere in it. */
function blocksOf(allowed: readonly SpacingStretch[]): readonly SpacingStretch[] {
  const [start, end] = [allowed[0]?.start ?? 0, allowed.at(-1)?.end ?? 0];
  if (!(end > start)) return [];
  const count = Math.max(1, Math.floor((end - start) / shortestGroup));
  const length = (end - start) / count;
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [start + at * length, at === count - 1 ? end : start + (at + 1) * length];
    const met = allowed.filter((one) => one.start < to && one.end > from);
    return { start: from, end: to, spacing: Math.min(...met.map(({ spacing }) => spacing)) };
  });
}

/** Whole parts of a spacing that a structure is built in, the widest first. */
function wholeParts(spacing: number): readonly number[] {
  const most = Math.max(0, Math.floor(spacing / closest + nearly));
  const parts = Array.from({ length: most }, (_, at) => Number((spacing / (at + 1)).toFixed(6)));
  return parts.filter((part) => Math.abs(part / step - Math.round(part / step)) < 1e-6);
}

/** Every way to take at most three of the spacings. */
function choicesOf(spacings: readonly number[]): readonly (readonly number[])[] {
  let choices: readonly (readonly number[])[] = [[]];
  for (const spacing of spacings)
    choices = [...choices, ...choices.filter(({ length }) => length < mostSpacings).map((one) => [...one, spacing])];
  return choices;
}

/** The widest of the spacings that a stretch allows; 0 where it allows none. */
function withSpacing(stretch: SpacingStretch, spacings: readonly number[]): SpacingStretch {
  const spacing = Math.max(0, ...spacings.filter((one) => one <= stretch.spacing + nearly));
  return { ...stretch, spacing };
}

function joined(zones: readonly SpacingStretch[]): readonly SpacingStretch[] {
  const joint: SpacingStretch[] = [];
  for (const zone of zones) {
    const last = joint.at(-1);
    if (last?.spacing === zone.spacing) joint.splice(-1, 1, { ...last, end: zone.end });
    else joint.push(zone);
  }
  return joint;
}
