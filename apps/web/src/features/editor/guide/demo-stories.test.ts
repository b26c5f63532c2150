import { findFieldAt } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { demoStories } from "./demo-stories.ts";

const stories = Object.entries(demoStories).map(([number, told]) => ({ number, ...told }));

describe("the stories of the demos", () => {
  it.each(stories)("$number is told in two sentences", ({ story }) => {
    expect(story.match(/[.!?](?= [A-Z]|$)/g)).toHaveLength(2);
  });

  it.each(stories)("$number has three different things to try, each in a field there is", ({ toTry }) => {
    expect(new Set(toTry.map(({ text }) => text)).size).toBe(3);
    expect(toTry.filter(({ field }) => findFieldAt(field) === undefined)).toEqual([]);
  });
});
