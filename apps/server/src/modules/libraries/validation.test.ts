import { type FieldDefinition, type LibraryDefinition, libraries, type NumberField } from "@beltwright/model";
import { listLibraryRows, listLibraryVersions } from "@beltwright/store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { callApp } from "../../test-support/call.ts";
import { aConfig } from "../../test-support/config.ts";
import { databases, type TestDatabase } from "../../test-support/databases.ts";
import { aLibraryRow, someValues } from "../../test-support/library-rows.ts";
import { aPerson, type TestPerson } from "../../test-support/people.ts";

interface BadValue {
  readonly what: string;
  /** As it stands in the JSON text: JavaScript itself could not write some of these. */
  readonly json: string;
}

const alwaysBad: readonly BadValue[] = [
  { what: "text", json: '"abc"' },
  { what: "a number as text", json: '"12"' },
  { what: "empty text", json: '""' },
  { what: "NaN, which JSON writes as null", json: "null" },
  { what: "NaN as text", json: '"NaN"' },
  { what: "Infinity", json: "1e999" },
  { what: "minus Infinity", json: "-1e999" },
  { what: "Infinity as text", json: '"Infinity"' },
  { what: "huge", json: "1e300" },
  { what: "a boolean", json: "true" },
  { what: "a list", json: "[1]" },
];

/** Each place in a row where a number stands: its fields, and the columns of a table of points. */
interface NumberPlace {
  readonly field: string;
  readonly column: NumberField;
  readonly put: (json: string) => string;
}

describe.each(databases)("a library row that is not right, on $name", ({ open, isSkipped }) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let admin: TestPerson;

  beforeAll(async () => {
    if (isSkipped) return;
    database = await open();
    app = await buildApp({ store: database.store, config: aConfig() });
    admin = await aPerson(database.store, { name: "admin", userIsAdmin: true });
  });
  afterAll(async () => {
    await app?.close();
    await database?.remove();
  });

  const cases = libraries.map((definition) => ({ name: definition.plural, definition }));

  it.skipIf(isSkipped).each(cases)(
    "is refused by $name for every number, names the field and changes nothing",
    async ({ definition }) => {
      const row = await aRow(definition);
      const before = await stored(definition, row._id);
      const accepted: string[] = [];
      for (const place of numberPlaces(definition)) {
        for (const { what, json } of badValues(place.column)) {
          const payload = bodyWith(definition, place, json);
          for (const call of [add(definition), save(definition, row._id)]) {
            const answer = await send({ ...call, payload });
            const isRight = answer.statusCode === 400 && names(answer.json(), place.field);
            if (!isRight) accepted.push(`${call.method} ${place.field}.${place.column.name}: ${what}: ${answer.body}`);
          }
        }
      }
      expect(accepted).toEqual([]);
      expect(await stored(definition, row._id)).toEqual(before);
    },
  );

  it.skipIf(isSkipped).each(cases)("is refused by $name for a field it does not know", async ({ definition }) => {
    const row = await aRow(definition);
    const before = await stored(definition, row._id);
    for (const unknown of ["colour", "__proto__", "constructor", "deletedAt", "Description"]) {
      const payload = `{${quoted(someValues(definition, { category: "C", description: "D" }))},"${unknown}":1}`;
      for (const call of [add(definition), save(definition, row._id)]) {
        expect.soft((await send({ ...call, payload })).statusCode, `${call.method} with ${unknown}`).toBe(400);
      }
    }
    expect(await stored(definition, row._id)).toEqual(before);
  });

  it.skipIf(isSkipped).each([
    { what: "no body", payload: "" },
    { what: "a list", payload: "[]" },
    { what: "a number", payload: "7" },
    { what: "null", payload: "null" },
    { what: "broken JSON", payload: '{"category":' },
    { what: "an empty object", payload: "{}" },
  ])("is refused when it is $what", async ({ payload }) => {
    const [definition] = libraries;
    if (definition === undefined) throw new Error("There are no libraries");
    const row = await aRow(definition);
    const before = await stored(definition, row._id);
    for (const call of [add(definition), save(definition, row._id)]) {
      const answer = await send({ ...call, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
    expect(await stored(definition, row._id)).toEqual(before);
  });

  it.skipIf(isSkipped)("is refused when a save leaves out a field, but an addition takes its default", async () => {
    const [definition] = libraries;
    if (definition === undefined) throw new Error("There are no libraries");
    const row = await aRow(definition);
    const payload = JSON.stringify({ category: "C", description: "Only a name" });
    const saving = await send({ ...save(definition, row._id), payload });
    expect(saving.statusCode).toBe(400);
    const adding = await send({ ...add(definition), payload });
    // The specification's default of a new belt.
    expect(adding.json()).toMatchObject({ description: "Only a name", beltStrength: 1000 });
  });

  async function aRow(definition: LibraryDefinition) {
    return aLibraryRow(database.store.db, { definition, userName: admin.userName, category: "C" });
  }

  async function stored({ plural }: LibraryDefinition, id: string) {
    const { rows } = await listLibraryRows(database.store.db, { library: plural });
    return { rows, versions: await listLibraryVersions(database.store.db, plural, id) };
  }

  function send(call: { method: "POST" | "PUT"; url: string; payload: string }) {
    return callApp(app, { ...call, headers: { ...admin.headers, "content-type": "application/json" } });
  }
});

function add({ plural }: LibraryDefinition) {
  return { method: "POST", url: `/api/${plural}` } as const;
}

function save({ plural }: LibraryDefinition, id: string) {
  return { method: "PUT", url: `/api/${plural}/${id}` } as const;
}

function names(problem: { readonly issues?: readonly { readonly field: string }[] }, field: string): boolean {
  return problem.issues?.some((issue) => issue.field === field) ?? false;
}

function badValues({ min, integer }: NumberField): readonly BadValue[] {
  return [
    ...alwaysBad,
    ...(min >= 0 ? [{ what: "negative where impossible", json: "-1" }] : []),
    ...(integer ? [{ what: "a fraction where whole numbers count", json: "1.5" }] : []),
  ];
}

function numberPlaces({ fields }: LibraryDefinition): readonly NumberPlace[] {
  return fields.flatMap((field: FieldDefinition): readonly NumberPlace[] => {
    if (field.kind === "number") return [{ field: field.name, column: field, put: (json) => json }];
    if (field.kind !== "points") return [];
    return field.columns.map((column) => ({
      field: field.name,
      column,
      put: (json) => `[{${field.columns.map(({ name }) => `"${name}":${name === column.name ? json : 0}`)}}]`,
    }));
  });
}

/** The body of a good row in which one value has been replaced by text that is put in as it is. */
function bodyWith(definition: LibraryDefinition, { field, put }: NumberPlace, json: string): string {
  const { [field]: _replaced, ...rest } = someValues(definition, { category: "C", description: "D" });
  return `{${quoted(rest)},"${field}":${put(json)}}`;
}

function quoted(values: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(values).slice(1, -1);
}
