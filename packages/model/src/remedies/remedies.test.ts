import type { Finding } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { findingMoves } from "../design/finding-field.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { faultyConveyor } from "../sweep/faulty-conveyor.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { attemptsOf } from "./attempts.ts";
import { mendAll } from "./mend-all.ts";
import { isSameFinding, remediesFor, remediesFrom } from "./remedies.ts";

const rows = shippedRows();

function errorsOf(conveyor: Conveyor): readonly Finding[] {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found.solution.findings.filter(({ severity }) => severity === "error");
}

const isAmong = (finding: Finding, findings: readonly Finding[]) => findings.some((one) => isSameFinding(one, finding));

const plant = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 }, rows);
const light = { ...plant, takeUpMass: 1500 };

/** Seeds with errors of several kinds; `npm run bench -- remedies` takes 500. */
const faulty = [5, 9, 10, 13].flatMap((seed) => {
  const conveyor = faultyConveyor(seed, rows);
  return conveyor === undefined ? [] : [[seed, conveyor] as const];
});

describe("remedies", () => {
  it("of a light take-up are a heavier one among others", () => {
    const [error] = errorsOf(light);
    if (error === undefined) throw new Error("a light take-up is an error");
    const changed = remediesFor(light, error, { rows }).flatMap(({ changes }) => changes.map(({ path }) => path));
    expect(changed).toContain("takeUpMass");
  });

  it.each(faulty)("of faulty design %d remove their error and bring no other when solved anew", (_, conveyor) => {
    const before = errorsOf(conveyor);
    const [error] = before;
    if (error === undefined) throw new Error("a faulty design has an error");
    for (const remedy of remediesFor(conveyor, error, { rows })) {
      const after = errorsOf(remedy.conveyor);
      expect(isAmong(error, after)).toBe(false);
      expect(after.filter((one) => !isAmong(one, before))).toEqual([]);
      expect(remedy.gone.some((one) => isSameFinding(one, error))).toBe(true);
    }
  });

  it("never ask for less and never believe more", () => {
    const given = ({ capacityInp, matl, frictionFactorInp, calcMethod }: Conveyor) => [
      capacityInp,
      matl,
      frictionFactorInp,
      calcMethod,
    ];
    for (const [, conveyor] of faulty) {
      const mended = mendAll(conveyor, { rows, mostSolves: 20 });
      expect(given(mended?.conveyor ?? conveyor)).toEqual(given(conveyor));
    }
  });

  it("are the same for a finding whatever the order of the others", () => {
    const [error] = errorsOf(light);
    if (error === undefined) throw new Error("a light take-up is an error");
    const found = calculate(light, { rows });
    if (found.kind === "refused") throw new Error("it can be calculated");
    const { solution } = found;
    const turned = { ...found, solution: { ...solution, findings: solution.findings.toReversed() } };
    const changes = (of: typeof found) =>
      remediesFrom({ conveyor: light, calculated: of, rows }, error).map((remedy) => remedy.changes);
    expect(changes(turned)).toEqual(changes(found));
  });

  it("stop where they are told to", () => {
    const [error] = errorsOf(light);
    if (error === undefined) throw new Error("a light take-up is an error");
    let solves = 0;
    const onTried = () => {
      solves += 1;
      return "stop" as const;
    };
    remediesFor(light, error, { rows, onTried });
    expect(solves).toBe(1);
  });
});

/** How typed heights are meant: to change it moves no pulley. */
const isReading = ({ changes }: { readonly changes: readonly { readonly path: string }[] }) =>
  changes.some(({ path }) => path === "pointsAre");

describe("typed heights read in another way", () => {
  const kinked = [1008, 1016, 1020, 1028].flatMap((seed) => faultyConveyor(seed, rows) ?? []);
  const offered = kinked.flatMap((conveyor) =>
    errorsOf(conveyor).map((error) => ({ conveyor, error, remedies: remediesFor(conveyor, error, { rows }) })),
  );

  it("are offered where nothing else mends, and nowhere else", () => {
    const reading = offered.filter(({ remedies }) => remedies.some(isReading));
    expect(reading.length).toBeGreaterThan(0);
    expect(offered.length).toBeGreaterThan(reading.length);
    for (const { conveyor, error, remedies } of reading) {
      expect(remedies).toHaveLength(1);
      const found = calculate(conveyor, { rows });
      if (found.kind === "refused") throw new Error("it can be calculated");
      const begun = { conveyor, calculated: found, rows };
      for (const move of findingMoves(conveyor, error).filter(({ path }) => path !== "pointsAre")) {
        for (const attempt of attemptsOf(begun, error, move)) {
          const after = errorsOf(attempt.conveyor);
          expect(isAmong(error, after) || after.some((one) => !isAmong(one, errorsOf(conveyor)))).toBe(true);
        }
      }
    }
  });

  it("are taken among all errors only where one of them has no other remedy", () => {
    let taken = 0;
    for (const conveyor of kinked) {
      let stage = conveyor;
      for (const { remedy } of mendAll(conveyor, { rows })?.done ?? []) {
        if (isReading(remedy)) {
          taken += 1;
          const before = errorsOf(stage);
          const isLast = (error: Finding) => remediesFor(stage, error, { rows }).every(isReading);
          expect(before.filter(({ code }) => code === "curve-need-finds-no-room").some(isLast)).toBe(true);
        }
        stage = remedy.conveyor;
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
});

describe("mending all", () => {
  it("leaves a light take-up without an error and says what was done for what", () => {
    const mended = mendAll(light, { rows });
    expect(mended?.left).toEqual([]);
    expect(mended?.done.length).toBeGreaterThan(0);
    expect(errorsOf(mended?.conveyor ?? light)).toEqual([]);
  });

  // A design of 500 mm with its parts frozen, typed 350 mm wide: no belt of the list is strong enough at that width.
  it("goes on from a change that mends other errors than the one it was tried for", () => {
    const narrow = faultyConveyor(1014, rows);
    if (narrow === undefined) throw new Error("it is faulty");
    const mended = mendAll(narrow, { rows });
    expect(mended?.left).toEqual([]);
    expect(errorsOf(mended?.conveyor ?? narrow)).toEqual([]);
  });

  it("takes heights for levels of the belt where a curve beside a pulley has no room", () => {
    const kinked = faultyConveyor(1008, rows);
    if (kinked === undefined) throw new Error("it is faulty");
    expect(new Set(errorsOf(kinked).map(({ code }) => code))).toEqual(new Set(["curve-need-finds-no-room"]));
    expect(mendAll(kinked, { rows })?.left).toEqual([]);
  });

  it("calculates no more conveyors than it may, and never leaves more errors than there were", () => {
    const [, [, conveyor] = []] = faulty;
    if (conveyor === undefined) throw new Error("there are faulty designs");
    let solves = 0;
    const onTried = (count: number) => {
      solves = count;
      return "go on" as const;
    };
    const mended = mendAll(conveyor, { rows, mostSolvesInAll: 7, onTried });
    expect(solves).toBeLessThanOrEqual(7);
    expect(mended?.left.length).toBeLessThanOrEqual(errorsOf(conveyor).length);
  });

  it("ends with what it has where it is told to stop", () => {
    let solves = 0;
    const mended = mendAll(light, {
      rows,
      onTried: () => {
        solves += 1;
        return "stop";
      },
    });
    expect(solves).toBe(1);
    expect(mended).toBeDefined();
  });

  it("changes nothing of a design without errors", () => {
    expect(errorsOf(plant)).toEqual([]);
    expect(mendAll(plant, { rows })).toEqual({ conveyor: plant, done: [], left: [] });
  });
});
