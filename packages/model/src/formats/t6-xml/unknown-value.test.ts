import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../document/records/extras.ts";
import { readElements } from "./read-elements.ts";
import { readUnknown, writeUnknown } from "./unknown-value.ts";

function readBack(text: string) {
  const read = readElements(`<root>${text}</root>`);
  if (read.kind === "fault") throw new Error(read.code);
  return Object.fromEntries(readUnknown(read.root.children) ?? [["broken", true]]);
}

describe("an unknown value in XML", () => {
  it.each<[string, JsonValue, string]>([
    ["text", "A & B", "<name>A &amp; B</name>\n"],
    ["no text", "", "<name></name>\n"],
    ["a number", 1.5, '<name type="json">1.5</name>\n'],
    ["nothing", null, '<name type="json">null</name>\n'],
    ["texts", ["a", "b"], "<name>a</name>\n<name>b</name>\n"],
    ["one text in a list", ["a"], '<name type="json">["a"]</name>\n'],
    ["elements", { a: "1", b: ["2", "3"] }, "<name><a>1</a><b>2</b><b>3</b></name>\n"],
    ["attributes", { "@lang": "de", "#text": "x" }, '<name lang="de">x</name>\n'],
    ["an attribute of our own name", { "@type": "json" }, '<name type="json">{"@type":"json"}</name>\n'],
    ["text beside elements", { "#text": "x", a: "1" }, '<name type="json">{"#text":"x","a":"1"}</name>\n'],
    ["a sign XML has not", "\u0001", '<name type="json">"\\u0001"</name>\n'],
  ])("that is %s", (_what, value, text) => {
    expect(writeUnknown("name", value, "")).toBe(text);
    expect(readBack(text)).toEqual({ name: value });
  });

  it.each(["my field", "1st", "a:b", "xmlName", "ü", "", "#text", "@a"])("may have any name: %j", (name) => {
    const text = writeUnknown(name, "v", "");
    expect(text).toBe(`<field type="json">${JSON.stringify([name, "v"]).replace("ü", "\\u00fc")}</field>\n`);
    expect(readBack(text)).toEqual({ [name]: "v" });
  });

  it("named as our own element keeps its name", () => {
    expect(readBack(writeUnknown("field", "text", ""))).toEqual({ field: "text" });
    expect(readBack(writeUnknown("field", 5, ""))).toEqual({ field: 5 });
  });

  it("with broken JSON is refused", () => {
    expect(readBack('<name type="json">{</name>')).toEqual({ broken: true });
    expect(readBack('<field type="json">5</field>')).toEqual({ broken: true });
  });
});
