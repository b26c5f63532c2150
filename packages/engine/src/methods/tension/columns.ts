import type { SagFriction, SectionFriction } from "../resistance/method.ts";
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
  readonly mass: Float64Array;
  /** Tension that keeps the allowed sag; without idlers any tension will do. */
  readonly sagTension: Float64Array;
  readonly pointFixed: Float64Array;
  readonly pointMass: Float64Array;
  /** Points with a pulley or a curve, whose resistance depends on tension. */
  readonly resisting: readonly number[];
  /** Points with a drive or a brake. */
  readonly driven: readonly number[];
}

export function columnsOf(sections: readonly PreparedSection[], points: readonly PreparedPoint[]): Columns {
  return {
    kind: Uint8Array.from(sections, ({ friction }) => kindOf(friction)),
    constant: column(sections, ({ friction: { bare } }) => (typeof bare === "number" ? bare : 0)),
    sag: {
      lineLoad: column(sections, ({ friction }) => friction.bySag?.lineLoad ?? 0),
      spacing: column(sections, ({ friction }) => friction.bySag?.spacing ?? 0),
      factors: column(sections, ({ friction }) => friction.bySag?.factors ?? 0),
      length: column(sections, ({ friction }) => friction.bySag?.length ?? 0),
      idlerMass: column(sections, ({ friction }) => friction.bySag?.idlerMass ?? 0),
      slopeCosine: column(sections, ({ friction }) => friction.bySag?.slopeCosine ?? 0),
    },
    floor: column(sections, ({ section }) => section.floorTension),
    fixed: fixedColumn(sections),
    mass: column(sections, ({ mass }) => mass),
    sagTension: column(sections, ({ sagTension, section }) =>
      section.spacing > 0 ? sagTension : Number.NEGATIVE_INFINITY,
    ),
    pointFixed: column(points, ({ fixed }) => fixed),
    pointMass: column(points, ({ mass }) => mass),
    resisting: places(points, ({ pulley, curve }) => pulley !== undefined || curve !== undefined),
    driven: places(points, ({ drive, brakeForce }) => drive !== undefined || brakeForce !== 0),
  };
}

export function fixedColumn(sections: readonly PreparedSection[]): Float64Array {
  return column(sections, ({ fixed }) => fixed);
}

function kindOf({ bare, bySag }: SectionFriction): number {
  if (typeof bare === "number") return frictionKinds.constant;
  return bySag === undefined ? frictionKinds.other : frictionKinds.sag;
}

function column<Part>(parts: readonly Part[], numberOf: (part: Part) => number): Float64Array {
  const values = new Float64Array(parts.length);
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i];
    if (part !== undefined) values[i] = numberOf(part);
  }
  return values;
}

function places<Part>(parts: readonly Part[], isAsked: (part: Part) => boolean): readonly number[] {
  return parts.flatMap((part, at) => (isAsked(part) ? [at] : []));
}
