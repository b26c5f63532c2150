import { describe, expect, it } from "vitest";
import { type PaletteEntry, searchPalette } from "./palette-search.ts";

function entry(label: string, words = ""): PaletteEntry {
  return { id: label, label, group: "Library", words, run: () => undefined };
}

const entries = [
  entry("Home"),
  entry("Brakes", "disc calipers"),
  entry("Fluid couplings"),
  entry("Pulley shafts"),
  entry("Shaft couplings"),
];

const found = (typed: string) => searchPalette(entries, typed).map(({ label }) => label);

describe("the palette", () => {
  it("shows everything in order before anything is typed", () => {
    expect(found("  ")).toEqual(["Home", "Brakes", "Fluid couplings", "Pulley shafts", "Shaft couplings"]);
  });

  it("puts labels that begin with what is typed first", () => {
    expect(found("shaft")).toEqual(["Shaft couplings", "Pulley shafts"]);
  });

  it("wants every word, in any order", () => {
    expect(found("coupl fluid")).toEqual(["Fluid couplings"]);
  });

  it("finds an entry by words it does not show", () => {
    expect(found("CALIPER")).toEqual(["Brakes"]);
  });

  it("finds nothing for nonsense", () => {
    expect(found("zzz")).toEqual([]);
  });
});
