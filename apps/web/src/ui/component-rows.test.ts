import type { LibraryRow } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { loadRows, missingSentence } from "./component-rows.ts";

const common = { no: 1, userName: "", category: "", description: "", metric: true, revision: 1 };
const selectable = { allowSelection: true, scope: "shipped" } as const;
const row = (_id: string): LibraryRow => ({ ...common, ...selectable, _id });

describe("the rows components are chosen from", () => {
  it("are asked for again where the server was busy", async () => {
    const asked = new Map<string, number>();
    const get = async (path: string) => {
      asked.set(path, (asked.get(path) ?? 0) + 1);
      if (path === "/api/selectable/motors" && asked.get(path) === 1) throw new Error("503");
      return [row("chosen")];
    };
    const loaded = await loadRows(new AbortController().signal, { get, waits: [0] });
    expect(asked.get("/api/selectable/motors")).toBe(2);
    expect(loaded?.rows.motors).toEqual([row("chosen")]);
    expect(loaded?.missing).toEqual([]);
  });

  it("are those for the owner of the conveyor they are chosen for", async () => {
    const asked: string[] = [];
    const get = async (path: string) => {
      asked.push(path);
      return [];
    };
    await loadRows(new AbortController().signal, { conveyor: "a b", get });
    expect(asked).toContain("/api/selectable/belts?conveyor=a%20b");
  });

  it("of a library that cannot be had are none and said to be missing, and the others are there", async () => {
    const get = async (path: string) => {
      if (path === "/api/selectable/motors") throw new Error("no network");
      return [row("chosen")];
    };
    const loaded = await loadRows(new AbortController().signal, { get, waits: [0] });
    expect(loaded?.rows.motors).toEqual([]);
    expect(loaded?.rows.gearBoxes).toHaveLength(1);
    expect(loaded?.missing).toEqual(["motors"]);
    expect(missingSentence(loaded?.missing ?? [])).toBe("Failed to load Motors");
  });

  it("are not asked for once the editor is closed", async () => {
    const abort = new AbortController();
    abort.abort();
    expect(
      await loadRows(abort.signal, { get: () => Promise.reject(new Error("aborted")), waits: [60_000] }),
    ).toBeUndefined();
  });
});
