import { demoConveyors, shippedRows } from "@beltwright/catalogue";
import {
  type ComponentRows,
  type Conveyor,
  calculate,
  conveyorToFile,
  getLibrary,
  newConveyor,
  openConveyorRecord,
  type StoredResults,
} from "@beltwright/model";
import { loadShippedRows } from "@beltwright/store";
import { beforeAll, describe, expect, it } from "vitest";
import { loadShippedLibraries } from "../../shipped-libraries.ts";
import { emptyLibraries, resultsOf } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { type Calculator, createCalculator } from "./calculator.ts";

/** What the server stores of a conveyor that it is sent. */
async function resultsBy(calculator: Calculator, conveyor: Conveyor, owner: string): Promise<StoredResults> {
  const bytes = Buffer.from(JSON.stringify(conveyorToFile(conveyor)));
  const person = { userName: owner, userIsAdmin: false, userHasSub: true, userGroup: undefined };
  const read = await calculator.read({ kind: "body", bytes }, { person, owner });
  const opened = read.kind === "read" ? openConveyorRecord(JSON.parse(read.design.columns.document)) : undefined;
  if (opened?.kind !== "opened") throw new Error(JSON.stringify(read));
  return opened.results;
}

/** Parts in Auto, as a person starts with. */
const automatic: Conveyor = { ...newConveyor(), selectBeltMode: "Auto" };

describe.each(databases)("the server's calculator on $name", (database) => {
  const { call, db, store, admin } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  /** As the editor asks for them. */
  const rowsOfEditor = async (): Promise<ComponentRows> => {
    const names = ["belts", "idlers", "materials", "motors", "fluidCouplings", "gearBoxes", "shaftCouplings"];
    const more = ["holdbacks", "brakes", "starters", "pullWidths", "pullShells", "pullShafts"];
    const rows: Record<string, ComponentRows[string]> = {};
    for (const name of [...names, ...more]) rows[name] = (await call({ url: `/api/${name}` })).json();
    return rows;
  };

  beforeAll(async () => {
    if (!database.isSkipped) await loadShippedLibraries(store(), admin().userName);
  });

  test("has the results the editor shows, with parts chosen from the libraries", async () => {
    const rows = await rowsOfEditor();
    const conveyors = [automatic, ...(await demoConveyors()).slice(0, 4)];
    const failures: unknown[] = [];
    const calculator = createCalculator(db(), (failure) => failures.push(failure));
    const found = await Promise.all(conveyors.map((conveyor) => resultsBy(calculator, conveyor, admin().userName)));
    await calculator.close();
    expect(failures).toEqual([]);
    expect(found).toEqual(conveyors.map((conveyor) => resultsOf(conveyor, rows)));
    const without = calculate(automatic);
    expect(without.kind === "calculated" && without.results).not.toEqual(found[0]);
  });
});

describe("a library that is written to", () => {
  const { db, call, admin } = libraryApp();

  it("is chosen from as it is now", async () => {
    const calculator = createCalculator(db(), () => {});
    calculator.prepare();
    const before = await resultsBy(calculator, automatic, admin().userName);
    expect(before).toEqual(resultsOf(automatic));
    const rows = await shippedRows(getLibrary("belts"));
    await loadShippedRows(db(), { library: "belts", rows, userName: admin().userName, now: Date.now() });
    const after = await resultsBy(calculator, automatic, admin().userName);
    const belts = (await call({ url: "/api/belts" })).json();
    expect(after).toEqual(resultsOf(automatic, { ...emptyLibraries, belts }));
    expect(after).not.toEqual(before);
    await calculator.close();
  });

  it("need never be chosen from by a calculator that was got ready", async () => {
    const failures: unknown[] = [];
    const calculator = createCalculator(db(), (failure) => failures.push(failure));
    calculator.prepare();
    await calculator.close();
    expect(failures).toEqual([]);
  });
});

describe("the server's calculator", () => {
  const { db } = libraryApp();

  it("gives no results of a conveyor that cannot be calculated", async () => {
    const calculator = createCalculator(db(), () => {});
    expect(await resultsBy(calculator, { ...newConveyor(), pulls: [] }, "")).toEqual({});
    await calculator.close();
  });
});
