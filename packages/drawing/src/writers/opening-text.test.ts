import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { trajectoryPlot } from "../drawings/calculators/trajectory-plot.ts";
import { longSection } from "../drawings/long-section.ts";
import { openingText } from "./opening-text.ts";
import { toSvg } from "./svg.ts";

describe("numbers of a picture", () => {
  it("are buttons that say their name and what they are", () => {
    const { own, content } = openingText("14.2°", [{ words: "14.2°", of: "slope 3", name: "Slope from point 4" }]);
    expect(own).toContain('data-number="slope 3" role="button" tabindex="-1" aria-label="Slope from point 4: 14.2°"');
    expect(content).toBe("14.2°");
  });

  it("stand apart where one text holds several, each once and in order", () => {
    const numbers = [
      { words: "0.5 m", of: "trajectory x", name: "Forward" },
      { words: "0.5 m", of: "trajectory y", name: "Up" },
    ];
    const { own, content } = openingText("x 0.5 m & y 0.5 m", numbers);
    expect(own).toBe("");
    expect(content.replace(/<tspan[^>]*data-number="([^"]*)"[^>]*>([^<]*)<\/tspan>/g, "[$1|$2]")).toBe(
      "x [trajectory x|0.5 m] &amp; y [trajectory y|0.5 m]",
    );
  });

  it("are named after the field they were typed in", () => {
    const { own } = openingText("R 300", [{ words: "R 300", of: "field pulls[4].vertCurveRadiusInp" }]);
    expect(own).toContain("of point 5: R 300");
  });

  it("are plain words in a file", () => {
    const drawing = trajectoryPlot(newConveyor());
    expect(toSvg(drawing)).not.toContain("data-number");
    expect(toSvg(drawing, { opens: true })).toContain('data-number="trajectory speed"');
  });

  it("leave a picture an image where it has none, and make it a group where it has", () => {
    const drawing = longSection(newConveyor());
    expect(toSvg({ ...drawing, shapes: [] }, { opens: true })).toContain('role="img"');
    expect(toSvg(drawing, { opens: true })).toContain('role="group"');
  });
});
