import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaVersion } from "../document/file-record.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import { largestFile } from "./file-fault.ts";
import { conveyorFileType } from "./file-type.ts";
import { writeConveyorJson } from "./json/write.ts";
import { openConveyorFile } from "./open.ts";
import { writeConveyorT6 } from "./t6-xml/write.ts";

const json = writeConveyorJson(newConveyor(), { te: 96.85 });
const xml = writeConveyorT6(newConveyor(), { te: 96.85 });
const bytes = (text: string) => new TextEncoder().encode(text);

function outcome(type: "json" | "xml", content: string | Uint8Array) {
  const opened = openConveyorFile(type, content);
  return opened.kind === "damaged" || opened.kind === "not-ours" ? `${opened.kind}: ${opened.code}` : opened.kind;
}

function withJson(changes: object): string {
  return JSON.stringify({ ...JSON.parse(json), ...changes });
}

function withXml(right: string, wrong: string): string {
  expect(xml).toContain(right);
  return xml.replace(right, wrong);
}

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("a bad JSON file gets one clear answer", () => {
  it.each([
    ["nothing", "", "damaged: file-empty"],
    ["only spaces", "  \n", "damaged: file-empty"],
    ["a spreadsheet", "a;b;c\n1;2;3", "not-ours: file-not-json"],
    ["XML", xml, "not-ours: file-not-json"],
    ["a truncated file", json.slice(0, 3000), "damaged: file-broken-json"],
    ["NaN, which is not JSON", json.replace('"kt": 1', '"kt": NaN'), "damaged: file-broken-json"],
    ["a number", "5", "not-ours: file-not-conveyor"],
    ["null", "null", "not-ours: file-not-conveyor"],
    ["a list", "[]", "not-ours: file-not-conveyor"],
    ["another record", '{"name":"package"}', "not-ours: file-not-conveyor"],
    ["a version that is no number", '{"schemaVersion":"1"}', "not-ours: file-not-conveyor"],
    ["a newer version", withJson({ schemaVersion: schemaVersion + 1 }), "too-new"],
    ["a number as text", withJson({ kt: "1" }), "damaged: file-fields-wrong"],
    ["a number too large for any computer", json.replace('"kt": 1', '"kt": 1e999'), "damaged: file-not-finite"],
    ["the same in an unknown field", `{"other":1e999,${json.slice(1)}`, "damaged: file-not-finite"],
    ["null for an input", withJson({ kt: null }), "damaged: file-fields-wrong"],
    ["a prototype key", json.replace('"kt": 1', '"__proto__": {"isAdmin": true}'), "damaged: file-forbidden-name"],
    ["a constructor deep inside", withJson({ other: [{ constructor: 1 }] }), "damaged: file-forbidden-name"],
    ["deep nesting", `{"schemaVersion":1,"other":${nested(100)}}`, "damaged: file-too-deep"],
    ["very deep nesting", `{"schemaVersion":1,"other":${nested(100_000)}}`, "damaged: file-too-deep"],
    [
      "more values than any design",
      `{"schemaVersion":1,"other":[${"1,".repeat(1_000_001)}1]}`,
      "damaged: file-too-many-values",
    ],
    ["a list where a record belongs", withJson({ belt: [] }), "damaged: file-fields-wrong"],
    ["a record where a list belongs", withJson({ pulls: {} }), "damaged: file-fields-wrong"],
    ["a wrong choice", withJson({ calcMethod: "DIY" }), "damaged: file-fields-wrong"],
    [
      "a picture that is a program",
      withJson({ coLogo: "data:image/svg+xml;base64,AAAA" }),
      "damaged: file-fields-wrong",
    ],
    ["a line break in a name", withJson({ convNo: "CV\n1" }), "damaged: file-fields-wrong"],
    ["half a character", withJson({ convNo: "\ud83d" }), "damaged: file-fields-wrong"],
    ["a result as a record", withJson({ te: {} }), "damaged: file-fields-wrong"],
  ])("%s", (_what, content, expected) => {
    expect(outcome("json", content)).toBe(expected);
  });

  it("of 200 MB without being decoded", () => {
    expect(outcome("json", new Uint8Array(200_000_000))).toBe("damaged: file-too-large");
    expect(outcome("xml", new Uint8Array(largestFile + 1))).toBe("damaged: file-too-large");
  });

  it("in another encoding", () => {
    expect(outcome("json", Uint8Array.from([0xff, 0xfe, 0x7b, 0x00]))).toBe("damaged: file-not-utf8");
    expect(outcome("json", Uint8Array.from([...bytes('{"convNo":"'), 0xe9, ...bytes('"}')]))).toBe(
      "damaged: file-not-utf8",
    );
    expect(outcome("json", Uint8Array.from(json.split("").flatMap((sign) => [sign.charCodeAt(0) & 0xff, 0])))).toBe(
      "damaged: file-not-utf8",
    );
  });

  it("and a good one with a byte order mark opens", () => {
    expect(outcome("json", bytes(`\uFEFF${json}`))).toBe("opened");
    expect(outcome("xml", bytes(`\uFEFF${xml}`))).toBe("opened");
  });
});

