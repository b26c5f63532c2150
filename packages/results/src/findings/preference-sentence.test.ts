import { drivePartCodes } from "@beltwright/engine";
import { autoLibraries } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { librariesOfFinding, newDesignSentence, preferenceSentence } from "./preference-sentence.ts";

const preferences = { makers: { gearBoxes: ["SEW", "Flender"] }, voltages: [400, 690], beltKinds: ["fabric"] } as const;

describe("what an office leaves Auto", () => {
  it("is said in the language of the reader, and not at all where nothing is limited", () => {
    expect(preferenceSentence(["gearBoxes"], preferences)).toBe("Office preference: makers SEW, Flender.");
    expect(preferenceSentence(["motors"], preferences)).toBe("Office preference: 400, 690 V.");
    expect(preferenceSentence(["belts"], preferences, "de")).toBe("Bürovorgabe: Gurte aus Gewebe.");
    expect(preferenceSentence(["brakes"], preferences)).toBe("");
  });

  it("is said whole of a new design, with the spacings it begins with", () => {
    expect(newDesignSentence({}, "metric")).toBe("");
    expect(newDesignSentence({ carrySpacing: 1.2, voltages: [690] }, "metric")).toBe(
      "Office preference: 690 V; carry idlers every 1.2 m.",
    );
    expect(newDesignSentence({ returnSpacing: 3.048 }, "imperial")).toBe(
      "Office preference: return idlers every 10 ft.",
    );
  });

  it("is a reason of findings that a part has no row, of no others", () => {
    expect(librariesOfFinding("drive-none-to-choose-motor")).toEqual(["motors"]);
    // So says a design whose parts were kept when it was saved.
    expect(librariesOfFinding("drive-missing-motor")).toEqual(["motors"]);
    expect(librariesOfFinding("belt-none-fits")).toEqual(["belts"]);
    expect(librariesOfFinding("belt-overloaded")).toEqual([]);
    const named = drivePartCodes.flatMap(librariesOfFinding);
    expect(named.every((library) => autoLibraries.includes(library))).toBe(true);
    expect(drivePartCodes.filter((code) => librariesOfFinding(code).length > 0)).toEqual(
      drivePartCodes.filter((code) => !code.startsWith("drive-short-")),
    );
  });
});
