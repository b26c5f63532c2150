import type { Calculation, Conveyor } from "@beltwright/model";
import { addIdlers, addInPlace, type Gathered } from "../conveyor-scene.ts";
import type { Between } from "../idler-nodes.ts";
import type { Scene } from "../scene.ts";
import { sceneOf } from "../scene-bounds.ts";
import { type SceneOptions, sceneInput } from "../scene-input.ts";
import { addBurden, addSkirts } from "./burden.ts";
import { type GroundKind, groundMesh, groundUnder } from "./ground.ts";
import { addStations } from "./stations.ts";
import { addStringers, addSupports } from "./structure.ts";

interface SiteOptions extends SceneOptions {
  /** Absent: a long conveyor follows the land, a short one stands on one level. */
  readonly ground?: GroundKind;
  /** Supports drawn at most; absent: 160. */
  readonly mostSupports?: number;
}

export interface Site extends Scene {
  /** m between the borders of the bands of the ground. */
  readonly band: number;
}

/**
 * What a conveyor stands in: ground, stringers, supports, stations, skirts, and the material on its belt. Drawn from
 * its sizes to show it in place; nothing of it is designed.
 */
export function site3d(conveyor: Conveyor, calculation?: Calculation, options: SiteOptions = {}): Site {
  const input = sceneInput(conveyor, calculation, options);
  const gathered: Gathered = { meshes: [], nodes: [] };
  const ground = groundUnder(input, options.ground);
  const land = groundMesh(input, ground);
  if (land !== undefined) addInPlace(gathered, land);
  addStringers(input, gathered);
  addSupports(input, ground, gathered, { most: options.mostSupports ?? 160 });
  addStations(input, ground, gathered);
  addSkirts(input, gathered);
  addBurden(input, calculation, options, gathered);
  return { ...sceneOf({ name: "site", ...gathered, everyIdler: 1 }), band: ground.band };
}

/** Every idler and support of one stretch, for somebody who stands in it. */
export function stretch3d(conveyor: Conveyor, between: Between, options: SiteOptions = {}): Scene {
  const input = sceneInput(conveyor, undefined, options);
  const gathered: Gathered = { meshes: [], nodes: [] };
  const everyIdler = addIdlers(input, gathered, mostInSight, between);
  addSupports(input, groundUnder(input, options.ground), gathered, { most: mostInSight, between });
  return sceneOf({ name: "stretch", ...gathered, everyIdler });
}

const mostInSight = 1200;
