import { expect, it } from "vitest";
import { askOnce, told } from "./ask-once.ts";

it("asks each question once of each answer, and knows what came of it", async () => {
  const [first, second] = [{}, {}];
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return { call: calls };
  };
  const asked = [askOnce(first, "parts", ask), askOnce(first, "parts", ask)];
  expect(told(first, "parts")).toBeUndefined();
  const [one, again] = await Promise.all(asked);
  expect(one).toEqual({ call: 1 });
  expect(again).toBe(one);
  expect(told(first, "parts")).toBe(one);
  expect(await askOnce(first, "charts", ask)).toEqual({ call: 2 });
  expect(await askOnce(second, "parts", ask)).toEqual({ call: 3 });
  expect(told(second, "charts")).toBeUndefined();
});
