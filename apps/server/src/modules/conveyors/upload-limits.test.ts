import { conveyorToFile, writeConveyorT6 } from "@beltwright/model";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aDesign, aForm } from "../../test-support/conveyors.ts";

const file = conveyorToFile(aDesign());
const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`own${n}`, n]));
const xml = (inner: string) => writeConveyorT6(aDesign()).replace("<convNo>", `${inner}<convNo>`);

/** Issue 16, High 4: each of these stopped the server or was stored. */
const attacks = [
  {
    what: "references",
    type: "Xml",
    content: xml(`<project>${"&#65;".repeat(3_900_000)}</project>`),
    code: "file-too-many-values",
  },
  {
    what: "keys",
    type: "Json",
    content: JSON.stringify({ ...file, ...unknown(990_000) }),
    code: "file-too-many-values",
  },
  {
    what: "unknown fields",
    type: "Json",
    content: JSON.stringify({ ...file, ...unknown(50_000) }),
    code: "file-too-much-unknown",
  },
  {
    what: "unknown text",
    type: "Json",
    content: JSON.stringify({ ...file, own: "x".repeat(19_000_000) }),
    code: "file-too-much-unknown",
  },
] as const;

describeApp("too much in one file,", { owner: { subscription: "current" } }, ({ test, people, call, upload }) => {
  const stored = async () => (await call(people.owner, "GET", "/api/conveyors")).json().length;

  for (const { what, type, content, code } of attacks) {
    test(`such as ${what}, is refused, as a file and as a save, and nothing of it is stored`, async () => {
      const [name, mime] = type === "Xml" ? ["a.xml", "application/xml"] : ["a.json", "application/json"];
      const answer = await upload(people.owner, `/api/conveyorupload${type}`, aForm({ content, name, type: mime }));
      expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
      if (type === "Json") {
        const sent = await call(people.owner, "POST", "/api/conveyors", JSON.parse(content));
        expect([sent.statusCode, sent.json().code]).toEqual([400, code]);
      }
      expect(await stored()).toBe(0);
    });
  }

  test("does not keep the next one from being stored", async () => {
    expect((await call(people.owner, "POST", "/api/conveyors", file)).statusCode).toBe(201);
    expect(await stored()).toBe(1);
  });
});
