import { readdirSync, readFileSync } from "node:fs";
import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import {
  type Conveyor,
  calculate,
  type MovedResult,
  movedResults,
  openConveyorFile,
  type SavedBefore,
  type StoredResults,
  savedBefore,
} from "@beltwright/model";

/** A demo as it was saved before the corrections, and what became of it. */
export interface MovedDemo {
  readonly convNo: string;
  readonly project: string;
  readonly before: SavedBefore;
  /** The same file, calculated now. */
  readonly now: StoredResults;
  /** The demo that ships now, drawn on the belt line. */
  readonly shipped: StoredResults;
  readonly moved: readonly MovedResult[];
}

const folder = new URL("../../reference-cases/earlier-demos/", import.meta.url);

/** Demos that came later have nothing to be compared with. */
export async function movedDemos(): Promise<readonly MovedDemo[]> {
  const rows = await shippedComponents();
  const results = (conveyor: Conveyor): StoredResults => {
    const found = calculate(conveyor, { rows });
    if (found.kind === "refused") throw new Error(`${conveyor.convNo}: ${JSON.stringify(found.issues)}`);
    return found.results;
  };
  const earlier = new Map(earlierDemos().map((demo) => [demo.conveyor.convNo, demo]));
  return (await demoConveyors()).flatMap((shipped) => {
    const { convNo, project } = shipped;
    const demo = earlier.get(convNo);
    if (demo === undefined) return [];
    const now = results(demo.conveyor);
    const moved = movedResults(demo.before, now, demo.conveyor);
    return [{ convNo, project, before: demo.before, now, shipped: results(shipped), moved }];
  });
}

function earlierDemos() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.map((name) => {
    const opened = openConveyorFile("json", readFileSync(new URL(name, folder)));
    const before = savedBefore(opened);
    if (opened.kind !== "migrated" || before === undefined) throw new Error(`${name} is no file from before`);
    return { conveyor: opened.conveyor, before };
  });
}
