import { describe, expect, it } from "vitest";
import { findingDetail } from "./finding-detail.ts";

describe("what a finding of a run says", () => {
  it("has units, and a limit in the unit of what it limits", () => {
    const finding = {
      code: "dynamic-belt-overstressed",
      values: { tension: 606_110, time: 17.77, position: 10_456 },
      limit: { most: 540_000 },
    } as const;
    expect(findingDetail(finding, "metric")).toBe(
      "time 17.77 s, position 10456 m, tension 606.1 kN, must be at most 540 kN",
    );
    // 1 ft is 0.3048 m.
    expect(findingDetail({ code: "dynamic-belt-slack", values: { position: 304.8 } }, "imperial")).toBe(
      "position 1000 ft",
    );
  });

  it("names quantities in words and leaves ratios plain", () => {
    const finding = {
      code: "dynamic-drive-slips",
      values: { ratio: 4.608, firstSlipAt: 26.68 },
      limit: { most: 4.098 },
    } as const;
    expect(findingDetail(finding, "metric")).toBe("first slip at 26.68 s, ratio 4.608, must be at most 4.098");
  });

  it("tells at how many places behind all else", () => {
    const finding = { code: "outside-validity", values: { diameter: 0.194, count: 3 }, limit: { most: 0.16 } } as const;
    expect(findingDetail(finding, "metric")).toBe("diameter 194 mm, must be at most 160 mm, at 3 places");
    expect(findingDetail({ code: "idler-resonance", values: { sections: 1 } }, "metric")).toBe("in 1 section");
  });
});
