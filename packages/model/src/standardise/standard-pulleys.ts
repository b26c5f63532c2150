import type { Finding, MachinePulley } from "@beltwright/engine";
import { type Calculated, type ComponentRows, findCalculated } from "../design/calculate.ts";
import { shaftLengthOf } from "../design/machine/pulley-sizes.ts";
import { placed, withChosenParts } from "../design/parts/chosen-parts.ts";
import { pointId } from "../design/points.ts";
import { worseFindings } from "../design/worse-findings.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { selectPullComponent } from "../edits/select-edits.ts";
import { type Fit, fewSizes, groupSizes } from "./group-sizes.ts";
import { type Member, type PulleyFamily, type PulleyFamilyName, pulleyFamilies } from "./pulley-families.ts";

/** How many sizes of each family the pulleys of a conveyor have. */
type PulleySizes = Readonly<Record<PulleyFamilyName, number>>;

interface Families {
  readonly names: readonly PulleyFamilyName[];
  readonly mostSizes: number | undefined;
}

/**
 * Pulleys with few sizes of some families of their parts in place of one for each (handbook 15.32). Parts only grow to one
 * that stands in the conveyor already. A pulley at which something becomes worse than it was keeps its own. The conveyor
 * stays as it is where nothing becomes fewer; else the parts of these families, those that stayed too, are on Manual.
 */
export function withFewSizes(
  conveyor: Conveyor,
  rows: ComponentRows,
  begin: Calculated,
  { names, mostSizes }: Families,
): Conveyor {
  const held = names.map((name) => pulleyFamilies[name].component);
  const buildOf = builder(conveyor, begin, rows);
  let [members, built] = [membersOf(conveyor, begin), conveyor];
  for (const name of Object.keys(pulleyFamilies).filter(isFamily)) {
    if (!names.includes(name)) continue;
    const grown = grownMembers(members, pulleyFamilies[name], mostSizes, (tried) => {
      const found = findCalculated(buildOf(tried, held), { rows });
      return found && { worse: worseFindings(begin, found) };
    });
    if (grown === undefined) continue;
    members = grown;
    built = buildOf(grown, held);
  }
  return built;
}

const isFamily = (name: string): name is PulleyFamilyName => Object.hasOwn(pulleyFamilies, name);

/** The members with the parts of one family in few sizes; undefined where nothing becomes fewer. */
function grownMembers(
  members: readonly Member[],
  family: PulleyFamily,
  mostSizes: number | undefined,
  judge: (tried: readonly Member[]) => { readonly worse: readonly Finding[] } | undefined,
): readonly Member[] | undefined {
  const alone = new Set<string>();
  for (;;) {
    const donors = new Map(
      [...Map.groupBy(members, family.keyOf).values()].flatMap((alike) =>
        donorsOf(
          alike.filter(({ id }) => !alone.has(id)),
          family,
          mostSizes,
        ),
      ),
    );
    const tried = members.map((member) => withPartOf(member, donors.get(member.id) ?? member, family));
    if (kindsOf(tried, family) >= kindsOf(members, family)) return undefined;
    const judged = judge(tried);
    if (judged === undefined) return undefined;
    if (judged.worse.length === 0) return tried;
    const apart = judged.worse
      .flatMap(({ place }) => [place.pointId ?? "", place.otherPointId ?? ""])
      .filter((id) => donors.has(id) && !alone.has(id));
    // What is found elsewhere is none of a single pulley's doing.
    if (apart.length === 0) return undefined;
    for (const id of apart) alone.add(id);
  }
}

const kindsOf = (members: readonly Member[], { rowOf }: PulleyFamily) =>
  new Set(members.map((member) => rowOf(member).id)).size;

const withPartOf = (member: Member, { parts }: Member, { component }: PulleyFamily): Member => ({
  ...member,
  parts: { ...member.parts, [component]: parts[component] },
});

