import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { NumberField } from "../fields/field.ts";
import { getLibrary, libraries } from "./all.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryValuesSchema, parseLibraryValues } from "./parse-values.ts";
import { newRow, rowFields } from "./row-fields.ts";

const brakes = getLibrary("brakes");
const aBrake = newRow(brakes);

function issuesOf(definition: LibraryDefinition, body: unknown) {
  const parsed = parseLibraryValues(definition, body);
  return parsed.kind === "invalid" ? parsed.issues : [];
}

function numberFields(definition: LibraryDefinition): readonly NumberField[] {
  return rowFields(definition).filter((field) => field.kind === "number");
}

const numericFields = libraries.flatMap((library) =>
  numberFields(library).map((field) => [`${library.plural}.${field.name}`, library, field] as const),
);

describe("every number of every library", () => {
  it.each(numericFields)("%s refuses what is no number within its bounds", (_name, library, field) => {
    const wrong = ["3", "", "text", null, true, [], {}, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const outside = [field.max * 1.001 + 1, field.min - 0.001, 1e300];
    for (const value of [...wrong, ...outside, ...(field.integer ? [field.min + 0.5] : [])]) {
      const issues = issuesOf(library, { ...newRow(library), [field.name]: value });
      expect(issues.map((issue) => issue.field)).toEqual([field.name]);
      expect(issues[0]?.message).toContain(`from ${field.min} to ${field.max}`);
    }
  });

  it("can never be negative where physics forbids it", () => {
    const negative = numericFields.filter(([, , field]) => field.min < 0 && field.unit !== "degC");
    expect(negative.map(([name]) => name)).toEqual([]);
  });
});

describe("a row as sent", () => {
  it("keeps every digit of what is valid", () => {
    const value = 0.1 + 0.2;
    const parsed = parseLibraryValues(brakes, { ...aBrake, maxAirGap: value });
    expect(parsed).toMatchObject({ kind: "valid", values: { maxAirGap: value } });
  });

  it("may carry what only the server sets, which is ignored", () => {
    const body = { ...aBrake, _id: "x", no: 7, userName: "someone", revision: 3 };
    expect(parseLibraryValues(brakes, body)).toEqual({ kind: "valid", values: aBrake, categoryRenamed: false });
  });

  it.each(["colour", "__proto__", "constructor", "Mass", "id"])("is refused with the unknown field %s", (name) => {
    const body: unknown = JSON.parse(JSON.stringify(aBrake).replace("{", `{"${name}":1,`));
    expect(issuesOf(brakes, body)).toEqual([{ field: name, message: "Is not a field of this library." }]);
  });

  it.each([[null], [undefined], ["text"], [[aBrake]], [7]])("is refused when it is %s", (body) => {
    expect(issuesOf(brakes, body)).toHaveLength(1);
  });

  it("is refused with every missing field named", () => {
    const { mass: _mass, category: _category, ...rest } = aBrake;
    expect(issuesOf(brakes, rest).map(({ field }) => field)).toEqual(["category", "mass"]);
  });

  it("takes defaults for missing fields where asked, but never for its category and description", () => {
    const options = { missing: "default" } as const;
    const named = { category: "Mine", description: "Small one", maxAirGap: 2 };
    expect(parseLibraryValues(brakes, named, options)).toMatchObject({
      kind: "valid",
      values: { ...aBrake, ...named },
    });
    const nameless = parseLibraryValues(brakes, { maxAirGap: 2 }, options);
    expect(nameless.kind === "invalid" && nameless.issues.map(({ field }) => field)).toEqual([
      "category",
      "description",
    ]);
  });

  it("is filed under All - 1 when it asks for the reserved category", () => {
    for (const category of ["All", "  All "]) {
      expect(parseLibraryValues(brakes, { ...aBrake, category })).toMatchObject({
        values: { category: "All - 1" },
        categoryRenamed: true,
      });
    }
    expect(parseLibraryValues(brakes, { ...aBrake, category: "Alle" })).toMatchObject({ categoryRenamed: false });
  });

  it("has its text trimmed", () => {
    expect(parseLibraryValues(brakes, { ...aBrake, caliper: "  B 1 " })).toMatchObject({ values: { caliper: "B 1" } });
  });

  it.each([
    ["empty", ""],
    ["blank", "   "],
    ["too long", "x".repeat(201)],
    ["on two lines", "a\nb"],
    ["with a null character", "a\u0000b"],
    ["half a character", "a\ud800"],
  ])("is refused with a description that is %s", (_name, description) => {
    expect(issuesOf(brakes, { ...aBrake, description }).map(({ field }) => field)).toEqual(["description"]);
  });

  it("is refused with anything but true and false for a flag", () => {
    for (const metric of ["true", 1, 0, null]) {
      expect(issuesOf(brakes, { ...aBrake, metric })).toEqual([{ field: "metric", message: "Must be true or false." }]);
    }
  });

  it("stays the same when parsed again", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 });
    fc.assert(
      fc.property(text, fc.double({ min: 0, max: 100, noNaN: true }), (category, maxAirGap) => {
        const once = parseLibraryValues(brakes, { ...aBrake, category, maxAirGap });
        if (once.kind === "invalid") return;
        expect(parseLibraryValues(brakes, once.values)).toEqual({ ...once, categoryRenamed: false });
      }),
    );
  });
});

