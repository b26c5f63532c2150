import { isInScope, libraryScopes, type Person } from "@beltwright/model";
import { expect, it } from "vitest";
import { setAdmin, setUserGroup } from "../accounts/users.ts";
import { setRowOwner } from "../admin/moderation.ts";
import { deleteUser } from "../admin/people.ts";
import { migrateWithin } from "../migrations/migrate.ts";
import { connect } from "../open.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { aBrake, addBrake } from "../test-support/rows.ts";
import { findLibraryRow } from "./list.ts";
import { saveLibraryRow } from "./save.ts";
import { findSelectionScope, giveScope, listSelectableRows, setUsesPublicRows } from "./scope.ts";
import { loadShippedRows } from "./shipped.ts";

const library = "brakes";
const asPerson = (userName: string, userIsAdmin = false): Person => ({
  userName,
  userIsAdmin,
  userHasSub: true,
  userGroup: undefined,
});

onEachDatabase("scopes of library rows", ({ store, newTarget }) => {
  const db = () => store().db;
  const scopeOf = async (id: string) => (await findLibraryRow(db(), library, id))?.scope;
  const selectable = async (owner: string) => {
    const rows = await listSelectableRows(db(), library, await findSelectionScope(db(), owner));
    return rows.map(({ _id }) => _id);
  };
  const verify = async (id: string, admin: string) =>
    giveScope(db(), { library, id, scope: "verified", person: asPerson(admin, true), now: noon });

  it("keep a stranger's rows from the designs of others, in every scope the stranger may give", async () => {
    const [stranger, other] = [await aSubscriber(db()), await aSubscriber(db())];
    const { _id: id } = await addBrake(db(), stranger);
    for (const scope of libraryScopes) {
      await giveScope(db(), { library, id, scope, person: asPerson(stranger), now: noon });
      expect(await selectable(other)).not.toContain(id);
      expect(await selectable(stranger)).toContain(id);
    }
  });

  it("are decided by the database as by the policy", async () => {
    const people = await Promise.all([aSubscriber(db()), aSubscriber(db()), aSubscriber(db())]);
    const admin = await aPerson(db(), { admin: true });
    const owners = [...people, admin];
    for (const userName of people.slice(0, 2)) await setUserGroup(db(), userName, "Plant");
    await setUsesPublicRows(db(), people[2] ?? "", true);
    for (const owner of owners) {
      for (const scope of libraryScopes) {
        const { _id: id } = await addBrake(db(), owner);
        await db().updateTable("library_row").set({ scope }).where("id", "=", id).execute();
      }
    }
    const all = await db().selectFrom("library_row").select(["id", "user_name", "scope"]).execute();
    for (const owner of owners) {
      const of = await findSelectionScope(db(), owner);
      const allowed = all.filter(({ user_name: userName, scope }) =>
        isInScope({ userName, scope: libraryScopes.find((one) => one === scope) ?? "own" }, of),
      );
      expect((await selectable(owner)).toSorted()).toEqual(allowed.map(({ id }) => id).toSorted());
    }
  });

  it("let a group choose the rows of its members, as long as they are members", async () => {
    const [owner, colleague] = [await aSubscriber(db()), await aSubscriber(db())];
    for (const userName of [owner, colleague]) await setUserGroup(db(), userName, "Quarry");
    const { _id: id } = await addBrake(db(), owner);
    await giveScope(db(), { library, id, scope: "group", person: asPerson(owner), now: noon });
    expect(await selectable(colleague)).toContain(id);
    await setUserGroup(db(), colleague, "");
    expect(await selectable(colleague)).not.toContain(id);
  });

  it("lose the administrator's word when the owner changes the row afterwards", async () => {
    const [owner, other] = [await aSubscriber(db()), await aSubscriber(db())];
    const admin = await aPerson(db(), { admin: true });
    const { _id: id } = await addBrake(db(), owner);
    expect((await verify(id, admin)).kind).toBe("saved");
    expect(await selectable(other)).toContain(id);
    await saveLibraryRow(db(), { library, id, values: aBrake({ maxClampingForce: 9e5 }), userName: admin, now: noon });
    expect(await scopeOf(id)).toBe("verified");
    await saveLibraryRow(db(), { library, id, values: aBrake({ maxClampingForce: 1 }), userName: owner, now: noon });
    expect(await scopeOf(id)).toBe("public");
    expect(await selectable(other)).not.toContain(id);
  });

  it("of rows that an administrator inherits are public, of rows taken into the kept set verified", async () => {
    const [left, stays] = [await aSubscriber(db()), await aSubscriber(db())];
    const admin = await aPerson(db(), { admin: true });
    const [inherited, taken] = [await addBrake(db(), left), await addBrake(db(), stays)];
    await deleteUser(db(), { userName: left, admin, now: noon });
    await setRowOwner(db(), { admin, library, id: taken._id, owner: admin, now: noon });
    expect([await scopeOf(inherited._id), await scopeOf(taken._id)]).toEqual(["public", "verified"]);
    expect(await selectable(admin)).not.toContain(inherited._id);
  });

  it("of rows from before are shipped, verified or public", async () => {
    const target = await newTarget();
    const before = connect(target);
    try {
      await before.transaction().execute((trx) => migrateWithin(trx, 8));
      const insert = async (id: string, owner: string, updatedBy: string, action: string) => {
        const values = { id, library, user_name: owner, updated_by: updatedBy, category: "A", description: id };
        const rest = { no: Number(id.length), description_key: id, belt_width: 0, data: "{}", revision: 1 };
        // The columns of that time.
        const row = { ...values, ...rest, created_at: 1, updated_at: 1 };
        await before
          .insertInto("library_row")
          .values(row as never)
          .execute();
        const version = { row_id: id, revision: 1, library, action, changed_by: updatedBy, changed_at: 1 };
        const kept = { ...version, category: "A", description: id, belt_width: 0, data: "{}" };
        await before.insertInto("library_version").values(kept).execute();
      };
      for (const [name, isAdmin] of [
        ["boss", 1],
        ["member", 0],
      ] as const) {
        const account = { user_name: name, password_hash: "", is_admin: isAdmin, email_confirmed: 1, created_at: 1 };
        await before
          .insertInto("user_account")
          .values(account as never)
          .execute();
      }
      await insert("s", "boss", "boss", "shipped");
      await insert("bo", "boss", "boss", "added");
      await insert("inh", "boss", "member", "added");
      await insert("mine", "member", "member", "added");
      await before.transaction().execute((trx) => migrateWithin(trx, 11));
      const rows = await before.selectFrom("library_row").select(["id", "scope"]).orderBy("no").execute();
      expect(rows.map(({ id, scope }) => [id, scope])).toEqual([
        ["s", "shipped"],
        ["bo", "verified"],
        ["inh", "public"],
        ["mine", "public"],
      ]);
    } finally {
      await before.destroy();
    }
  });

  it("of shipped rows are shipped, and a demoted owner's changes are the owner's own word", async () => {
    const admin = await aPerson(db(), { admin: true });
    const other = await aSubscriber(db());
    const values = aBrake({ category: "Shipped ones", description: "Shipped one" });
    await loadShippedRows(db(), { library, rows: [values], userName: admin, now: noon });
    const found = await db().selectFrom("library_row").select("id").where("category", "=", "Shipped ones").execute();
    const id = found[0]?.id ?? "";
    expect(await selectable(other)).toContain(id);
    await setAdmin(db(), admin, false);
    await saveLibraryRow(db(), { library, id, values: { ...values, mass: 1 }, userName: admin, now: noon });
    expect(await scopeOf(id)).toBe("public");
  });
});
