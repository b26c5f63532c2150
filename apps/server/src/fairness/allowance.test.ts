import { expect, it } from "vitest";
import { createAllowance } from "./allowance.ts";

it("an allowance lets through what was saved up, then so many a second, for each alone", () => {
  let now = 0;
  const { take } = createAllowance({ perSecond: 5, most: 20, now: () => now });
  const taken = (who: string, tries: number) => Array.from({ length: tries }, () => take(who)).filter(Boolean).length;
  expect(taken("greedy", 100)).toBe(20);
  expect(taken("modest", 3)).toBe(3);
  now = 2000;
  expect(taken("greedy", 100)).toBe(10);
  now = 3_600_000;
  expect(taken("greedy", 100)).toBe(20);
});

it("an allowance is used up sooner by calls that cost more", () => {
  const { take } = createAllowance({ perSecond: 5, most: 20, now: () => 0 });
  expect([take("one", 15), take("one", 15), take("one", 5), take("one")]).toEqual([true, false, true, false]);
  expect([take("other", 200), take("other")]).toEqual([true, false]);
});
