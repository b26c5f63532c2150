import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { conveyorToFile } from "./file-record.ts";
import { newConveyor, newDrive, newPull } from "./new-conveyor.ts";
import { parseConveyor } from "./parse.ts";
import type { JsonValue } from "./records/extras.ts";
import { conveyorSchema } from "./schema.ts";
import { deepestNesting } from "./shape-fault.ts";

function issuesOf(file: unknown): readonly string[] {
  const parsed = parseConveyor(file);
  return parsed.kind === "invalid" ? parsed.issues.map(({ path }) => path) : [];
}

function valid(file: unknown) {
  const parsed = parseConveyor(file);
  if (parsed.kind === "invalid") throw new Error(JSON.stringify(parsed));
  return parsed;
}

describe("reading a conveyor", () => {
  it("fills in what is missing at every level", () => {
    const { conveyor } = valid({ pulls: [{ pType: "Drive" }], drives: [{ motor: { power: 90 } }] });
    expect(conveyor.beltWidthInp).toBe(1200);
    expect(conveyor.pulls[0]).toMatchObject({ pType: "Drive", rotation: "Clockwise", shell: { shellDia: 630 } });
    expect(conveyor.drives[0]).toMatchObject({ driveEff: 95, motor: { power: 90, voltage: 415 } });
  });

  it("keeps results aside, by path, and out of the document", () => {
    const { conveyor, results } = valid({
      te: 96.85,
      tmaxStartOrRun: "Start",
      nomCSL10h: null,
      pulls: [{ t1: 12.5, t2Start: 7 }],
      drives: [{ reqGBoxRatio: 21.1 }],
    });
    expect(results).toEqual({
      te: 96.85,
      tmaxStartOrRun: "Start",
      "pulls[0].t1": 12.5,
      "pulls[0].t2Start": 7,
      "drives[0].reqGBoxRatio": 21.1,
    });
    expect(conveyor).not.toHaveProperty("te");
    expect(conveyor.pulls[0]).not.toHaveProperty("t1");
  });

  it("keeps unknown fields with the record they stood in, and writes them back there", () => {
    const file = { wetBelt: true, pulls: [{ x: 1, tag: { a: [1, null] } }], drives: [{ motor: { maker: "ABC" } }] };
    const { conveyor } = valid(file);
    expect(conveyor.extras).toEqual({ wetBelt: true });
    expect(conveyor.pulls[0]?.extras).toEqual({ tag: { a: [1, null] } });
    expect(conveyor.drives[0]?.motor.extras).toEqual({ maker: "ABC" });
    expect(conveyorToFile(conveyor)).toMatchObject(file);
  });

  it("drops what belongs to the place a file was kept in", () => {
    const { conveyor } = valid({ _id: "1", id: "1", revision: 4, listSelected: true, schemaVersion: 1 });
    expect(conveyor).not.toHaveProperty("extras");
    expect(conveyor).not.toHaveProperty("_id");
  });

  it("has no extras where nothing is unknown", () => {
    expect(Object.keys(newConveyor())).not.toContain("extras");
    expect(JSON.stringify(valid(conveyorToFile(newConveyor())).conveyor)).toBe(JSON.stringify(newConveyor()));
  });
});

