import { demoDescriptions } from "@beltwright/catalogue";
import { expect, it } from "vitest";
import { demoStories } from "../apps/web/src/features/editor/guide/demo-stories.ts";

it("every demo opens with a story, and no story is of a demo that is not there", () => {
  const numbers = demoDescriptions.map(({ convNo }) => convNo);
  expect(Object.keys(demoStories).toSorted()).toEqual(numbers.toSorted());
});
