import { type Conveyor, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { changesBetween } from "../calculation/document-changes.ts";
import { createDrawingCalls, type DrawRequest } from "./drawing-calls.ts";
import { isDrawnAlike } from "./drawn-fields.ts";
import { wholeLook } from "./viewport.ts";

const conveyor = newConveyor();
const none = { fields: {}, points: [] };
const request: DrawRequest = {
  changes: none,
  name: "long",
  size: { width: 800, height: 300 },
  look: wholeLook,
  system: "metric",
  heldView: undefined,
  shown: undefined,
};

function wholeSvg(document: Conveyor, more: Partial<DrawRequest> = {}): string {
  const calls = createDrawingCalls();
  calls.openDocument(document);
  const picture = calls.draw({ ...request, ...more });
  if (picture?.paint.kind !== "whole") throw new Error("The first picture is whole");
  return picture.paint.svg;
}

const groupsOf = (svg: string) => svg.match(/<g [\s\S]*?<\/g>/g) ?? [];

describe("a picture that follows the document", () => {
  it("is patched to what would be drawn anew", () => {
    const calls = createDrawingCalls();
    calls.openDocument(conveyor);
    const first = calls.draw(request);
    const moved = {
      ...conveyor,
      pulls: conveyor.pulls.map((pull, at) => (at === 1 ? { ...pull, z: pull.z + 0.2 } : pull)),
    };
    const more = { heldView: first?.view };
    const next = calls.draw({ ...request, ...more, changes: changesBetween(conveyor, moved), shown: first?.number });
    if (first?.paint.kind !== "whole" || next?.paint.kind !== "patch") throw new Error("Whole first, then a patch");
    const { from, markup } = next.paint.patch;
    const [before, made] = [groupsOf(first.paint.svg), groupsOf(markup)];
    expect(made.length).toBeLessThan(before.length / 2);
    const patched = [...from].map((index) => (index < 0 ? made.shift() : before[index]));
    expect(patched).toEqual(groupsOf(wholeSvg(moved, more)));
    // What stays is never moved, only what is new is put between.
    const kept = [...from].filter((index) => index >= 0);
    expect(kept).toEqual(kept.toSorted((one, other) => one - other));
  });

  it("is not drawn again where nothing has changed", () => {
    const calls = createDrawingCalls();
    calls.openDocument(conveyor);
    const first = calls.draw(request);
    expect(calls.draw(request)).toEqual(first);
    const still = calls.draw({ ...request, shown: first?.number });
    if (still?.paint.kind !== "patch") throw new Error("What is shown is patched");
    expect(still.paint.patch.markup).toBe("");
    const wider = calls.draw({ ...request, size: { width: 900, height: 300 } });
    const moved = { ...conveyor, pulls: conveyor.pulls.map((pull) => ({ ...pull, z: pull.z + pull.x / 50 })) };
    const steeper = calls.draw({ ...request, changes: changesBetween(conveyor, moved) });
    expect(new Set([first, wider, steeper].map((picture) => picture?.number)).size).toBe(3);
  });

  it("is patched where the number of its parts changes, too", () => {
    const calls = createDrawingCalls();
    calls.openDocument(conveyor);
    const first = calls.draw(request);
    const [tail, ...rest] = conveyor.pulls;
    if (!tail) throw new Error("A new conveyor has points");
    const longer = { ...conveyor, pulls: [{ ...tail, x: tail.x - 40 }, { ...tail, x: tail.x - 20 }, ...rest] };
    const more = { heldView: first?.view };
    const next = calls.draw({ ...request, ...more, changes: changesBetween(conveyor, longer), shown: first?.number });
    if (first?.paint.kind !== "whole" || next?.paint.kind !== "patch") throw new Error("Whole first, then a patch");
    const { from, markup } = next.paint.patch;
    const [before, made] = [groupsOf(first.paint.svg), groupsOf(markup)];
    expect(from.length).not.toBe(before.length);
    const patched = [...from].map((index) => (index < 0 ? made.shift() : before[index]));
    expect(patched).toEqual(groupsOf(wholeSvg(longer, more)));
  });

  it("is whole again for a screen that shows another", () => {
    const calls = createDrawingCalls();
    calls.openDocument(conveyor);
    calls.draw(request);
    expect(calls.draw({ ...request, shown: 7 })?.paint.kind).toBe("whole");
    // Another size is in the head of the picture, which is not patched.
    expect(calls.draw({ ...request, shown: 2, size: { width: 801, height: 300 } })?.paint.kind).toBe("whole");
  });

  it("changes with no field but those it is known to show", () => {
    const names = ["profile", "long", "plan"] as const;
    const before = names.map((name) => wholeSvg(conveyor, { name }));
    const missed = Object.entries(conveyor).flatMap(([field, value]) => {
      if (typeof value !== "number" && typeof value !== "boolean") return [];
      const other = { ...conveyor, [field]: typeof value === "number" ? value + 1 : !value };
      if (!isDrawnAlike(conveyor, other)) return [];
      return names.some((name, at) => wholeSvg(other, { name }) !== before[at]) ? [field] : [];
    });
    expect(missed).toEqual([]);
  });
});
