import { isPulley, pulleySizes } from "@beltwright/model";
import { pulleyRadius } from "../../geometry/pulls.ts";
import type { RibbonInput } from "../belt-ribbon.ts";
import type { Gathered } from "../conveyor-scene.ts";
import { inwardOf, type Put, pointPut } from "../point-solids.ts";
import type { SceneNode } from "../scene.ts";
import { cube } from "../solids.ts";
import type { Ground } from "./ground.ts";

interface Station {
  readonly put: Put;
  readonly face: number;
  readonly radius: number;
  /** m of the pulley's centre above the ground. */
  readonly height: number;
}

/** What pulleys stand on: frames to the ground, a plinth under each drive, the tower or rails of the take-up. */
export function addStations(input: RibbonInput, ground: Ground, gathered: Gathered): void {
  const { conveyor, rounds } = input;
  const steel = gathered.meshes.length;
  gathered.meshes.push({ ...cube("frame"), name: "column" }, { ...cube("concrete"), name: "plinth" }, weightMesh);
  const meshes = { steel, concrete: steel + 1, weight: steel + 2 };
  conveyor.pulls.forEach((pull, at) => {
    const centre = rounds[at]?.centre;
    if (centre === undefined || !isPulley(pull)) return;
    const station: Station = {
      put: pointPut(input, at, centre),
      face: pulleySizes(pull).face.value / 1000,
      radius: pulleyRadius(conveyor, pull),
      height: centre.y - ground.at(centre.x),
    };
    if (pull.pType === "Takeup") gathered.nodes.push(...takeUpNodes(input, at, station, meshes));
    else gathered.nodes.push(...frameNodes(station, meshes.steel));
    if (pull.pType === "Drive") gathered.nodes.push(...foundation(input, at, station, meshes));
  });
}

const weightMesh = { ...cube("takeUp"), name: "counterweight" };

interface Meshes {
  readonly steel: number;
  readonly concrete: number;
  readonly weight: number;
}

/** A post under each bearing. */
function frameNodes({ put, face, radius, height }: Station, steel: number): readonly SceneNode[] {
  const [thick, side] = [0.08 + 0.12 * radius, face / 2 + 0.14];
  return [-side, side].flatMap((aside) => [
    put("pedestal", steel, [0, aside, -height / 2], [thick, thick, height]),
    put("bearing", steel, [0, aside, 0], [0.5 * radius, thick, 0.35 * radius]),
  ]);
}

/** m; higher drives stand on a steel platform. */
const highestPlinth = 2.5;

/** Concrete under gearbox and motor, or a platform where they are high up. */
function foundation(input: RibbonInput, at: number, { put, face, radius, height }: Station, meshes: Meshes) {
  const { conveyor, rounds } = input;
  const drive = conveyor.drives.find(({ driveNo }) => driveNo === conveyor.pulls[at]?.linkToDriveNo);
  const isDouble = (drive?.noOfMotors ?? 1) > 1;
  const inward = inwardOf(rounds, rounds[at]?.centre ?? { x: 0, y: 0 });
  const [top, wide, long] = [Math.max(0.2, height - 0.9 * radius), face / 2 + 2 * radius, 6 * radius];
  const across = isDouble ? 2 * wide : wide;
  const [along, aside] = [inward * 2 * radius, isDouble ? 0 : wide / 2 + face / 4];
  if (top <= highestPlinth)
    return [put("plinth", meshes.concrete, [along, aside, -height + top / 2], [long, across, top])];
  const corners = [-0.45, 0.45].flatMap((x) =>
    [-0.45, 0.45].map((y) => [along + x * long, aside + y * across] as const),
  );
  return [
    put("platform", meshes.steel, [along, aside, top - height], [long, across, 0.18]),
    ...corners.map(([x, y]) => put("platform-leg", meshes.steel, [x, y, top / 2 - height], [0.2, 0.2, top])),
  ];
}

function takeUpNodes(input: RibbonInput, at: number, station: Station, meshes: Meshes): readonly SceneNode[] {
  const { takeupType } = input.conveyor;
  if (takeupType === "Vertical Gravity") return towerNodes(input, at, station, meshes.steel);
  return [
    ...railNodes(input, at, station, meshes.steel),
    ...(takeupType === "Horizontal Gravity" ? hangingTower(input, at, station, meshes) : []),
  ];
}

