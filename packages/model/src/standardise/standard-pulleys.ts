import type { MachinePulley, PulleyParts } from "@beltwright/engine";
import type { Calculated, ComponentRows } from "../design/calculate.ts";
import { shaftLengthOf } from "../design/machine/pulley-sizes.ts";
import { placed, withChosenParts } from "../design/parts/chosen-parts.ts";
import { pointId } from "../design/points.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { selectPullComponent } from "../edits/select-edits.ts";
import type { OfficePreferences } from "../preferences/office-preferences.ts";
import { type Fit, fewSizes, groupSizes } from "./group-sizes.ts";
import { calculated, worseFindings } from "./worse-findings.ts";

/** How many sizes the pulleys of a conveyor have, and what they weigh together, kg. */
interface PulleySizes {
  readonly shafts: number;
  readonly shells: number;
  readonly mass: number;
}

export interface StandardPulleys {
  /** With the pulleys that Auto had chosen in few sizes, on Manual. */
  readonly conveyor: Conveyor;
  readonly before: PulleySizes;
  readonly after: PulleySizes;
}

type Selected = Extract<PulleyParts, { readonly kind: "selected" }>;
type ShaftRow = Selected["shaft"];
type ShellRow = Selected["shell"];

/** The rows a pulley takes, by id. */
interface Standard {
  readonly shaftId: string;
  readonly shellId: string;
}

/**
 * Few shafts and shells in place of one for each pulley (handbook 15.32). Sizes only grow to one that stands in the
 * conveyor already, and shells keep their diameters, so that the belt keeps its path. What a larger part makes worse keeps
 * its own. An office may say how many shafts, and shells of one diameter, there are at most. Undefined where nothing becomes
 * fewer.
 */
export function standardPulleys(
  conveyor: Conveyor,
  rows: ComponentRows,
  { mostSizes }: Pick<OfficePreferences, "mostSizes"> = {},
): StandardPulleys | undefined {
  const free = conveyor.partsKept ? { ...conveyor, partsKept: false } : conveyor;
  const first = calculated(free, rows);
  if (first === undefined) return undefined;
  const before = sizesOf(first);
  const alone = new Set<string>();
  for (;;) {
    const standards = standardsOf(free, first, { alone, mostSizes });
    const next = withStandards(free, first, standards, rows);
    const found = calculated(next, rows);
    if (found === undefined) return undefined;
    const worse = worseFindings(first, found).map(({ place }) => place.pointId ?? "");
    if (worse.length === 0) {
      const after = sizesOf(found);
      return after.shafts + after.shells < before.shafts + before.shells
        ? { conveyor: next, before, after }
        : undefined;
    }
    const apart = worse.filter((id) => standards.has(id));
    // What is found elsewhere is none of a single pulley's doing.
    if (apart.length === 0) return undefined;
    for (const id of apart) alone.add(id);
  }
}

function sizesOf({ solution }: Calculated): PulleySizes {
  const { pulleys } = solution.machine;
  const different = (keyOf: (pulley: MachinePulley) => readonly number[]) =>
    new Set(pulleys.map((pulley) => keyOf(pulley).join(" "))).size;
  return {
    shafts: different(({ built }) => [built.body.shaftDiameter, built.seatDiameter]),
    shells: different(({ built: { body } }) => [
      body.shellDiameter,
      body.shellThickness,
      body.discThickness,
      body.faceWidth,
    ]),
    mass: pulleys.reduce((sum, { mass }) => sum + mass, 0),
  };
}

/** A pulley of which Auto has chosen the parts. */
interface Member {
  readonly id: string;
  readonly pull: Pull;
  readonly parts: Selected;
}

interface Grouped {
  /** Pulleys that keep their own sizes. */
  readonly alone: ReadonlySet<string>;
  readonly mostSizes: number | undefined;
}