export function pulleySizes({ solution }: Calculated): PulleySizes {
  const different = (sizesOf: (pulley: MachinePulley) => readonly number[]) =>
    new Set(
      solution.machine.pulleys.map((pulley) =>
        sizesOf(pulley)
          .map((size) => size.toFixed(6))
          .join(" "),
      ),
    ).size;
  return {
    diameters: different(({ built }) => [built.body.shellDiameter]),
    faces: different(({ built }) => [built.body.faceWidth]),
    shells: different(({ built: { body } }) => [body.shellDiameter, body.shellThickness, body.discThickness]),
    shafts: different(({ built }) => [built.body.shaftDiameter, built.seatDiameter]),
  };
}

function membersOf(conveyor: Conveyor, { solution }: Calculated): readonly Member[] {
  return solution.machine.pulleys.flatMap(({ pointId: id, parts }): readonly Member[] => {
    const pull = conveyor.pulls.find((one) => pointId(one) === id);
    return parts.kind === "selected" && pull !== undefined ? [{ id, pull, parts }] : [];
  });
}

/** Whose part each member takes: few that give every member what its own gives. */
function donorsOf(
  members: readonly Member[],
  { rowOf, isFree }: PulleyFamily,
  mostSizes: number | undefined,
): readonly (readonly [pointId: string, donor: Member])[] {
  const isPriced = members.every((member) => rowOf(member).price > 0);
  const byCost = members
    .map((member) => ({ member, row: rowOf(member) }))
    .map(({ member, row }) => ({ member, measures: row.measures, cost: isPriced ? row.price : row.steel }))
    .toSorted((one, other) => one.cost - other.cost);
  const fit = (need: readonly number[]): Fit<Member> | undefined => {
    const found = byCost.find(({ measures }) => measures.every((given, at) => given >= (need[at] ?? 0)));
    return found && { type: found.member, cost: found.cost };
  };
  const free = members.filter(({ pull }) => isFree(pull));
  const needs = free.map((member) => rowOf(member).measures);
  const costOfType = byCost.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, byCost.length);
  const few = fewSizes(groupSizes({ needs, fit }), costOfType, mostSizes);
  return free.map((member, at) => [member.id, few?.types[at] ?? member] as const);
}

type Component = PulleyFamily["component"];

/** Makes the conveyor with the parts of its members, those that are held on Manual. */
function builder(conveyor: Conveyor, { solution }: Calculated, rows: ComponentRows) {
  const whole = withChosenParts(conveyor, solution.machine, rows);
  return (members: readonly Member[], held: readonly Component[]): Conveyor => {
    const parts = new Map(members.map((member) => [member.id, member.parts]));
    const pulls = conveyor.pulls.map((pull, index) => {
      const chosen = parts.get(pointId(pull));
      if (chosen === undefined) return pull;
      const isAuto = (component: Component) => pull[modeOf[component]] === "Auto";
      const fitted = held.filter(isAuto).reduce((one, component) => {
        const row = rows[libraryOf[component]]?.find(({ _id }) => _id === chosen[component].id);
        return placed(one, row, selectPullComponent, { index, component });
      }, whole);
      const others = Object.values(modeOf).map((mode) => [mode, pull[mode]]);
      const manual = held.map((component) => [modeOf[component], "Manual"]);
      return withLength({ ...(fitted.pulls[index] ?? pull), ...Object.fromEntries([...others, ...manual]) });
    });
    return { ...conveyor, pulls };
  };
}

const modeOf = { shell: "selectShellMode", shaft: "selectShaftMode", width: "selectWidthMode" } as const;
const libraryOf = { shell: "pullShells", shaft: "pullShafts", width: "pullWidths" } as const;

/** As long as its bearings ask for. */
function withLength(pull: Pull): Pull {
  const shaft = { ...pull.shaft, shaftL: 0 };
  return { ...pull, shaft: { ...shaft, shaftL: shaftLengthOf({ ...pull, shaft }) } };
}
