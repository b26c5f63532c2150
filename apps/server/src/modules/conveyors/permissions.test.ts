import { type Db, deleteConveyor, findUserData, type Store, setUserGroup } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { type ConveyorCase, type Role, roles, table } from "../../test-support/conveyor-table.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson, nobody, type TestPerson } from "../../test-support/people.ts";

const group = "Quarry";

describe.each(databases)("conveyors on $name", (database) => {
  const suite = libraryApp(database);
  const cases = roles.map((role, index) => ({ role, index }));

  it.skipIf(database.isSkipped).each(cases)("answer the $role as the table says", async ({ role, index }) => {
    const people = await signInEveryone(suite.store(), suite.admin(), role);
    const observed = [];
    for (const row of table) observed.push(await observe(row, people, role));
    const wanted = table.map(({ route, answers }) => ({ route, message: undefined, ...answers[index] }));
    expect(observed).toEqual(wanted);
  });

  async function observe({ route, call, after }: ConveyorCase, people: People, role: Role) {
    const db = suite.db();
    const owner = people.owner.userName;
    const me = people[role];
    const { id } = await shared(db, people);
    if (after === "deleted") await deleteConveyor(db, { id, userName: owner, now: Date.now() });
    const before = await look(db, id, me);
    const request = call(id);
    const answer = await callApp(suite.app(), { ...request, headers: { ...request.headers, ...me.headers } });
    const changed = describeChange(before, await look(db, id, me));
    const message = answer.statusCode < 400 ? undefined : answer.json().message;
    await deleteConveyor(db, { id, userName: owner, now: Date.now() });
    return { route, status: answer.statusCode, message, stored: changed };
  }

  async function shared(db: Db, { owner, editor, copier, viewer }: People) {
    const docUsers = [
      { userName: editor.userName, canEdit: true, canCopy: false },
      { userName: copier.userName, canEdit: false, canCopy: true },
      { userName: viewer.userName, canEdit: false, canCopy: false },
    ];
    return aConveyor(db, owner.userName, { convNo: "C-1", category: "Plant", conveyorGroup: group, docUsers });
  }

  interface Looked {
    readonly files: number;
    readonly changes: number;
    readonly last: string;
    readonly names: string;
  }

  /** Looked at as the admin, who sees everything that is not deleted; what is deleted is read from its row. */
  async function look(db: Db, id: string, { userName }: TestPerson): Promise<Looked> {
    const rows = await db.selectFrom("conveyor_version").selectAll().where("conveyor_id", "=", id).execute();
    const ordered = rows.toSorted((one, other) => one.revision - other.revision);
    const user = await findUserData(db, userName, Date.now());
    const last = ordered.at(-1)?.action ?? "";
    return {
      files: user?.noOfFilesUsed ?? 0,
      changes: rows.length,
      last,
      names: ordered.map(({ name }) => name).join(),
    };
  }

  function describeChange(before: Looked, after: Looked): string {
    if (after.changes > before.changes) return after.last;
    if (after.names !== before.names) return "named";
    const more = after.files - before.files;
    return more === 0 ? "nothing" : more === 1 ? "one more file" : `${more} files`;
  }
});

type People = Readonly<Record<Role, TestPerson>>;

/** New people for each role under test, so that no quota is used up by another's files. */
async function signInEveryone(store: Store, admin: TestPerson, tested: Role): Promise<People> {
  const suffix = tested.replaceAll(" ", "-");
  const subscriber = (name: string) => aPerson(store, { name: `${name}.${suffix}`, subscription: "current" });
  const people = {
    admin,
    owner: await subscriber("owner"),
    editor: await subscriber("editor"),
    copier: await subscriber("copier"),
    viewer: await subscriber("viewer"),
    member: await subscriber("member"),
    "without subscription": await aPerson(store, { name: `without.${suffix}`, subscription: "ended" }),
    stranger: await subscriber("stranger"),
    "signed out": nobody,
  };
  const { owner, member, "without subscription": without } = people;
  for (const { userName } of [owner, member, without]) await setUserGroup(store.db, userName, group);
  return people;
}
