import { conveyorToFile, newConveyor } from "@beltwright/model";
import { expect } from "vitest";
import { describeApp } from "./test-support/app-suite.ts";

const start = conveyorToFile(newConveyor());
/** Each is one character that no database can keep as it is; RFC 8259, section 8.2 calls the last three unpredictable. */
const texts = {
  "a NUL": "a\0b",
  "a high half": "a\ud800b",
  "a low half": "\udfff",
  "halves in the wrong order": "\udc00\ud800",
};

describeApp("texts that cannot be stored,", { admin: { userIsAdmin: true } }, ({ test, people, call }) => {
  const cases = Object.entries(texts);

  test.each(cases)("with %s, are refused in rows, documents, names and keys", async (_what, text) => {
    const bodies: readonly (readonly ["POST" | "PUT", string, object])[] = [
      ["POST", "/api/brakes", { category: "Mine", description: text }],
      ["POST", "/api/brakes", { category: text, description: "ok" }],
      ["POST", "/api/conveyors", { ...start, project: text }],
      ["POST", "/api/conveyors", { ...start, [text]: "a field nobody knows" }],
      ["POST", "/api/signin", { email: text, password: "x" }],
      ["POST", "/api/register", { email: "a@example.com", password: text }],
      ["PUT", "/api/profile", { firstName: text }],
    ];
    for (const [method, url, body] of bodies) {
      expect([url, (await call(people.admin, method, url, body)).statusCode]).toEqual([url, 400]);
    }
  });

  test("are refused in addresses", async () => {
    for (const path of ["%00", "%ED%A0%80", "a%00b"]) {
      for (const url of [`/api/brake/${path}`, `/api/brakesfromcategory/${path}`, `/api/jobs/${path}`]) {
        expect([url, (await call(people.admin, "GET", url)).statusCode]).toEqual([url, 400]);
      }
    }
    expect((await call(people.admin, "GET", "/api/brakes?search=%00")).statusCode).toBe(400);
  });

  test("are told from whole ones", async () => {
    const written = { category: "Mine", description: "\ud83d\ude00 and \\u0000 in letters" };
    const added = await call(people.admin, "POST", "/api/brakes", written);
    expect([added.statusCode, added.json().description]).toEqual([201, written.description]);
  });
});