function standardsOf(
  conveyor: Conveyor,
  { solution }: Calculated,
  { alone, mostSizes }: Grouped,
): Map<string, Standard> {
  const members = solution.machine.pulleys.flatMap(({ pointId: id, parts }): readonly Member[] => {
    const pull = conveyor.pulls.find((one) => pointId(one) === id);
    return parts.kind === "selected" && pull !== undefined && !alone.has(id) ? [{ id, pull, parts }] : [];
  });
  const shafts = inFewSizes(
    members.filter(({ pull }) => pull.selectShaftMode === "Auto"),
    { rowOf: ({ parts }) => parts.shaft, measuresOf: shaftMeasures, mostSizes },
  );
  const shells = [...Map.groupBy(members, ({ parts }) => parts.shell.shellDiameter).values()].flatMap((equal) => [
    ...inFewSizes(
      equal.filter(({ pull }) => pull.selectShellMode === "Auto"),
      { rowOf: ({ parts }) => parts.shell, measuresOf: shellMeasures, mostSizes },
    ),
  ]);
  const [shaftIds, shellIds] = [new Map(shafts), new Map(shells)];
  return new Map(
    members.map(({ id, parts }) => [
      id,
      { shaftId: shaftIds.get(id) ?? parts.shaft.id, shellId: shellIds.get(id) ?? parts.shell.id },
    ]),
  );
}

const shaftMeasures = ({ diameter, seatDiameter, bearingRating = 0 }: ShaftRow) => [
  diameter,
  seatDiameter,
  bearingRating,
];
const shellMeasures = ({ shellThickness, discThickness }: ShellRow) => [shellThickness, discThickness];

interface Family<Row> {
  readonly rowOf: (member: Member) => Row;
  readonly measuresOf: (row: Row) => readonly number[];
  readonly mostSizes: number | undefined;
}

/** The row that each member takes: of those in use, few that give every member what its own gives. */
function inFewSizes<Row extends { readonly id: string }>(
  members: readonly Member[],
  { rowOf, measuresOf, mostSizes }: Family<Row>,
): readonly (readonly [pointId: string, rowId: string])[] {
  const inUse = members.map(rowOf).map((row) => ({ row, measures: measuresOf(row), cost: steelOf(measuresOf(row)) }));
  const byCost = inUse.toSorted((one, other) => one.cost - other.cost);
  const fit = (need: readonly number[]): Fit<string> | undefined => {
    const found = byCost.find(({ measures }) => measures.every((given, at) => given >= (need[at] ?? 0)));
    return found && { type: found.row.id, cost: found.cost };
  };
  const costOfType = inUse.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, inUse.length);
  const few = fewSizes(groupSizes({ needs: inUse.map(({ measures }) => measures), fit }), costOfType, mostSizes);
  return few === undefined ? [] : members.map(({ id }, at) => [id, few.types[at] ?? ""] as const);
}

/** Steel of a part beside that of others of its kind: a shaft weighs by the square of its diameter, a shell by its thickness. */
function steelOf([first = 0, second = 0, rating]: readonly number[]): number {
  return rating === undefined ? first + second : first ** 2;
}

function withStandards(
  conveyor: Conveyor,
  { solution }: Calculated,
  standards: ReadonlyMap<string, Standard>,
  rows: ComponentRows,
): Conveyor {
  const built = withChosenParts(conveyor, solution.machine, rows);
  const find = (library: string, id: string) => rows[library]?.find(({ _id }) => _id === id);
  const pulls = conveyor.pulls.map((pull, index) => {
    const standard = standards.get(pointId(pull));
    if (standard === undefined) return pull;
    const parts = [
      ["shell", find("pullShells", standard.shellId)],
      ["shaft", find("pullShafts", standard.shaftId)],
    ] as const;
    const fitted = parts.reduce(
      (one, [component, row]) => placed(one, row, selectPullComponent, { index, component }),
      built,
    );
    return withLength(fitted.pulls[index] ?? pull);
  });
  return { ...conveyor, pulls };
}

/** As long as its bearings ask for. */
function withLength(pull: Pull): Pull {
  const shaft = { ...pull.shaft, shaftL: 0 };
  return { ...pull, shaft: { ...shaft, shaftL: shaftLengthOf({ ...pull, shaft }) } };
}
