import { type Conveyor, conveyorToFile, writeConveyorJson, writeConveyorT6 } from "@beltwright/model";
import { findUserData, listConveyors } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { aDesign, aForm, type FormFile, laid, resultsOf } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

const design = aDesign({ convNo: "Größe 4/½", category: "Plant", project: "<&>" });
const withMore: Conveyor = { ...design, extras: { theirs: { kept: ["as", 1, "was"] } } };
/** As another program might have written them. */
const results = { installedPower: 110.25, "pulls[0].t1": 12.5, beltSpeed: 3 };

describe.each(databases)("a conveyor file on $name", (database) => {
  const { call, admin, db } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const upload = (url: string, file: FormFile) => call({ method: "POST", url, ...aForm(file) });
  const files = async () => (await findUserData(db(), admin().userName, Date.now()))?.noOfFilesUsed;

  test.each([
    { type: "Json", mime: "application/json", write: writeConveyorJson, ending: "json", download: "downloadJson" },
    { type: "Xml", mime: "application/xml", write: writeConveyorT6, ending: "xml", download: "downloadT6" },
  ])(
    "goes in and comes out as $type with no input changed and results of ours",
    async ({ type, mime, write, ending, download }) => {
      const mine = { ...withMore, userName: admin().userName };
      const content = write(mine, results);
      const file = { content, name: `any.${ending}`, type: mime };
      const answer = await upload(`/api/conveyorupload${type}`, file);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ message: "Conveyor Added", convNo: "Größe 4/½", category: "Plant" });
      const got = await call({ url: `/api/${download}/${answer.json().id}` });
      expect(got.headers["content-type"]).toBe(`${mime}; charset=utf-8`);
      expect(got.headers["content-disposition"]).toBe(
        `attachment; filename="Gr__e 4__.${ending}"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%204_%C2%BD.${ending}`,
      );
      expect(got.body).toBe(write(laid(mine), resultsOf(mine)));
    },
  );

  test("shares itself with nobody, whatever it says", async () => {
    const docUsers = [{ userName: "friend@example.com", canEdit: true, canCopy: true }];
    const content = writeConveyorJson({ ...design, userName: "someone@else.com", conveyorGroup: "Theirs", docUsers });
    const { id } = (await upload("/api/conveyoruploadJson", { content })).json();
    const stored = (await call({ url: `/api/conveyor/${id}` })).json();
    expect(stored).toMatchObject({ userName: admin().userName, conveyorGroup: "", docUsers: [] });
  });

  const json = writeConveyorJson(design);
  const wrong = "File is null or the wrong fileType";
  test.each([
    { what: "of the other type", file: { content: json, name: "a.json" }, url: "Xml", message: wrong },
    { what: "in another field", file: { content: json, field: "upload" }, message: wrong },
    { what: "of no type", file: { content: json, name: "a.txt", type: "text/plain" }, message: wrong },
    { what: "that is empty", file: { content: "" }, message: "The file is empty." },
    { what: "cut short", file: { content: json.slice(0, -9) }, message: "The JSON file is broken or was cut short." },
    { what: "of something else", file: { content: "{}" }, message: "The file does not hold a conveyor." },
    {
      what: "in another encoding",
      file: { content: new Uint8Array([0x7b, 0xe4, 0x7d]) },
      message: "The file is not UTF-8 text. Save it as UTF-8 and try again.",
    },
    {
      what: "with entities",
      file: { content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', name: "a.xml", type: "text/xml" },
      url: "Xml",
      message: "The XML file declares a document type or entities, which are not allowed.",
    },
    {
      what: "with a number as text",
      file: { content: JSON.stringify({ ...conveyorToFile(design), capacityInp: "900" }) },
      message: "Some values of the file are wrong; nothing was stored.",
    },
    {
      what: "of a newer program",
      file: { content: JSON.stringify({ ...conveyorToFile(design), schemaVersion: 999 }) },
      message: "The file was written by a newer version of this program.",
    },
  ])("$what is refused in one sentence and stores nothing", async ({ file, url = "Json", message }) => {
    const before = await files();
    const answer = await upload(`/api/conveyorupload${url}`, file);
    expect(answer.json()).toMatchObject({ message });
    expect(answer.statusCode).toBe(400);
    expect(await files()).toBe(before);
  });

  test("names the value that is wrong", async () => {
    const content = JSON.stringify({ ...conveyorToFile(design), beltSpeedInp: "fast" });
    expect((await upload("/api/conveyoruploadJson", { content })).json()).toMatchObject({
      code: "file-fields-wrong",
      issues: [{ field: "beltSpeedInp" }],
    });
  });

  test("that is too large is told so", async () => {
    const before = await files();
    const answer = await upload("/api/conveyoruploadJson", { content: new Uint8Array(20_000_001).fill(32) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ code: "file-too-large", message: "The file is too large to be a conveyor." });
    expect(await files()).toBe(before);
  });

  test.each([
    { what: "no form at all", payload: json, headers: { "content-type": "application/json" }, message: wrong },
    {
      what: "a form without an end",
      payload: aForm({ content: json }).payload.subarray(0, 200),
      headers: aForm({ content: "" }).headers,
      message: "Not Authorised or Error uploading file",
    },
  ])("is missing from $what", async ({ payload, headers, message }) => {
    const answer = await call({ method: "POST", url: "/api/conveyoruploadJson", payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message });
  });

  test("under the category All is filed under All - 1", async () => {
    const content = writeConveyorJson({ ...design, category: "All" });
    expect((await upload("/api/conveyoruploadJson", { content })).json()).toMatchObject({ category: "All - 1" });
    const query = { list: "own", userName: admin().userName, category: "All - 1", now: Date.now() } as const;
    expect(await listConveyors(db(), query)).toMatchObject({ total: 1 });
  });
});
