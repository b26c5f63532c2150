import { libraries } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { libraryApp } from "./test-support/library-suite.ts";

const operation = z.looseObject({
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() }))
    .default([]),
  responses: z.record(z.string().regex(/^([1-5]\d\d|[1-5]XX|default)$/), z.looseObject({ description: z.string() })),
});
/** The parts of OpenAPI 3.1 that tools rely on. */
const openApi = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().startsWith("/"),
    z.record(z.enum(["get", "put", "post", "delete", "head"]), operation.optional()),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

/** Brief of the HTTP API: accounts, then what every library has. */
const accountPaths = [
  "/api/register",
  "/api/confirmemail",
  "/api/resendconfirmation",
  "/api/signin",
  "/api/signout",
  "/api/forgotpassword",
  "/api/resetpassword",
  "/api/changepassword",
  "/api/profile",
  "/api/tokens",
  "/api/tokens/{id}",
  "/api/getuserjwt",
  "/api/session",
  "/api/outbox",
  "/api/outbox/{id}",
  "/healthz",
  "/readyz",
];
const libraryPaths = libraries.flatMap(({ plural, singular }) => [
  `get /api/${plural}`,
  `post /api/${plural}`,
  `get /api/${plural}/{id}`,
  `put /api/${plural}/{id}`,
  `delete /api/${plural}/{id}`,
  `get /api/${singular}/{id}`,
  `get /api/${singular}Categories`,
  `get /api/${plural}fromcategory/{category}`,
  `post /api/${plural}/copy/{id}`,
  `post /api/${plural}/{id}/undelete`,
  `get /api/${plural}/{id}/versions`,
  `post /api/${plural}/{id}/versions/{revision}/restore`,
  `get /api/${plural}/csv`,
  `post /api/${plural}/csv`,
]);

/** Section 7 of the second document, and what keeps files from being lost. */
const conveyorPaths = [
  "get /api/conveyors",
  "post /api/conveyors",
  "get /api/conveyors/{id}",
  "put /api/conveyors/{id}",
  "delete /api/conveyors/{id}",
  "get /api/conveyor/{id}",
  "get /api/conveyorCategories",
  "get /api/conveyorsfromcategory/{category}",
  "get /api/conveyorGroupCategories",
  "get /api/groupconveyorsfromcategory/{category}",
  "post /api/conveyors/copy/{id}",
  "post /api/CopySelectedCVs",
  "post /api/DeleteSelectedCVs",
  "post /api/UpdateCVCategories",
  "get /api/conveyorsinlist/{ids}",
  "get /api/conveyorlistdemos",
  "post /api/conveyoruploadJson",
  "post /api/conveyoruploadXml",
  "get /api/downloadT6/{id}",
  "get /api/downloadJson/{id}",
  "get /api/conveyorbin",
  "post /api/conveyors/{id}/undelete",
  "get /api/conveyors/{id}/versions",
  "get /api/conveyors/{id}/versions/{revision}",
  "put /api/conveyors/{id}/versions/{revision}",
  "post /api/conveyors/{id}/versions/{revision}/restore",
];

describe("the description of the API", () => {
  const { app } = libraryApp();
  const read = async () => openApi.parse((await app().inject({ url: "/api/docs/json" })).json());

  it("lists every path", async () => {
    const { paths } = await read();
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(accountPaths));
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(operations).toEqual(expect.arrayContaining([...libraryPaths, ...conveyorPaths]));
  });

  it("declares each parameter that a path has, and no other", async () => {
    const { paths } = await read();
    for (const [path, methods] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods).filter((method) => method !== undefined)) {
        const declared = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
        expect(declared.toSorted(), path).toEqual(inPath.toSorted());
      }
    }
  });

  it("refers to nothing that is not there", async () => {
    const document = await read();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(references.length).toBeGreaterThan(libraries.length);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(known).toEqual(expect.arrayContaining([...new Set(references)]));
  });

  it("shows the unit and limits of a field", async () => {
    const { components } = await read();
    expect(components.schemas.Brake).toMatchObject({
      properties: {
        maxClampingForce: {
          type: "number",
          minimum: 0,
          title: "Maximum clamping force",
          description: expect.stringContaining("Unit: N."),
        },
      },
    });
  });

  it("is a page for people too, with scripts from here only", async () => {
    const page = await app().inject({ url: "/api/docs" });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
