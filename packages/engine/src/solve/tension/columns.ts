import { isNumber, isZero, plain } from "../../trace/reference.ts";
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
  columns.constant[i] = isNumber(bare) ? plain(bare) : 0;
  columns.floor[i] = plain(section.floorTension);
  columns.length[i] = plain(section.geometry.length);
  columns.fixed[i] = plain(fixed);
  columns.forceAtStart[i] = plain(forceAtStart);
  columns.tensionPart[i] = plain(tensionPart);
  columns.mass[i] = plain(mass);
  columns.sagTension[i] = plain(sagTension);
  if (bySag === undefined) return;
  const { sag } = columns;
  sag.lineLoad[i] = plain(bySag.lineLoad);
  sag.spacing[i] = plain(bySag.spacing);
  sag.factors[i] = plain(bySag.factors);
  sag.length[i] = plain(bySag.length);
  sag.idlerMass[i] = plain(bySag.idlerMass);
  sag.slopeCosine[i] = plain(bySag.slopeCosine);
}

function fillPoint(
  { pointFixed, pointMass, resisting, driven }: Columns & Lists,
  { fixed, mass, pulley, curve, drive, brakeForce }: PreparedPoint,
  i: number,
): void {
  pointFixed[i] = plain(fixed);
  pointMass[i] = plain(mass);
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
    fixed: Float64Array.from(sections, ({ fixed }) => plain(fixed)),
    forceAtStart: Float64Array.from(sections, ({ forceAtStart }) => plain(forceAtStart)),
  };
}

/** The column that another allowed sag changes. */
export function sagColumn(sections: readonly PreparedSection[]): Columns["sagTension"] {
  return Float64Array.from(sections, ({ sagTension }) => plain(sagTension));
}

function kindOf({ bare, bySag }: SectionFriction): number {
  if (isNumber(bare)) return frictionKinds.constant;
  return bySag === undefined ? frictionKinds.other : frictionKinds.sag;
}