describe("fields that contradict each other", () => {
  it.each([
    ["brakes", { minClampingForce: 5000, maxClampingForce: 4000 }, "minClampingForce"],
    ["materials", { loBD: 1700, hiBD: 1600 }, "loBD"],
    ["materials", { surchargeAngle: 40, repose: 30 }, "surchargeAngle"],
    ["belts", { allowableTension: 1001 }, "allowableTension"],
    ["belts", { cableDia: 16 }, "cableDia"],
    ["gearBoxes", { minInputSpeed: 2000 }, "minInputSpeed"],
    ["gearBoxes", { parallelShafts: true, rightAngleShafts: true }, "rightAngleShafts"],
    ["holdbacks", { torqueSetting: 30_000 }, "torqueSetting"],
    ["idlers", { rotatingMass: 100 }, "rotatingMass"],
    ["idlers", { troughAngle: 360 }, "noOfRolls"],
    ["pullShafts", { brgDia: 200 }, "brgDia"],
    ["pullShells", { shellThick: 400 }, "shellThick"],
    ["pullWidths", { faceWidth: 1100 }, "beltWidth"],
    ["pulleys", { dia: 700 }, "dia"],
    ["shaftCouplings", { minBore: 200 }, "minBore"],
  ])("of %s are refused: %o", (plural, values, field) => {
    const library = getLibrary(plural);
    expect(issuesOf(library, { ...newRow(library), ...values }).map((issue) => issue.field)).toEqual([field]);
  });

  it("leave a figure alone that the maker does not state", () => {
    const belts = getLibrary("belts");
    expect(issuesOf(belts, { ...newRow(belts), cablePitch: 0 })).toEqual([]);
  });
});

