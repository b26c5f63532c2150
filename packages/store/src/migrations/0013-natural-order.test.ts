import { expect, it } from "vitest";
import { listConveyors } from "../conveyors/list.ts";
import { toColumns } from "../conveyors/record.ts";
import { connect } from "../open.ts";
import { aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, noon } from "../test-support/people.ts";
import { migrate, migrateWithin } from "./migrate.ts";

onEachDatabase("the order of conveyors from before", ({ newTarget }) => {
  it("is by category in any case and by numbers as numbers", async () => {
    const db = connect(await newTarget());
    try {
      await db.transaction().execute((trx) => migrateWithin(trx, 12));
      const userName = await aPerson(db);
      const { category_key: _later, ...columns } = toColumns(aDesign());
      for (const [category, convNo] of [
        ["port", "CV 10"],
        ["Port 2", "CV 3"],
        ["port", "cv 9"],
        ["Mine", "CV 1"],
      ] as const) {
        const row = { ...columns, id: convNo, category, conv_no: convNo, conv_no_key: convNo.toLowerCase() };
        const rest = { user_name: userName, revision: 1, created_at: 1, updated_at: 1, updated_by: userName };
        // The columns of that time.
        await db
          .insertInto("conveyor")
          .values({ ...row, ...rest } as never)
          .execute();
      }
      await migrate(db);
      const { items } = await listConveyors(db, { list: "own", userName, now: noon });
      expect(items.map(({ convNo }) => convNo)).toEqual(["CV 1", "cv 9", "CV 10", "CV 3"]);
    } finally {
      await db.destroy();
    }
  });
});
