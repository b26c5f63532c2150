import { describe, expect, it } from "vitest";
import { createFrameTurns } from "./frame-turns.ts";

/** Frames that are shown when the test says so. */
function screen() {
  const shown: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    frame: () => new Promise<void>((resolve) => shown.push(resolve)),
    show: async () => {
      shown.shift()?.();
      await settle();
    },
  };
}

describe("repaints of a page", () => {
  it("are made at once where the frame is free", () => {
    const painted: string[] = [];
    void createFrameTurns(screen().frame).take(() => painted.push("figures"));
    expect(painted).toEqual(["figures"]);
  });

  it("are made one a frame, in the order they came", async () => {
    const { frame, show } = screen();
    const turns = createFrameTurns(frame);
    const painted: string[] = [];
    for (const name of ["picture", "figures", "findings"]) void turns.take(() => painted.push(name));
    expect(painted).toEqual(["picture"]);
    await show();
    expect(painted).toEqual(["picture", "figures"]);
    await show();
    expect(painted).toEqual(["picture", "figures", "findings"]);
    await show();
    void turns.take(() => painted.push("next"));
    expect(painted.at(-1)).toBe("next");
  });

  it("end when their frame has been shown", async () => {
    const { frame, show } = screen();
    let isOver = false;
    void createFrameTurns(frame)
      .take(() => {})
      .then(() => {
        isOver = true;
      });
    await Promise.resolve();
    expect(isOver).toBe(false);
    await show();
    expect(isOver).toBe(true);
  });

  it("go on after one that broke", async () => {
    const { frame } = screen();
    const turns = createFrameTurns(frame);
    const broken = turns.take(() => {
      throw new Error("no drawing");
    });
    await expect(broken).rejects.toThrow("no drawing");
    const painted: string[] = [];
    void turns.take(() => painted.push("figures"));
    expect(painted).toEqual(["figures"]);
  });
});
