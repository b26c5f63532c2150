import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { conveyorToFile } from "../document/file-record.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import { pictureSize } from "../document/picture-size.ts";
import { largestFile } from "./file-fault.ts";
import { writeConveyorJson } from "./json/write.ts";
import { openConveyorFile } from "./open.ts";
import { openConveyorRecord } from "./open-record.ts";
import { writeConveyorT6 } from "./t6-xml/write.ts";

const start = newConveyor();
const file = conveyorToFile(start);
const codeOf = (opened: ReturnType<typeof openConveyorFile>) => ("code" in opened ? opened.code : opened.kind);
const jsonWith = (values: object) => codeOf(openConveyorFile("json", JSON.stringify({ ...file, ...values })));
const xmlWith = (inner: string) =>
  codeOf(openConveyorFile("xml", writeConveyorT6(start).replace("<convNo>", `${inner}<convNo>`)));
const many = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join("");

describe("a file that is made to keep the reader busy is refused before it is parsed:", () => {
  // Issue 16: 20 MB of &#65; stopped everyone for 66 s.
  it("twenty megabytes of character references", () => {
    expect(xmlWith(`<project>${"&#65;".repeat(largestFile / 5 - 100_000)}</project>`)).toBe("file-too-many-values");
  });

  it("as many references inside one attribute", () => {
    expect(xmlWith(`<own a="${"&#65;".repeat(300_000)}"/>`)).toBe("file-too-many-values");
  });

  // Issue 16: 1.6 M attributes gave a 500.
  it("1.6 million attributes of one element, and of many", () => {
    expect(xmlWith(`<own ${many(1_600_000, (n) => `a${n}="" `)}/>`)).toBe("file-too-many-values");
    expect(xmlWith(many(150_000, (n) => `<own a="${n}"/>`))).toBe("file-too-many-values");
  });

  // The parser ran out of memory on it, and with it the thread.
  it("one text of many megabytes", () => {
    expect(xmlWith(`<own>${"x".repeat(19_000_000)}</own>`)).toBe("file-too-many-values");
    expect(xmlWith(`<own>${"x>".repeat(2_000_000)}</own>`)).toBe("file-too-many-values");
  });

  it("millions of elements", () => {
    expect(xmlWith(many(2_100_000, () => "<a/>"))).toBe("file-too-many-values");
  });

  it("a million JSON values, whether or not their texts hold commas and brackets", () => {
    expect(jsonWith({ own: Array.from({ length: 500_001 }, () => 0) })).toBe("file-too-many-values");
    expect(jsonWith({ own: `${",[{".repeat(600_000)}\\"` })).toBe("opened");
  });
});

describe("a file with more than is kept is refused:", () => {
  // Issue 16: 990 000 unknown keys were stored.
  it("hundreds of thousands of unknown fields, wherever they stand", () => {
    const unknown = Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`own${n}`, 1]));
    expect(jsonWith(unknown)).toBe("file-too-much-unknown");
    expect(jsonWith({ own: Array.from({ length: 100_001 }, () => 1) })).toBe("file-too-much-unknown");
    expect(jsonWith({ belt: { ...start.belt, deep: { er: unknown } } })).toBe("file-too-much-unknown");
  });

  it("megabytes of unknown text, in names or in values", () => {
    expect(jsonWith({ own: "x".repeat(2_000_001) })).toBe("file-too-much-unknown");
    expect(jsonWith({ ["x".repeat(2_000_001)]: 1 })).toBe("file-too-much-unknown");
    expect(xmlWith(`<own>${"x".repeat(2_000_001)}</own>`)).toBe("file-too-much-unknown");
  });

  it("but thirty unknown fields at each of two thousand points are kept", () => {
    const own = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`own${n}`, n]));
    const pulls = Array.from({ length: 2000 }, () => ({ ...start.pulls[0], ...own }));
    expect(jsonWith({ pulls })).toBe("opened");
  });

  it("and what is stored already opens, however much it holds", () => {
    expect(openConveyorRecord({ ...file, own: "x".repeat(2_000_001) }).kind).toBe("opened");
  });
});

describe("pictures", () => {
  const address = (type: string, bytes: readonly number[]) =>
    `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

  it("are measured by their heads, in each kind", () => {
    // Heads by the specifications: PNG 11.2.2, GIF89a 18, RFC 9649 2.5 to 2.7, ITU-T T.81 B.2.2.
    const webp = [...Buffer.from("RIFF\0\0\0\0WEBP")];
    const size = { width: 8000, height: 6000 };
    const png = [...Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), 0, 0, 0, 13, ...Buffer.from("IHDR")];
    expect(pictureSize(address("png", [...png, 0, 0, 0x1f, 0x40, 0, 0, 0x17, 0x70, 8, 6]))).toEqual(size);
    expect(pictureSize(address("gif", [...Buffer.from("GIF89a"), 0x40, 0x1f, 0x70, 0x17, 0]))).toEqual(size);
    const lossy = [...webp, ...Buffer.from("VP8 \0\0\0\0"), 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 0x1f, 0x70, 0x17];
    expect(pictureSize(address("webp", lossy))).toEqual(size);
    const extended = [...webp, ...Buffer.from("VP8X\0\0\0\0"), 0, 0, 0, 0, 0x3f, 0x1f, 0, 0x6f, 0x17, 0];
    expect(pictureSize(address("webp", extended))).toEqual(size);
    const bits = 7999 + 5999 * 0x4000;
    const lossless = [
      ...webp,
      ...Buffer.from("VP8L\0\0\0\0"),
      0x2f,
      ...[0, 8, 16, 24].map((by) => (bits >>> by) & 0xff),
    ];
    expect(pictureSize(address("webp", lossless))).toEqual(size);
    const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0x17, 0x70, 0x1f, 0x40, 3, 0, 0, 0];
    expect(pictureSize(address("jpeg", jpeg))).toEqual(size);
  });

  // Issue 16: logos of 8000 × 8000 pixels, a few kilobytes long, take 256 MB when they are unpacked.
  it("larger than a page shows are refused, with the field they stand in", () => {
    const size = Buffer.alloc(13);
    size.writeUInt32BE(8000, 0);
    size.writeUInt32BE(8000, 4);
    size.set([8, 6], 8);
    const chunk = (name: string, data: Buffer) =>
      Buffer.concat([
        Buffer.from([0, 0, data.length >> 8, data.length & 0xff]),
        Buffer.from(name),
        data,
        Buffer.alloc(4),
      ]);
    const png = Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", size),
      chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    ]);
    const large = `data:image/png;base64,${png.toString("base64")}`;
    const opened = openConveyorFile("json", writeConveyorJson({ ...start, coLogo: large }));
    expect(opened).toMatchObject({ kind: "damaged", code: "file-fields-wrong", issues: [{ path: "coLogo" }] });
    expect(jsonWith({ coLogo: "data:image/png;base64,iVBORw0KGgo=" })).toBe("opened");
  });
});
