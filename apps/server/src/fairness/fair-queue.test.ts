import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFairQueue, type Turn } from "./fair-queue.ts";

const turn = (userName: string, more: Partial<Turn> = {}): Turn => ({ userName, rank: 0, weight: 1, ...more });
const limits = { mostEach: 100, mostInAll: 1000, mostRunningEach: 1 };

/** Serves until nothing is left, one after the other, each taking the time it says. */
function serve(queue: ReturnType<typeof createFairQueue<{ who: string; takes: number }>>): string[] {
  const order: string[] = [];
  for (let taken = queue.take(); taken !== undefined; taken = queue.take()) {
    order.push(taken.item.who);
    taken.end(taken.item.takes);
  }
  return order;
}

describe("a fair queue", () => {
  it("lets someone who asks for one thing go before the second of someone who asks for many", () => {
    const queue = createFairQueue<{ who: string; takes: number }>(limits);
    for (let n = 0; n < 50; n += 1) queue.add({ who: "greedy", takes: 100 }, turn("greedy"));
    queue.add({ who: "modest", takes: 10 }, turn("modest"));
    expect(serve(queue).indexOf("modest")).toBeLessThanOrEqual(1);
  });

  it("gives time, not turns: who asks for small things gets more of them", () => {
    const queue = createFairQueue<{ who: string; takes: number }>(limits);
    for (let n = 0; n < 50; n += 1) queue.add({ who: "heavy", takes: 100 }, turn("heavy"));
    for (let n = 0; n < 50; n += 1) queue.add({ who: "light", takes: 10 }, turn("light"));
    const heavyBefore = serve(queue)
      .slice(0, 55)
      .filter((who) => who === "heavy").length;
    expect(heavyBefore).toBeLessThanOrEqual(6);
  });

  it("gives time in proportion to the weights of those who wait, whatever each piece takes", () => {
    const takes = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(
        fc.array(takes, { minLength: 100, maxLength: 100 }),
        fc.integer({ min: 1, max: 3 }),
        (times, weight) => {
          const queue = createFairQueue<{ who: string; takes: number }>(limits);
          for (const time of times) queue.add({ who: "one", takes: time }, turn("one"));
          for (const time of times) queue.add({ who: "other", takes: time }, turn("other", { weight }));
          const used = { one: 0, other: 0 };
          while (queue.waiting() > 0) {
            const taken = queue.take();
            if (taken === undefined) break;
            const { who, takes: time } = taken.item;
            used[who === "one" ? "one" : "other"] += time;
            taken.end(time);
            const bothWait = used.one < times.reduce((sum, one) => sum + one, 0) / 2;
            // Never further apart than one piece of the longest kind for each.
            if (bothWait && used.other < times.reduce((sum, one) => sum + one, 0) / 2) {
              expect(Math.abs(used.one - used.other / weight)).toBeLessThanOrEqual(100);
            }
          }
        },
      ),
    );
  });

  it("puts those without a subscription behind the rest", () => {
    const queue = createFairQueue<{ who: string; takes: number }>(limits);
    queue.add({ who: "free", takes: 1 }, turn("free", { rank: 1 }));
    for (let n = 0; n < 5; n += 1) queue.add({ who: "paying", takes: 100 }, turn("paying"));
    expect(serve(queue)).toEqual(["paying", "paying", "paying", "paying", "paying", "free"]);
  });

  it("refuses what one person, or all together, may not have waiting", () => {
    const queue = createFairQueue<number>({ mostEach: 2, mostInAll: 3, mostRunningEach: 1 });
    expect([1, 2, 3].map((item) => queue.add(item, turn("greedy")))).toEqual([true, true, false]);
    expect([4, 5].map((item) => queue.add(item, turn("modest")))).toEqual([true, false]);
  });

  it("never has more of one person under way than allowed, and gives no head start to who comes late", () => {
    const queue = createFairQueue<string>(limits);
    queue.add("a", turn("one"));
    queue.add("b", turn("one"));
    const first = queue.take();
    expect(queue.take()).toBeUndefined();
    first?.end(1000);
    queue.add("c", turn("late"));
    queue.take()?.end(10);
    queue.add("d", turn("late"));
    expect([queue.take()?.item, queue.take()?.item]).toEqual(["d", "b"]);
  });
});
