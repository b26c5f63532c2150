import { type Conveyor, isPulley, type Pull } from "@beltwright/model";
import { pullLabel, pullTarget, shortened } from "../geometry/pulls.ts";
import { idlerCuts } from "./belt-ribbon.ts";
import type { Vector } from "./scene.ts";
import { type SceneOptions, sceneInput } from "./scene-input.ts";

/** The way along the carrying belt. */
export interface BeltWalk {
  /** Chainages of its ends, m. */
  readonly from: number;
  readonly to: number;
  /** The middle of the belt there and which way it leads, rad. */
  readonly at: (chainage: number) => { readonly spot: Vector; readonly heading: number };
}

export function beltWalk(conveyor: Conveyor, options: SceneOptions = {}): BeltWalk {
  const input = sceneInput(conveyor, undefined, options);
  const places = conveyor.pulls
    .flatMap(({ sectType }, at) => (sectType === "Carry" ? idlerCuts(input, at) : []))
    .toSorted((a, b) => a.chainage - b.chainage);
  const heightAt = (chainage: number) => {
    const after = places.findIndex((one) => one.chainage >= chainage);
    const [before, next] = [places[after - 1], places[after]];
    if (next === undefined) return places.at(-1)?.z ?? 0;
    if (before === undefined || next.chainage === before.chainage) return next.z;
    return before.z + ((chainage - before.chainage) / (next.chainage - before.chainage)) * (next.z - before.z);
  };
  return {
    from: places[0]?.chainage ?? 0,
    to: places.at(-1)?.chainage ?? 0,
    at: (chainage) => {
      const { x, y, heading } = input.way.at(chainage);
      return { spot: [x, y, heightAt(chainage)], heading };
    },
  };
}

/** A point by its name, where it stands. */
export interface PointName {
  readonly at: Vector;
  readonly text: string;
  readonly target: string;
  /** What is named first where room is short: 0 machines and loading points, 1 pulleys, 2 the rest. */
  readonly rank: 0 | 1 | 2;
}

export function pointNames(conveyor: Conveyor, options: SceneOptions = {}): readonly PointName[] {
  const { rounds, way } = sceneInput(conveyor, undefined, options);
  return conveyor.pulls.flatMap((pull, at) => {
    const round = rounds[at];
    if (round === undefined) return [];
    const { x, y } = way.at(round.centre.x);
    const above = round.centre.y + Math.max(round.radius, (0.5 * conveyor.beltWidthInp) / 1000);
    return [
      { at: [x, y, above] as const, text: shortened(pullLabel(pull)), target: pullTarget(at), rank: rankOf(pull) },
    ];
  });
}

function rankOf(pull: Pull): PointName["rank"] {
  if (pull.pType === "Drive" || pull.pType === "Takeup" || pull.pType === "Hopper" || pull.pType === "Brake") return 0;
  return isPulley(pull) ? 1 : 2;
}

const usualHeights = [1, 2, 3, 5, 10, 15, 20] as const;

/** How much heights are enlarged so that a long, flat conveyor shows its hills: to about a twelfth of its length. */
export function readableHeights(conveyor: Conveyor): number {
  const { rounds } = sceneInput(conveyor);
  const [xs, zs] = [rounds.map(({ centre }) => centre.x), rounds.map(({ centre }) => centre.y)];
  const [length, rise] = [Math.max(...xs) - Math.min(...xs), Math.max(...zs) - Math.min(...zs)];
  if (!(length > 300) || !(rise > 0)) return 1;
  return usualHeights.findLast((one) => one * rise <= length / 12) ?? 1;
}
