import { bareTrace, type Loop, layLoop } from "@beltwright/engine";
import { designOf } from "../design/to-design.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { findStrands } from "../strands/find-strands.ts";

export type Place = Pick<Pull, "x" | "y" | "z">;

/** Straight belt from one point to the next, seen by one who travels with it. Lengths in m, angles in rad. */
export interface Straight {
  /** From where the belt leaves a pulley to where it meets the next one. */
  readonly length: number;
  /** Positive where the belt climbs on its way. */
  readonly slope: number;
  /** The place so far along the belt and square above it. */
  readonly at: (along: number, above: number) => Place;
  /** How far along the belt a place lies. */
  readonly alongOf: (place: Pick<Place, "x" | "y">) => number;
}

/** The belt as it lies round the points of a document, whether or not it can be calculated. */
export function loopOf(conveyor: Conveyor): Loop {
  return layLoop(bareTrace, designOf(conveyor, bareTrace, undefined));
}

/** The carrying belt at an end as far as the next corner: hoppers only stand on it. */
export function findEndStraight(conveyor: Conveyor, end: "head" | "tail"): Straight | undefined {
  const pulls = conveyor.pulls.filter(({ pType }) => pType !== "Hopper");
  const { carry = [] } = findStrands(pulls) ?? {};
  const drawn = { ...conveyor, pulls };
  return findStraight(drawn, loopOf(drawn), (end === "head" ? carry.at(-2) : carry[0]) ?? -1);
}

/** Belts nearer to the vertical than this hang in a station already, as the cosine of their slope. */
const hanging = 0.5;

/** Undefined where the belt runs nowhere in plan. */
export function findStraight({ pulls }: Conveyor, loop: Loop, index: number): Straight | undefined {
  const [start, section] = [pulls[index], loop.sections[index]];
  if (!start || !section) return undefined;
  const { heading, direction, startRadius, startHeight, length } = section;
  const plan = Math.hypot(heading.x, heading.y);
  const [sine, cosine] = [Math.sin(direction), Math.abs(Math.cos(direction))];
  if (plan < 1e-6 || cosine < hanging) return undefined;
  const [east, north] = [heading.x / plan, heading.y / plan];
  // Where the belt leaves its pulley, from the pulley's middle.
  const ahead = -Math.sign(Math.cos(direction)) * startRadius * sine;
  return {
    length,
    slope: Math.atan2(sine, cosine),
    at: (along, above) => {
      const level = ahead + along * cosine - above * sine;
      return {
        x: start.x + level * east,
        y: start.y + level * north,
        z: startHeight + along * sine + above * cosine,
      };
    },
    alongOf: ({ x, y }) => ((x - start.x) * east + (y - start.y) * north - ahead) / cosine,
  };
}
