import type { LibraryRow } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { loadRows, missingSentence } from "./component-rows.ts";

const common = { no: 1, userName: "", category: "", description: "", metric: true, revision: 1 };
const row = (_id: string, allowSelection: boolean): LibraryRow => ({ ...common, _id, allowSelection });

describe("the rows components are chosen from", () => {
  it("are asked for again where the server was busy", async () => {
    const asked = new Map<string, number>();
    const get = async (path: string) => {
      asked.set(path, (asked.get(path) ?? 0) + 1);
      if (path === "/api/motors" && asked.get(path) === 1) throw new Error("503");
      return [row("chosen", true), row("kept out", false)];
    };
    const loaded = await loadRows(new AbortController().signal, get, [0]);
    expect(asked.get("/api/motors")).toBe(2);
    expect(loaded?.rows.motors).toEqual([row("chosen", true)]);
    expect(loaded?.missing).toEqual([]);
  });

  it("of a library that cannot be had are none and said to be missing, and the others are there", async () => {
    const get = async (path: string) => {
      if (path === "/api/motors") throw new Error("no network");
      return [row("chosen", true)];
    };
    const loaded = await loadRows(new AbortController().signal, get, [0]);
    expect(loaded?.rows.motors).toEqual([]);
    expect(loaded?.rows.gearBoxes).toHaveLength(1);
    expect(loaded?.missing).toEqual(["motors"]);
    expect(missingSentence(loaded?.missing ?? [])).toBe("Failed to load Motors");
  });

  it("are not asked for once the editor is closed", async () => {
    const abort = new AbortController();
    abort.abort();
    expect(await loadRows(abort.signal, () => Promise.reject(new Error("aborted")), [60_000])).toBeUndefined();
  });
});