describe("a wrong value is named by its path:", () => {
  it.each([
    ["a number as text", { drives: [{ motor: { power: "90" } }] }, ["drives[0].motor.power"]],
    ["NaN", { pulls: [{}, { x: Number.NaN }] }, ["pulls[1].x"]],
    ["infinity", { beltWidthInp: Number.POSITIVE_INFINITY }, ["beltWidthInp"]],
    ["NaN in an unknown field", { other: { deep: [Number.NaN] } }, ["other.deep[0]"]],
    ["a number out of bounds", { belt: { beltStrength: -1 } }, ["belt.beltStrength"]],
    [
      "a part of a starter curve",
      { drives: [{ starter: { starterPts: [{ torque: 1 }] } }] },
      ["drives[0].starter.starterPts[0].speed", "drives[0].starter.starterPts[0].time"],
    ],
    ["a prototype key", JSON.parse('{"pulls":[{"__proto__":{"x":1}}]}'), ["pulls[0].__proto__"]],
    ["a date", { designDate: new Date(0) }, ["designDate"]],
    ["a function", { other: () => 1 }, ["other"]],
    ["nothing", undefined, [""]],
    ["a list", [], [""]],
  ])("%s", (_what, file, paths) => {
    expect(issuesOf(file)).toEqual(paths);
  });

  it("several at once, so that a person mends them together", () => {
    expect(issuesOf({ kt: "1", calcMethod: "X", matl: { loBD: -5 } })).toEqual(["kt", "calcMethod", "matl.loBD"]);
  });

  it("says what is allowed", () => {
    expect(parseConveyor({ beltSpeedInp: 99 })).toMatchObject({
      issues: [{ path: "beltSpeedInp", message: "Must be a number from 0 to 30 m/s." }],
    });
  });

  it("nesting without end", () => {
    const deep = Array.from({ length: deepestNesting + 2 }).reduce<unknown>((inner) => [inner], 1);
    expect(parseConveyor({ other: deep })).toMatchObject({ kind: "invalid", code: "file-too-deep" });
  });
});

describe("text", () => {
  it("of comments keeps its lines, with one kind of line break", () => {
    expect(valid({ designerComments: "one\r\ntwo\rthree\n\tfour" }).conveyor.designerComments).toBe(
      "one\ntwo\nthree\n\tfour",
    );
  });

  it("of other fields has one line and no character a file cannot hold", () => {
    expect(issuesOf({ convNo: "a\nb" })).toEqual(["convNo"]);
    expect(issuesOf({ convNo: "a\uFFFEb" })).toEqual(["convNo"]);
  });

  it("of a logo is a picture or nothing", () => {
    expect(issuesOf({ coLogo: "javascript:alert(1)" })).toEqual(["coLogo"]);
    expect(issuesOf({ coLogo: "data:image/svg+xml;base64,PHN2Zz4=" })).toEqual(["coLogo"]);
    expect(issuesOf({ coLogo: "data:image/png;base64,iVBORw0KGgo=" })).toEqual([]);
    expect(issuesOf({ coLogo: "" })).toEqual([]);
  });
});

describe("the schema", () => {
  const { conveyor } = valid({ loadCases: [{ caseName: "Winter" }] });
  const started = conveyorToFile({ ...conveyor, drives: [newDrive(1)], pulls: [newPull("Drive")] });
  const others: readonly JsonValue[] = [-0, 1e9, 0.5, -1, "x", "", " two\u0007 ", true, null, [], {}];

  /** Every value of a file, one at a time, replaced by another. */
  function* changed(value: JsonValue, other: JsonValue): Generator<JsonValue> {
    yield other;
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      for (const one of changed(inner, other)) {
        yield Array.isArray(value) ? value.with(Number(name), one) : { ...value, [name]: one };
      }
    }
  }

  it.each(others)("takes what reading takes, with %j in some places", (other) => {
    const first = others.indexOf(other);
    let [taken, refused] = [0, 0];
    // All places would take minutes; which ones are left out differs from value to value.
    for (const file of [...changed(started, other)].filter((_, place) => place % 17 === first)) {
      const bySchema = conveyorSchema().safeParse(file);
      const read = parseConveyor(file);
      expect(read.kind).toBe(bySchema.success ? "valid" : "invalid");
      if (read.kind === "invalid") refused += 1;
      else {
        taken += 1;
        const { schemaVersion: _ours, ...again } = conveyorToFile(read.conveyor, read.results);
        expect(isDeepStrictEqual({ ...bySchema.data, ...again }, bySchema.data), JSON.stringify(file)).toBe(true);
      }
    }
    expect(taken + refused).toBeGreaterThan(40);
    expect(refused).toBeGreaterThan(0);
  });

  it("can be shown in the API description", () => {
    const shown = z.toJSONSchema(conveyorSchema(), { io: "input" });
    expect(shown.properties).toHaveProperty("beltWidthInp");
  });
});
