import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { addWhenAsked } from "@beltwright/engine";
import { describe, expect, it } from "vitest";

const records = 100;
const numbers = 5000;
const bytes = records * numbers * Float64Array.BYTES_PER_ELEMENT;

function collector(): (how?: { readonly type: "minor" }) => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

function oldMemory(): number {
  const old = getHeapSpaceStatistics().filter(({ space_name: name }) => name === "old_space");
  return old.reduce((sum, { space_used_size: size }) => sum + size, 0);
}

/** What many records that nobody holds leave in old memory once young garbage was swept twice. */
function leftBy(make: (all: readonly number[]) => unknown): number {
  const collect = collector();
  const anew = () => make(Array.from({ length: numbers }, (_, at) => at / 2));
  anew();
  collect();
  const before = oldMemory();
  for (let made = 0; made < records; made += 1) {
    anew();
    collect({ type: "minor" });
    collect({ type: "minor" });
  }
  return oldMemory() - before;
}

describe("what is put together when it is asked for", () => {
  it("goes with the young garbage, and with it all that it knows", () => {
    expect(leftBy((all) => addWhenAsked({ name: "a" }, { long: () => all }))).toBeLessThan(bytes / 10);
  });

  it("is measured by something that would show: a getter of one record's own stays", () => {
    const own = (all: readonly number[]) => ({
      name: "a",
      get long() {
        return all;
      },
    });
    expect(leftBy(own)).toBeGreaterThan(bytes / 2);
  });
});
