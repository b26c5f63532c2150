import { isNumber, isZero } from "../../trace/reference.ts";
import type { SectionFriction } from "../resistance/method.ts";
import { listsOf } from "./lists.ts";
import type { Columns, PreparedPoint, PreparedSection } from "./prepared-case.ts";

/** How the friction of a section comes about. */
export const frictionKinds = { constant: 0, sag: 1, other: 2 } as const;

/** Those of `columnsOf` that hold numbers. */
const listCount = 16;

export function columnsOf(sections: readonly PreparedSection[], points: readonly PreparedPoint[]): Columns {
  const count = sections.length;
  const column = listsOf(count, listCount);
  const resisting: number[] = [];
  const driven: number[] = [];
  const columns = {
    kind: new Uint8Array(count),
    constant: column(),
    sag: {
      lineLoad: column(),
      spacing: column(),
      factors: column(),
      length: column(),
      idlerMass: column(),
      slopeCosine: column(),
    },
    floor: column(),
    length: column(),
    fixed: column(),
    forceAtStart: column(),
    tensionPart: column(),
    mass: column(),
    sagTension: column(),
    pointFixed: column(),
    pointMass: column(),
    resisting,
    driven,
  };
  for (let i = 0; i < count; i += 1) {
    const section = sections[i];
    const point = points[i];
    if (section !== undefined) fillSection(columns, section, i);
    if (point !== undefined) fillPoint(columns, point, i);
  }
  return columns;
}

function fillSection(columns: Columns, prepared: PreparedSection, i: number) {
  const { friction, section, fixed, mass, sagTension, forceAtStart, tensionPart } = prepared;
  const { bare, bySag } = friction;
  columns.kind[i] = kindOf(friction);
  columns.constant[i] = isNumber(bare) ? bare : 0;
  columns.floor[i] = section.floorTension;
  columns.length[i] = section.geometry.length;
  columns.fixed[i] = fixed;
  columns.forceAtStart[i] = forceAtStart;
  columns.tensionPart[i] = tensionPart;
  columns.mass[i] = mass;
  columns.sagTension[i] = sagTension;
  if (bySag === undefined) return;
  const { sag } = columns;
  sag.lineLoad[i] = bySag.lineLoad;
  sag.spacing[i] = bySag.spacing;
  sag.factors[i] = bySag.factors;
  sag.length[i] = bySag.length;
  sag.idlerMass[i] = bySag.idlerMass;
  sag.slopeCosine[i] = bySag.slopeCosine;
}

function fillPoint(
  { pointFixed, pointMass, resisting, driven }: Columns & Lists,
  { fixed, mass, pulley, curve, drive, brakeForce }: PreparedPoint,
  i: number,
): void {
  pointFixed[i] = fixed;
  pointMass[i] = mass;
  if (pulley !== undefined || curve !== undefined) resisting.push(i);
  if (drive !== undefined || !isZero(brakeForce)) driven.push(i);
}

interface Lists {
  readonly resisting: number[];
  readonly driven: number[];
}

/** The columns that a start changes. */
export function fixedColumns(sections: readonly PreparedSection[]): Pick<Columns, "fixed" | "forceAtStart"> {
  return {
    fixed: Float64Array.from(sections, ({ fixed }) => fixed),
    forceAtStart: Float64Array.from(sections, ({ forceAtStart }) => forceAtStart),
  };
}

function kindOf({ bare, bySag }: SectionFriction): number {
  if (isNumber(bare)) return frictionKinds.constant;
  return bySag === undefined ? frictionKinds.other : frictionKinds.sag;
}
