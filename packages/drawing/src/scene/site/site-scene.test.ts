import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { curvedConveyor, longConveyor } from "../../test-support/sample-conveyors.ts";
import { toGltf } from "../../writers/gltf.ts";
import { scene3d } from "../conveyor-scene.ts";
import { turned } from "../merge.ts";
import type { Scene } from "../scene.ts";
import { joinedScenes } from "../scene-bounds.ts";
import { sceneInput } from "../scene-input.ts";
import { beltWalk, pointNames, readableHeights } from "../walk.ts";
import { groundKinds, groundUnder } from "./ground.ts";
import { site3d, stretch3d } from "./site-scene.ts";

const conveyors = [
  ["the new conveyor", newConveyor()],
  ["one with curves", curvedConveyor()],
  ["21 km", longConveyor(100, 21_000)],
] as const;

const named = (scene: Scene, name: string) => scene.nodes.filter((node) => node.name.startsWith(name));
const numbersOf = ({ meshes, nodes }: Scene) => [
  ...meshes.flatMap(({ positions, normals }) => [...positions, ...normals]),
  ...nodes.flatMap(({ at, turn, scale }) => [...at, ...turn, ...scale]),
];

it.each([
  ["leaves room for its weight under a take-up that hangs", "Vertical Gravity", 4],
  ["digs no pit for a take-up on rails", "Winch", 1],
] as const)("%s", (_, takeupType, radii) => {
  const input = sceneInput({ ...newConveyor(), takeupType });
  const lowered = input.rounds.map((round, at) =>
    input.conveyor.pulls[at]?.pType === "Takeup"
      ? { ...round, centre: { x: round.centre.x, y: round.centre.y - 20 } }
      : round,
  );
  const lowest = lowered.reduce((low, one) => (one.centre.y < low.centre.y ? one : low));
  const ground = groundUnder({ ...input, rounds: lowered });
  expect(lowest.centre.y - ground.at(lowest.centre.x)).toBeCloseTo(radii * lowest.radius + 0.9, 9);
});

describe.each(conveyors)("the site of %s", (_, conveyor) => {
  const calculation = calculate(conveyor);

  it.each(groundKinds)("has ground (%s) under every belt and pulley", (kind) => {
    for (const heights of [1, 10]) {
      const input = sceneInput(conveyor, undefined, { heights });
      const ground = groundUnder(input, kind);
      for (const { from, to } of input.laid.line.runs)
        for (const share of [0, 0.13, 0.5, 0.91, 1]) {
          const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
          expect(ground.at(x)).toBeLessThan(y);
        }
      for (const { centre, radius } of input.rounds) expect(ground.at(centre.x)).toBeLessThan(centre.y - radius);
    }
  });

  it("has supports that reach from the ground to under the belt", () => {
    const input = sceneInput(conveyor);
    const ground = groundUnder(input);
    const posts = named(site3d(conveyor, calculation), "post");
    expect(posts.length).toBeGreaterThan(2);
    const walk = beltWalk(conveyor);
    const length = walk.to - walk.from;
    const places = Array.from({ length: 4001 }, (_0, at) => walk.from + (length * at) / 4000);
    for (const { at, scale } of posts.filter((_1, i) => i % 7 === 0)) {
      const nearest = (all: readonly number[]) =>
        all.reduce((best, one) => (away(walk, one, at) < away(walk, best, at) ? one : best));
      const rough = nearest(places);
      const near = nearest(Array.from({ length: 401 }, (_2, i) => rough + ((i - 200) * length) / 800_000));
      expect(at[2] - scale[2] / 2).toBeCloseTo(ground.at(near), 0);
      expect(at[2] + scale[2] / 2).toBeLessThan(walk.at(near).spot[2]);
    }
  });

  it("holds finite numbers only, at any height of the land, and is a light file", () => {
    for (const heights of [1, 20])
      expect(numbersOf(site3d(conveyor, calculation, { heights })).every(Number.isFinite)).toBe(true);
    const file = toGltf(joinedScenes(scene3d(conveyor, calculation), site3d(conveyor, calculation)));
    expect(file.byteLength).toBeLessThan(1_500_000);
  });

  it("carries material where the load case has some, and none when empty", () => {
    if (calculation.kind !== "calculated") return;
    const { sections } = calculation.solution.cases["running-full"];
    const loaded = sections.flatMap(({ lineLoad }, at) => (lineLoad > 0 ? [`burden-${at}`] : []));
    const shown = named(site3d(conveyor, calculation), "burden").map(({ name }) => name);
    expect(shown).toEqual(loaded);
    expect(named(site3d(conveyor, calculation, { loadCase: "running-empty" }), "burden")).toEqual([]);
  });
});