/** Four columns from the ground to above the neighbouring pulleys, tied together: the pulley and its weight hang between. */
function towerNodes({ rounds }: RibbonInput, at: number, { put, face, radius, height }: Station, steel: number) {
  const centre = rounds[at]?.centre.y ?? 0;
  const above = [rounds.at(at - 1), rounds[(at + 1) % rounds.length]].map((one) => (one?.centre.y ?? centre) - centre);
  const top = Math.max(2 * radius, ...above) + radius;
  const [along, across, thick] = [2.6 * radius, face / 2 + 0.35, 0.1 + 0.12 * radius];
  const tall = height + top;
  const storeys = Math.max(1, Math.round(tall / 4));
  const ties = Array.from({ length: storeys }, (_, i) => ((i + 1) * tall) / storeys);
  return [
    ...[-along, along].flatMap((x) =>
      [-across, across].map((y) => put("column", steel, [x, y, tall / 2 - height], [thick, thick, tall])),
    ),
    ...ties
      .slice(1)
      .flatMap((up) => [
        ...[-across, across].map((y) => put("tie", steel, [0, y, up - height], [2 * along, thick / 2, thick])),
        ...[-along, along].map((x) => put("tie", steel, [x, 0, up - height], [thick / 2, 2 * across, thick])),
      ]),
    ...[-0.45, 0.45].map((share) =>
      put("hanger", steel, [0, share * face, -0.9 * radius], [thick / 2, thick / 2, 1.8 * radius]),
    ),
  ];
}

/** Which way the pulley is pulled: away from the two belts it turns round. */
function pullOf({ rounds }: RibbonInput, at: number): number {
  const [before, now, next] = [rounds.at(at - 1), rounds[at], rounds[(at + 1) % rounds.length]];
  const middle = ((before?.centre.x ?? 0) + (next?.centre.x ?? 0)) / 2;
  return (now?.centre.x ?? 0) >= middle ? 1 : -1;
}

/** Rails of the carriage with posts to the ground, as long as its travel. */
function railNodes(input: RibbonInput, at: number, { put, face, radius, height }: Station, steel: number) {
  const travel = railLength(input.conveyor.takeupTravelInp, radius);
  const [thick, side] = [0.1 + 0.08 * radius, face / 2 + 0.2];
  const away = (-pullOf(input, at) * travel) / 2;
  const posts = [-0.5, 0, 0.5].map((share) => away + share * travel);
  return [-side, side].flatMap((y) => [
    put("rail", steel, [away, y, -0.5 * radius], [travel, thick, thick]),
    ...posts.map((x) =>
      put("rail-post", steel, [x, y, -(height + 0.5 * radius) / 2], [thick, thick, height - 0.5 * radius]),
    ),
  ]);
}

const railLength = (typed: number, radius: number) => (typed > 0 ? Math.min(typed, 40 * radius) : 8 * radius);

/** The weight of a horizontal take-up in its own tower, on a rope from the carriage. */
function hangingTower(input: RibbonInput, at: number, station: Station, { steel, weight }: Meshes) {
  const { put, face, radius, height } = station;
  const away = pullOf(input, at) * (4 * radius + 2);
  const [tall, thick, half] = [Math.max(4, height + 6 * radius), 0.1 + 0.1 * radius, face / 2];
  return [
    ...[-0.8, 0.8].flatMap((x) =>
      [-half, half].map((y) => put("column", steel, [away + x, y, tall / 2 - height], [thick, thick, tall])),
    ),
    put("head-beam", steel, [away, 0, tall - height], [1.8, 2 * half, thick]),
    put("rope", steel, [away / 2, 0, 0], [Math.abs(away), 0.04, 0.04]),
    put("rope", steel, [away, 0, (tall - height) / 2], [0.04, 0.04, Math.abs(tall - height)]),
    put("counterweight", weight, [away, 0, tall * 0.45 - height], [1.2, 1.6 * half, tall * 0.25]),
  ];
}
