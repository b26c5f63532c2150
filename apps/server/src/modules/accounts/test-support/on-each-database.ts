import { describe } from "vitest";
import { type DatabaseUnderTest, databases } from "../../../test-support/databases.ts";

/** What accounts promise, they promise on both databases. */
export function onEachDatabase(subject: string, tests: (database: DatabaseUnderTest) => void): void {
  for (const database of databases) {
    describe.skipIf(database.isSkipped)(`${subject} (${database.name})`, () => tests(database));
  }
}