const away = (walk: ReturnType<typeof beltWalk>, chainage: number, place: readonly [number, number, number]) => {
  const { spot } = walk.at(chainage);
  return Math.hypot(spot[0] - place[0], spot[1] - place[1]);
};

describe("a stretch of a long conveyor", () => {
  const conveyor = longConveyor(100, 21_000);

  it("has every idler of its own, in the same places whatever stretch is looked at", () => {
    const [one, other] = [stretch3d(conveyor, [3000, 3300]), stretch3d(conveyor, [3150, 3450])];
    expect(one.everyIdler).toBe(1);
    const places = (scene: Scene) =>
      named(scene, "carry-idler-rolls").flatMap(({ at }) => (at[0] > 3160 && at[0] < 3290 ? [at.join()] : []));
    expect(places(one)).toEqual(places(other));
    expect(places(one).length).toBeGreaterThan(130 / conveyor.nomCSSpacing - 3);
  });
});

describe("heights drawn apart", () => {
  const conveyor = longConveyor(100, 21_000);

  it("are chosen for a long, flat conveyor only", () => {
    expect(readableHeights(conveyor)).toBeGreaterThan(1);
    expect(readableHeights(newConveyor())).toBe(1);
  });

  it("leave pulleys round and as large as they are", () => {
    const pulleys = (heights: number) => named(scene3d(conveyor, undefined, { heights }), "pulley-");
    expect(pulleys(10).map(({ scale }) => scale)).toEqual(pulleys(1).map(({ scale }) => scale));
  });

  it("move names with what they name", () => {
    const [low, high] = [pointNames(conveyor), pointNames(conveyor, { heights: 10 })];
    const foot = Math.min(...sceneInput(conveyor).rounds.map(({ centre }) => centre.y));
    for (const [at, { at: place }] of low.entries()) {
      const radius = sceneInput(conveyor).rounds[at]?.radius ?? 0;
      const above = Math.max(radius, conveyor.beltWidthInp / 2000);
      expect(high[at]?.at[2]).toBeCloseTo(foot + 10 * (place[2] - above - foot) + above, 6);
    }
  });
});

describe("the belt coloured by load", () => {
  it("spans nothing to the heaviest section", () => {
    const calculation = calculate(newConveyor());
    if (calculation.kind !== "calculated") throw new Error("expected results");
    const { legend } = scene3d(newConveyor(), calculation, { colours: "load" });
    const loads = calculation.solution.cases["running-full"].sections.map(({ lineLoad }) => lineLoad);
    expect(legend).toMatchObject({ by: "load", lowest: 0, highest: Math.max(...loads) });
  });
});

it("turns a drive's motor square to its pulley", () => {
  const [motor] = named(scene3d(newConveyor()), "motor");
  const [shaft] = named(scene3d(newConveyor()), "shaft");
  if (!motor || !shaft) throw new Error("expected a drive");
  const [one, other] = [turned([0, 1, 0], motor.turn), turned([0, 1, 0], shaft.turn)];
  expect(one[0] * other[0] + one[1] * other[1] + one[2] * other[2]).toBeCloseTo(0, 9);
});
