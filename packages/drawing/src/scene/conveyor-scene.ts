import type { LoadCaseName } from "@beltwright/engine";
import type { Calculation, Conveyor } from "@beltwright/model";
import { layWithCurves } from "../drawings/belt-shapes.ts";
import { sectionRounds } from "../drawings/long-section.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { beltRibbon, type RibbonInput } from "./belt-ribbon.ts";
import { idlerNodes } from "./idler-nodes.ts";
import { idlerMeshes } from "./idler-solids.ts";
import { planWay } from "./plan-way.ts";
import { pointMeshes, pointNodes } from "./point-solids.ts";
import { type Mesh, noTurn, type Scene, type SceneNode } from "./scene.ts";
import { sceneOf } from "./scene-bounds.ts";
import { beltTensions } from "./tension-colour.ts";

interface SceneOptions {
  /** The belt is coloured by its tensions in this case; absent: running full. */
  readonly loadCase?: LoadCaseName;
  /** Idler sets drawn at most; of a longer conveyor every second, third … is. Absent: 240. */
  readonly mostIdlers?: number;
}

/** The whole conveyor in 3D, metres. Without results the belt is black. */
export function scene3d(conveyor: Conveyor, calculation?: Calculation, options: SceneOptions = {}): Scene {
  const { loadCase = "running-full", mostIdlers = 240 } = options;
  const rounds = sectionRounds(conveyor);
  const laid = layWithCurves(
    rounds,
    conveyor.pulls.map(({ vertCurveRadiusInp }) => vertCurveRadiusInp),
  );
  const way = planWay(conveyor.pulls);
  const tensions = beltTensions(calculation, loadCase);
  const input: RibbonInput = { conveyor, rounds, laid, way, tensions };
  const meshes: Mesh[] = [...pointMeshes];
  const nodes: SceneNode[] = [...pointNodes(input)];
  const everyIdler = addIdlers(input, mostIdlers, { meshes, nodes });
  conveyor.pulls.forEach((_, at) => {
    const mesh = beltRibbon(input, at);
    if (mesh === undefined) return;
    nodes.push({
      name: mesh.name,
      mesh: meshes.length,
      at: [0, 0, 0],
      turn: noTurn,
      scale: [1, 1, 1],
      target: pullTarget(at),
    });
    meshes.push(mesh);
  });
  const legend = tensions === undefined ? {} : { legend: tensions.legend };
  return sceneOf({ name: "conveyor", meshes, nodes, ...legend, everyIdler });
}

function addIdlers(
  input: RibbonInput,
  most: number,
  { meshes, nodes }: { meshes: Mesh[]; nodes: SceneNode[] },
): number {
  const { csIdler, rsIdler, beltWidthInp } = input.conveyor;
  const found = idlerNodes(input, most);
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
