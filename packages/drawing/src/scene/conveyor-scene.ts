import type { Calculation, Conveyor } from "@beltwright/model";
import { pullTarget } from "../geometry/pulls.ts";
import { beltRibbon, type RibbonInput } from "./belt-ribbon.ts";
import { type Between, idlerNodes } from "./idler-nodes.ts";
import { idlerMeshes } from "./idler-solids.ts";
import { pointMeshes, pointNodes } from "./point-solids.ts";
import { type Mesh, noTurn, type Scene, type SceneNode } from "./scene.ts";
import { sceneOf } from "./scene-bounds.ts";
import { type SceneOptions, sceneInput } from "./scene-input.ts";

/** Solids as they are gathered: nodes name their mesh by its place. */
export interface Gathered {
  readonly meshes: Mesh[];
  readonly nodes: SceneNode[];
}

/** The whole conveyor in 3D, metres: belt, pulleys, drives, idlers. Without results the belt is black. */
export function scene3d(conveyor: Conveyor, calculation?: Calculation, options: SceneOptions = {}): Scene {
  const input = sceneInput(conveyor, calculation, options);
  const gathered: Gathered = { meshes: [...pointMeshes], nodes: [...pointNodes(input)] };
  const everyIdler = addIdlers(input, gathered, options.mostIdlers ?? 240);
  conveyor.pulls.forEach((_, at) => {
    const mesh = beltRibbon(input, at);
    if (mesh !== undefined) addInPlace(gathered, mesh, pullTarget(at));
  });
  const legend = input.values === undefined ? {} : { legend: input.values.legend };
  return sceneOf({ name: "conveyor", ...gathered, ...legend, everyIdler });
}

/** A mesh whose corners are where they belong already. */
export function addInPlace({ meshes, nodes }: Gathered, mesh: Mesh, target?: string): void {
  const node = { name: mesh.name, mesh: meshes.length, at: [0, 0, 0], turn: noTurn, scale: [1, 1, 1] } as const;
  nodes.push(target === undefined ? node : { ...node, target });
  meshes.push(mesh);
}

/** Tells how many stand for each that is drawn. */
export function addIdlers(input: RibbonInput, { meshes, nodes }: Gathered, most: number, between?: Between): number {
  const { csIdler, rsIdler, beltWidthInp } = input.conveyor;
  const found = idlerNodes(input, most, between);
  for (const [name, set] of [
    ["carry", csIdler],
    ["return", rsIdler],
  ] as const) {
    const options = { isReturn: name === "return", pipeDiameter: input.conveyor.pipeDia };
    for (const mesh of idlerMeshes(`${name}-idler`, set, beltWidthInp, 10, options)) {
      for (const place of found.places.filter(({ strand }) => strand === name)) {
        nodes.push({
          name: mesh.name,
          mesh: meshes.length,
          at: place.at,
          turn: place.turn,
          scale: [1, 1, 1],
          target: place.target,
        });
      }
      meshes.push(mesh);
    }
  }
  return found.every;
}
