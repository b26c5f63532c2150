import { afterEach, describe, expect, it } from "vitest";
import { TooMuchWaiting } from "../../fairness/turns.ts";
import { createDesignThreads } from "./design-threads.ts";

const scope = { userName: "", userIsAdmin: false, colleagues: [], usesPublicRows: false, preferences: {} };
const turn = (userName: string) => ({ userName, rank: 0, weight: 1 });
const row = { id: "", user_name: "", conv_no: "", category: "", conveyor_group: "", revision: 1 };

describe("threads for designs", () => {
  let threads: ReturnType<typeof createDesignThreads>;
  const open = (mostMilliseconds = 30_000) => {
    const file = new URL("test-support/stand-in-worker.ts", import.meta.url);
    const lanes = { quickLanes: 1, longLanes: 1 };
    threads = createDesignThreads({ file, watchRows: () => async () => [], mostMilliseconds, ...lanes });
  };
  /** An order for the stand-in, as long as a document would be. */
  const order = (who: string, text: string, bytes = 1000) =>
    threads.do(
      { scope, work: { kind: "write", raw: { row: { ...row, document: text }, docUsers: [] }, format: "T6" } },
      turn(who),
      bytes,
    );
  const laneOf = async (answer: ReturnType<typeof order>) => {
    const done = await answer;
    return done.kind === "done" ? done.text : done.message;
  };
  afterEach(() => threads.close());

  it("let a short design of one person pass long ones of another", async () => {
    open();
    await Promise.all([order("one", "1"), order("other", "1")]);
    const ended: string[] = [];
    const long = Array.from({ length: 3 }, () => order("greedy", "300", 5_000_000).then(() => ended.push("long")));
    const short = Array.from({ length: 5 }, () => order("modest", "1").then(() => ended.push("short")));
    await Promise.all([...long, ...short]);
    expect(ended.slice(0, 5)).toEqual(["short", "short", "short", "short", "short"]);
  });

  it("keep long designs, and people whose designs took long, out of the quick lane", async () => {
    open();
    expect(await laneOf(order("one", "1"))).toBe("quick");
    expect(await laneOf(order("one", "1", 5_000_000))).toBe("long");
    expect(await laneOf(order("slow", "700"))).toBe("quick");
    expect(await laneOf(order("slow", "1"))).toBe("long");
  });

  it("let short designs of several people wait for the quick lane, never behind long work", async () => {
    open();
    const people = ["one", "two", "three", "four"];
    expect(await Promise.all(people.map((who) => laneOf(order(who, "20"))))).toEqual(people.map(() => "quick"));
  });

  it.each(["crash", "hoard"])("go on for everyone after a design that made its thread %s", async (what) => {
    open();
    await expect(order("bad", what, 5_000_000)).rejects.toThrow();
    expect(await laneOf(order("good", "1", 5_000_000))).toBe("long");
  });

  it("give up a design that takes too long, and no other", async () => {
    open(3000);
    const [hung, good] = await Promise.allSettled([order("bad", "hang"), order("good", "1")]);
    expect([hung.status, good.status]).toEqual(["rejected", "fulfilled"]);
    expect((await order("bad", "1")).kind).toBe("done");
  });

  it("refuse more waiting designs of one person than anyone needs", async () => {
    open();
    const asked = Array.from({ length: 150 }, () => order("greedy", "1").catch((failure: unknown) => failure));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer instanceof TooMuchWaiting).length).toBe(49);
    expect((await order("modest", "1")).kind).toBe("done");
  });
});
