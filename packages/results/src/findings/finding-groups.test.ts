import { type Finding, type FindingCode, findings as known } from "@beltwright/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excessOf, findingGroups, findingsInOrder } from "./finding-groups.ts";

const source = { document: "Handbook", clause: "5" };

function aFinding(code: FindingCode, change: Partial<Finding> = {}): Finding {
  const { severity, subject } = known[code];
  return { code, severity, subject, source, place: {}, values: {}, ...change };
}

const radius = (pointId: string, value: number, least: number) =>
  aFinding("curve-radius-too-small", { place: { pointId }, values: { radius: value }, limit: { least } });

describe("findings of one cause", () => {
  it("stand together, the one furthest beyond its limit first", () => {
    const slipping = aFinding("drive-slips", { values: { surplus: -10 }, limit: { least: 0 } });
    // 100 m of 150 m are a third short, 90 m of 300 m seven tenths.
    const found = [radius("3", 100, 150), slipping, radius("7", 90, 300)];
    const groups = findingGroups(found, (one) => one);
    expect(groups.map(({ governing }) => governing)).toEqual([radius("7", 90, 300), slipping]);
    expect(groups[0]?.others).toEqual([radius("3", 100, 150)]);
  });

  it("come after errors where they are advice, whatever was found first", () => {
    const found = [aFinding("idler-resonance-two-lobes"), aFinding("motors-large"), radius("3", 100, 150)];
    expect(findingsInOrder(found).map(({ severity }) => severity)).toEqual(["error", "warning", "note"]);
  });

  it("stand under the demand that no part of a library meets, with its largest load first", () => {
    const none = (pointId: string, load: number) =>
      aFinding("pulley-none-fits", { place: { pointId }, values: { load } });
    const missed = (code: FindingCode, pointId: string) =>
      aFinding(code, { place: { pointId }, values: { value: 1 }, limit: { least: 2 } });
    const slipping = aFinding("drive-slips", { values: { surplus: -10 }, limit: { least: 0 } });
    const elsewhere = missed("pulley-hub-slope", "9");
    const found = [slipping, missed("pulley-shell-stress", "3"), none("3", 900e3), elsewhere, none("5", 1450e3)];
    const groups = findingGroups(found, (one) => one);
    expect(groups.map(({ governing }) => governing)).toEqual([none("5", 1450e3), slipping, elsewhere]);
    expect(groups[0]?.others).toEqual([none("3", 900e3), missed("pulley-shell-stress", "3")]);
  });

  it("follow from a belt that is too weak, and from motors that are, before all that was found earlier", () => {
    const codes: readonly FindingCode[] = ["does-not-start", "belt-overloaded", "belt-none-fits", "drive-slips"];
    const found = [...codes, "drive-none-fits-motor-power" as const].map((code) => aFinding(code));
    const told = findingGroups(found, ({ code }) => aFinding(code)).map(({ governing, others }) =>
      [governing, ...others].map(({ code }) => code),
    );
    expect(told).toEqual([
      ["drive-none-fits-motor-power", "does-not-start"],
      ["belt-none-fits", "belt-overloaded"],
      ["drive-slips"],
    ]);
  });

  it("lie beyond a limit by a share of it, above or below, and by themselves beyond nothing", () => {
    const excess = (value: number, limit: NonNullable<Finding["limit"]>) =>
      excessOf({ code: "drive-slips", values: { [known["drive-slips"].limited ?? "surplus"]: value }, limit });
    expect([excess(6, { most: 4 }), excess(6, { below: 4 }), excess(3, { most: 4 })]).toEqual([0.5, 0.5, -0.25]);
    expect([excess(1, { least: 4 }), excess(1, { above: 4 }), excess(5, { least: 4 })]).toEqual([0.75, 0.75, -0.25]);
    expect([excess(-6, { most: -4 }), excess(-6, { least: -4 })]).toEqual([-0.5, 0.5]);
    expect([excess(7, { most: 0 }), excess(-7, { least: 0 })]).toEqual([7, 7]);
    expect([excess(5, { least: 0, most: 4 }), excess(-2, { least: -1, most: 4 })]).toEqual([0.25, 1]);
    expect(excess(Number.POSITIVE_INFINITY, { most: 4 })).toBe(0);
    expect(excessOf({ code: "drive-slips", values: {}, limit: { most: 4 } })).toBe(0);
  });

  it("are all told once, gravest first, whatever was found", () => {
    const codes = Object.keys(known).filter((code): code is FindingCode => Object.hasOwn(known, code));
    const finding = fc.record({ code: fc.constantFrom(...codes), value: fc.double({ min: -1, max: 9, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(finding), (drawn) => {
        const found = drawn.map(({ code, value }) =>
          aFinding(code, { values: { [known[code].limited ?? "value"]: value }, limit: { most: 3 } }),
        );
        const told = findingsInOrder(found);
        expect(new Set(told)).toEqual(new Set(found));
        expect(told).toHaveLength(found.length);
        for (const { governing, others } of findingGroups(found, (one) => one)) {
          const alike = others.filter(({ code }) => code === governing.code);
          expect(Math.max(...alike.map(excessOf), Number.NEGATIVE_INFINITY)).toBeLessThanOrEqual(excessOf(governing));
        }
      }),
    );
  });
});