const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "&lol;&lol;&lol;">]><conveyor>&lol1;</conveyor>`;
const external = `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><conveyor><convNo>&x;</convNo></conveyor>`;

describe("a bad XML file gets one clear answer", () => {
  it.each([
    ["nothing", "", "damaged: file-empty"],
    ["JSON", json, "not-ours: file-not-xml"],
    ["a web page", "<html><body></body></html>", "not-ours: file-not-conveyor"],
    ["a truncated file", xml.slice(0, 3000), "damaged: file-broken-xml"],
    ["a tag cut in two", xml.slice(0, -3), "damaged: file-broken-xml"],
    ["two roots", `${xml}<conveyor></conveyor>`, "damaged: file-broken-xml"],
    ["a bare ampersand", withXml("<coName></coName>", "<coName>A & B</coName>"), "damaged: file-broken-xml"],
    ["a control character", withXml("<coName></coName>", "<coName>\u0001</coName>"), "damaged: file-broken-xml"],
    ["the number of one", withXml("<coName></coName>", "<coName>&#1;</coName>"), "damaged: file-has-entity"],
    ["an entity bomb", bomb, "damaged: file-has-dtd"],
    ["an external entity", external, "damaged: file-has-dtd"],
    ["a document type after a comment", `<!-- x --><!doctype conveyor><conveyor/>`, "damaged: file-has-dtd"],
    ["an entity nobody declared", withXml("<coName></coName>", "<coName>&x;</coName>"), "damaged: file-has-entity"],
    ["an entity in an attribute", withXml("<coName></coName>", '<other a="&x;"/>'), "damaged: file-has-entity"],
    ["another encoding declared", xml.replace("UTF-8", "ISO-8859-1"), "damaged: file-not-utf8"],
    ["deep nesting", `<conveyor>${"<a>".repeat(60)}${"</a>".repeat(60)}</conveyor>`, "damaged: file-too-deep"],
    ["very deep nesting", "<a>".repeat(500_000), "damaged: file-too-deep"],
    ["a prototype key", withXml("<coName></coName>", "<__proto__>1</__proto__>"), "damaged: file-forbidden-name"],
    ["a constructor", withXml("<coName></coName>", "<constructor a='1'/>"), "damaged: file-forbidden-name"],
    ["a word for a number", withXml("<kt>1</kt>", "<kt>one</kt>"), "damaged: file-fields-wrong"],
    ["NaN", withXml("<kt>1</kt>", "<kt>NaN</kt>"), "damaged: file-fields-wrong"],
    ["INF", withXml("<kt>1</kt>", "<kt>INF</kt>"), "damaged: file-fields-wrong"],
    ["a number too large", withXml("<kt>1</kt>", "<kt>1e999</kt>"), "damaged: file-not-finite"],
    ["a decimal comma", withXml("<kt>1</kt>", "<kt>1,5</kt>"), "damaged: file-fields-wrong"],
    ["a hexadecimal number", withXml("<kt>1</kt>", "<kt>0x1</kt>"), "damaged: file-fields-wrong"],
    ["an empty number", withXml("<kt>1</kt>", "<kt></kt>"), "damaged: file-fields-wrong"],
    ["an input twice", withXml("<kt>1</kt>", "<kt>1</kt><kt>2</kt>"), "damaged: file-fields-wrong"],
    ["an element in place of a value", withXml("<kt>1</kt>", "<kt><v>1</v></kt>"), "damaged: file-fields-wrong"],
    [
      "an element in place of a name",
      withXml("<coName></coName>", "<coName><v/></coName>"),
      "damaged: file-fields-wrong",
    ],
    ["text in place of a record", withXml("<drives>", "<drives>text"), "damaged: file-fields-wrong"],
    ["broken JSON inside", withXml("<kt>1</kt>", '<other type="json">{</other>'), "damaged: file-fields-wrong"],
    ["a newer version", withXml(`<schemaVersion>${schemaVersion}<`, `<schemaVersion>${schemaVersion + 1}<`), "too-new"],
  ])("%s", (_what, content, expected) => {
    expect(outcome("xml", content)).toBe(expected);
  });

  it("and says where a field is wrong", () => {
    const opened = openConveyorFile("xml", xml.replace("<power>0</power>", "<power>many</power>"));
    expect(opened).toMatchObject({ kind: "damaged", issues: [{ path: "drives[0].motor.power" }] });
  });
});

describe("spellings of other programs", () => {
  it.each([
    ["1.50", 1.5],
    ["1E0", 1],
    ["+2", 2],
    [" 1.25 ", 1.25],
    [".5", 0.5],
    ["1.", 1],
    ["0.30000000000000004", 0.30000000000000004],
  ])("of a number, such as %s, keep its value", (text, value) => {
    const opened = openConveyorFile("xml", xml.replace("<kt>1</kt>", `<kt>${text}</kt>`));
    expect(opened).toMatchObject({ kind: "opened", conveyor: { kt: value } });
  });

  it("of rows, each an element of the list's own name, are read", () => {
    const foreign = "<T6><convNo>C1</convNo><pulls><x>1</x></pulls><pulls><x>2</x></pulls><drives/></T6>";
    const opened = openConveyorFile("xml", foreign);
    expect(opened).toMatchObject({ kind: "migrated", from: 0, conveyor: { pulls: [{ x: 1 }, { x: 2 }], drives: [] } });
  });

  it("of text, in character data or with character numbers, are read", () => {
    const text = xml.replace("<coName></coName>", "<coName><![CDATA[A & B]]> &#x41;&#66;&lt;</coName>");
    expect(openConveyorFile("xml", text)).toMatchObject({ conveyor: { coName: "A & B AB<" } });
  });

  it("of the encoding: UTF-8 that declares UTF-16 opens", () => {
    expect(outcome("xml", xml.replace("UTF-8", "utf-16"))).toBe("opened");
  });

  it("in any order are read", () => {
    const reversed = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json)).toReversed()));
    expect(outcome("json", reversed)).toBe("opened");
  });
});

describe("any damage whatever", () => {
  const kinds = ["opened", "migrated", "too-new", "not-ours", "damaged"];

  it("to a file, byte by byte, ends in one of the five outcomes", () => {
    const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), with: fc.uint8Array({ maxLength: 6 }) });
    fc.assert(
      fc.property(
        fc.constantFrom("json" as const, "xml" as const),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (type, changes) => {
          const content = bytes(type === "json" ? json : xml);
          for (const { at, with: put } of changes) content.set(put, Math.floor(at * (content.length - 8)));
          expect(kinds).toContain(openConveyorFile(type, content).kind);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("by cutting is never taken for a whole file", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: json.trimEnd().length - 1 }), (length) => {
        expect(["damaged", "not-ours"]).toContain(openConveyorFile("json", json.slice(0, length)).kind);
        expect(["damaged", "not-ours"]).toContain(
          openConveyorFile("xml", xml.slice(0, Math.min(length, xml.trimEnd().length - 1))).kind,
        );
      }),
      { numRuns: 60 },
    );
  });

  it("in place of any one value refuses the whole file", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(JSON.parse(json)).filter((name) => name !== "te")), (name) => {
        expect(openConveyorFile("json", withJson({ [name]: [[]] })).kind).not.toBe("opened");
      }),
      { numRuns: 60 },
    );
  });
});

describe("the type of an upload", () => {
  it.each([
    ["CV1.json", "json"],
    ["CV1.v2.XML", "xml"],
    ["CV1.t6", undefined],
    ["json", undefined],
    ["", undefined],
  ])("comes from the extension: %s", (name, type) => {
    expect(conveyorFileType(name)).toBe(type);
  });
});