describe("starter points", () => {
  const starters = getLibrary("starters");
  const starter = (type: string, starterPts: unknown) => ({ ...newRow(starters), type, starterPts });
  const point = (torque: number, speed: number, time: number) => ({ torque, speed, time });

  it("are put in order of speed for Torque-Speed, those at one speed as typed", () => {
    const typed = [point(1, 50, 0), point(2, 10, 9), point(3, 50, 1), point(4, 0, 5)];
    expect(parseLibraryValues(starters, starter("Torque-Speed", typed))).toMatchObject({
      values: { starterPts: [point(4, 0, 5), point(2, 10, 9), point(1, 50, 0), point(3, 50, 1)] },
    });
  });

  it("are put in order of time for Speed-Time", () => {
    const typed = [point(0, 0, 20), point(0, 100, 0), point(0, 30, 10)];
    expect(parseLibraryValues(starters, starter("Speed-Time", typed))).toMatchObject({
      values: { starterPts: [point(0, 100, 0), point(0, 30, 10), point(0, 0, 20)] },
    });
  });

  it("are refused with row and column named", () => {
    const typed = [point(0, 0, 0), { torque: 1, speed: "fast", time: 0 }];
    expect(issuesOf(starters, starter("Speed-Time", typed))).toEqual([
      { field: "starterPts", message: "Row 2, Speed: Must be a number from 0 to 1000 %." },
    ]);
    expect(issuesOf(starters, starter("Speed-Time", [{ ...point(0, 0, 0), extra: 1 }]))).toHaveLength(1);
    expect(issuesOf(starters, starter("Speed-Time", "none"))).toHaveLength(1);
    expect(issuesOf(starters, starter("Speed-Time", Array(2001).fill(point(0, 0, 0))))).toHaveLength(1);
  });

  it("belong to one of the two types", () => {
    expect(issuesOf(starters, starter("Star-Delta", []))).toEqual([
      { field: "type", message: "Must be one of: Torque-Speed, Speed-Time." },
    ]);
  });
});

describe("what is wrong between fields", () => {
  const belts = getLibrary("belts");
  const belt = { ...newRow(belts), beltStrength: 1000, allowableTension: 1001 };

  it("is said by the label and in the units of the reader", () => {
    expect(issuesOf(belts, belt)).toEqual([
      { field: "allowableTension", message: "Must not be larger than Belt strength (1000 kN/m)." },
    ]);
    // 1000 kN/m is 1000 N/mm; 1 in = 25.4 mm and 1 lbf = 4.4482216152605 N (NIST SP 811, appendix B.8).
    expect(parseLibraryValues(belts, belt, { missing: "refuse", system: "imperial" })).toMatchObject({
      issues: [{ field: "allowableTension", message: "Must not be larger than Belt strength (5710.147 lbf/in)." }],
    });
  });

  it("is said of half a diameter", () => {
    const shells = getLibrary("pullShells");
    const shell = { ...newRow(shells), shellDia: 254, shellThick: 200 };
    expect(parseLibraryValues(shells, shell, { missing: "refuse", system: "imperial" })).toMatchObject({
      issues: [{ field: "shellThick", message: "Must not be larger than half of Shell diameter (10 in)." }],
    });
  });

  it.each(numericFields)("of %s is no name of a field, in either system", (_name, library, field) => {
    for (const system of ["metric", "imperial"] as const) {
      const body = { ...newRow(library), [field.name]: field.max };
      const parsed = parseLibraryValues(library, body, { missing: "refuse", system });
      const said = parsed.kind === "invalid" ? parsed.issues.map(({ message }) => message).join(" ") : "";
      const names = rowFields(library).flatMap(({ name }) => (/[A-Z]/.test(name) ? [name] : []));
      expect(names.filter((name) => said.includes(name))).toEqual([]);
    }
  });

  it("is said of the limits of a field in inches too", () => {
    const body = { ...newRow(brakes), maxAirGap: -1 };
    const parsed = parseLibraryValues(brakes, body, { missing: "refuse", system: "imperial" });
    expect(parsed).toMatchObject({ issues: [{ field: "maxAirGap", message: expect.stringMatching(/ in\.$/) }] });
  });
});

describe("the schema of a library", () => {
  it.each(libraries.map((library) => [library.plural, library] as const))(
    "describes %s in the API",
    (_plural, library) => {
      const described = z.toJSONSchema(libraryValuesSchema(library), { io: "input" });
      expect(Object.keys(described.properties ?? {})).toEqual(rowFields(library).map(({ name }) => name));
      expect(described.additionalProperties).toBe(false);
    },
  );
});
