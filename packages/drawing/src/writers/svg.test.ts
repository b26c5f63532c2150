import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { line, text } from "../description/draw.ts";
import { makeDrawing } from "../description/drawing.ts";
import { profileSketch } from "../drawings/profile-sketch.ts";
import { darkPalette, lightPalette } from "./palette.ts";
import { svgContent, toSvg } from "./svg.ts";

const hostile = `<script>alert("1")</script>&'\u0007`;

function withWords(words: string) {
  const conveyor = newConveyor();
  return { ...conveyor, convNo: words, pulls: conveyor.pulls.map((pull) => ({ ...pull, description: words })) };
}

describe("an SVG of a drawing", () => {
  it("is the same inside an element of the page", () => {
    const content = svgContent(profileSketch(newConveyor()));
    expect(content).toMatch(/^<g .*<\/g>$/s);
    expect(toSvg(profileSketch(newConveyor()), { theme: "page" })).toContain(content);
  });

  it("writes what people typed as text, never as markup", () => {
    const svg = toSvg(profileSketch(withWords(hostile)));
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;alert(&quot;1&quot;");
    expect(svg.match(/<(?!\/?(svg|title|rect|g|path|circle|text)[\s>/])/g)).toBeNull();
    expect(svg).not.toContain("\u0007");
  });

  it("writes targets and colours as quoted attributes only", () => {
    const shape = line("BELT", { x: 0, y: 0 }, { x: 1, y: 1 }, { target: `"><script>`, colour: `"><script>` });
    const svg = toSvg(
      makeDrawing({ name: "x", title: "x", unit: "m", size: { width: 10, height: 10 }, shapes: [shape] }),
    );
    expect(svg).not.toContain("<script");
  });

  it("brightens lines of a chart on dark paper, and leaves them on white", () => {
    const curve = line("CURVE", { x: 0, y: 0 }, { x: 1, y: 1 }, { colour: "#0b6b6b" });
    const drawing = makeDrawing({
      name: "x",
      title: "x",
      unit: "m",
      size: { width: 10, height: 10 },
      shapes: [curve],
    });
    expect(toSvg(drawing)).toContain('color="#0b6b6b"');
    // 65 % of the line and 35 % of the ink #e4e9ec.
    expect(toSvg(drawing, { theme: "dark" })).toContain('color="#579798"');
    expect(toSvg(drawing, { theme: "page" })).toContain("color-mix(in srgb, #0b6b6b 65%, var(--bw-ink, #1c2226))");
  });

  it("names what each shape shows", () => {
    expect(toSvg(profileSketch(newConveyor()))).toContain('data-target="pulls[2]"');
  });

  it("takes the colours of its theme, or leaves them to the page", () => {
    const drawing = profileSketch(newConveyor());
    expect(toSvg(drawing, { theme: "dark" })).toContain(darkPalette.belt);
    expect(toSvg(drawing, { theme: "dark" })).not.toContain(lightPalette.belt);
    expect(toSvg(drawing, { theme: "page" })).toContain("var(--bw-belt,");
    expect(toSvg(drawing, { theme: "page" })).not.toContain("<rect");
    expect(toSvg(drawing, { theme: "auto" })).toContain("prefers-color-scheme:dark");
  });

  it("fits another size whole", () => {
    const shapes = [
      line("BELT", { x: 0, y: 0 }, { x: 100, y: 10 }),
      text({ x: 0, y: 0 }, "a long text at the corner", { anchor: "end" }),
    ];
    const drawing = makeDrawing({ name: "x", title: "x", unit: "m", size: { width: 900, height: 300 }, shapes });
    const svg = toSvg(drawing, { size: { width: 400, height: 200 } });
    const [x] = (/M([\d.-]+) /.exec(svg) ?? []).slice(1).map(Number);
    expect(svg).toContain('viewBox="0 0 400 200"');
    expect(x).toBeGreaterThan("a long text at the corner".length * 5);
  });
});
