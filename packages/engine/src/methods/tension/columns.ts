import { isNumber, isZero } from "../../trace/reference.ts";
import type { SagFriction, SectionFriction } from "../resistance/method.ts";
import { listsOf } from "./lists.ts";
import type { PreparedPoint, PreparedSection } from "./prepared-case.ts";

/** How the friction of a section comes about. */
export const frictionKinds = { constant: 0, sag: 1, other: 2 } as const;

/**
 * The numbers of a load the inner loop reads, side by side: it visits every section hundreds of times, and numbers that
 * lie scattered over objects take longer to fetch than to compute with. SI.
 */
export interface Columns {
  readonly kind: Uint8Array;
  /** Friction that does not depend on tension. */
  readonly constant: Float64Array;
  /** What friction by sag is made of. */
  readonly sag: Readonly<Record<keyof SagFriction, Float64Array>>;
  readonly floor: Float64Array;
  readonly fixed: Float64Array;
  readonly forceAtStart: Float64Array;
  readonly tensionPart: Float64Array;
  readonly mass: Float64Array;
  /** Tension that keeps the allowed sag; without idlers the belt must only not go slack. */
  readonly sagTension: Float64Array;
  readonly pointFixed: Float64Array;
  readonly pointMass: Float64Array;
  /** Points with a pulley or a curve, whose resistance depends on tension. */
  readonly resisting: readonly number[];
  /** Points with a drive or a brake. */
  readonly driven: readonly number[];
}

/** Those of `columnsOf` that hold numbers. */
const listCount = 15;

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
