import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import { meanSpacing } from "../../parts/idlers/closer-idlers.ts";
import { sectionMass } from "../../rules/rigid-start/moving.ts";
import { idlerMassPerMetre } from "../../standards/iso-5048-1989/main-resistance.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { Tensions } from "../solve.ts";
import { lineLoadIn } from "../tension/case-result.ts";

/** What has to be accelerated, as masses at the belt, kg. */
export interface EquivalentMasses {
  readonly belt: number;
  readonly material: number;
  readonly idlers: number;
  readonly pulleys: number;
  readonly drives: readonly { readonly driveId: string; readonly mass: number }[];
  readonly full: number;
  readonly empty: number;
}

const massSum = (name: string, clause: string) =>
  defineSum({
    id: `start-stop/${name}`,
    source: mechanics(clause),
    output: { symbol: "m", unit: "kg" },
    term: "m",
  });
/** Of the drives, at the belt. */
export const drivesMass = massSum("drives-mass", "sum over the drives");
/** Of belt, material, idlers and pulleys on one side, and of the drives. */
export const movingMass = massSum("moving-mass", "belt, material, idlers, pulleys and drives at the belt");
/** All motors at full load, at the belt. */
export const nominalForceSum = defineSum({
  id: "start-stop/nominal-force",
  source: mechanics("sum over the drives"),
  output: { symbol: "F_n", unit: "N" },
  term: "F",
});
const beltSum = massSum("belt-mass", "belt between the points");
const materialSum = massSum("material-mass", "material on the loaded sections");
const idlerSum = massSum("idler-mass", "turning parts of all idlers");
const pulleySum = massSum("pulley-mass", "inertia of all pulleys at the belt");
const totalSum = massSum("total-mass", "everything that moves");

export function equivalentMasses(trace: Trace, design: Design, { loop, cases }: Tensions): EquivalentMasses {
  const { belt, carryIdler, returnIdler, points } = design;
  const steps = stepsOnly(trace);
  const lengths = loop.sections.map(({ length }) => length);
  const along = (lineMass: number, at: number) =>
    sectionMass(steps, { lineLoad: lineMass, distance: lengths[at] ?? 0 });
  const beltMass = beltSum(
    trace,
    lengths.map((_, at) => along(belt.mass, at)),
  );
  const material = materialSum(
    trace,
    lengths.map((_, at) => along(lineLoadIn(cases["running-full"], at), at)),
  );
  const idlers = idlerSum(
    trace,
    loop.sections.flatMap(({ start: { section } }, at) => {
      const { rotatingMass } = section.idler ?? (section.strand === "carry" ? carryIdler : returnIdler);
      const spacing = meanSpacing(steps, section, lengths[at] ?? 0);
      return spacing > 0 ? [along(idlerMassPerMetre(steps, { rotatingMass, spacing }), at)] : [];
    }),
  );
  const pulleys = pulleySum(
    trace,
    points.flatMap((point) => (hasPulley(point) ? [point.pulley.equivalentMass] : [])),
  );
  const drives = design.drives.map(({ id, equivalentMass }) => ({ driveId: id, mass: equivalentMass }));
  const still = [beltMass, idlers, pulleys, ...drives.map(({ mass }) => mass)];
  const empty = totalSum(trace, still);
  return { belt: beltMass, material, idlers, pulleys, drives, full: totalSum(trace, [...still, material]), empty };
}
