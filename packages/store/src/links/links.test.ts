import { expect, it } from "vitest";
import { deleteUser } from "../admin/people.ts";
import { deleteConveyor, undeleteConveyor } from "../conveyors/delete.ts";
import { openDocument } from "../conveyors/record.ts";
import { saveConveyor } from "../conveyors/save.ts";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, day, noon } from "../test-support/people.ts";
import { addLink, changeLink, listLinks, mostLinks, renewLink, revokeLink } from "./links.ts";
import { countOpening, findLinked } from "./open.ts";

const shows = { drawings: true, results: true, reports: false, downloads: false };
const usual = { name: "", revision: null, shows, expiresAt: null, now: noon };

onEachDatabase("links", ({ store }) => {
  const db = () => store().db;

  async function anOwned() {
    const userName = await aSubscriber(db());
    const { id: conveyorId } = await aConveyor(db(), userName, { convNo: "L-1" });
    return { conveyorId, userName };
  }

  async function aLink(values: { readonly expiresAt?: number } = {}) {
    const of = await anOwned();
    const added = await addLink(db(), { ...of, ...usual, ...values });
    if (added.kind !== "added") throw new Error(added.kind);
    return { ...added, of: { ...of, id: added.link.id } };
  }

  const numberAt = async (secret: string, now = noon) => {
    const found = await findLinked(db(), { secret, now });
    return found && openDocument(found.document).conveyor.convNo;
  };

  it("lead to their conveyor and no other, by a secret of 256 bits that is kept as a hash alone", async () => {
    const { secret, link } = await aLink();
    expect(Buffer.from(secret.slice("bwl_".length), "base64url")).toHaveLength(32);
    expect(await numberAt(secret)).toBe("L-1");
    expect(await numberAt(secret.toLowerCase())).toBeUndefined();
    expect(await numberAt("")).toBeUndefined();
    const row = await db().selectFrom("conveyor_link").selectAll().where("id", "=", link.id).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(secret.slice(4));
  });

  it("show the newest version as it is saved, or the one they were made for", async () => {
    const of = await anOwned();
    const make = async (revision: number | null) => {
      const added = await addLink(db(), { ...of, ...usual, revision });
      return added.kind === "added" ? added.secret : added.kind;
    };
    const [newest, first] = [await make(null), await make(1)];
    await saveConveyor(db(), {
      id: of.conveyorId,
      userName: of.userName,
      now: noon,
      design: aDesign({ convNo: "L-2" }),
    });
    expect([await numberAt(newest), await numberAt(first)]).toEqual(["L-2", "L-1"]);
    // 0 is where work stands that was never saved.
    expect([await make(0), await make(7), await make(-1)]).toEqual(["not-found", "not-found", "not-found"]);
  });

  it("end on their date, which can be moved, and when they are revoked", async () => {
    const { secret, of } = await aLink({ expiresAt: noon + day });
    expect(await numberAt(secret, noon + day - 1)).toBe("L-1");
    expect(await numberAt(secret, noon + day)).toBeUndefined();
    expect(await changeLink(db(), { ...of, name: "Client", expiresAt: null })).toMatchObject({ name: "Client" });
    expect(await numberAt(secret, noon + 900 * day)).toBe("L-1");
    expect(await revokeLink(db(), { ...of, now: noon })).toMatchObject({ revokedAt: noon });
    expect(await numberAt(secret)).toBeUndefined();
    await changeLink(db(), { ...of, name: "Client", expiresAt: noon + day });
    expect(await numberAt(secret)).toBeUndefined();
  });

  it("made anew open at another address only, also after they were revoked", async () => {
    const { secret, of } = await aLink();
    await revokeLink(db(), { ...of, now: noon });
    const renewed = await renewLink(db(), of);
    expect(await numberAt(renewed?.secret ?? "")).toBe("L-1");
    expect(await numberAt(secret)).toBeUndefined();
  });

  it("rest while their conveyor is in the bin, and are revoked with the account of its owner", async () => {
    const { secret, of } = await aLink();
    const { conveyorId: id, userName } = of;
    await deleteConveyor(db(), { id, userName, now: noon });
    expect([await numberAt(secret), await listLinks(db(), of)]).toEqual([undefined, undefined]);
    await undeleteConveyor(db(), { id, userName, now: noon });
    expect(await numberAt(secret)).toBe("L-1");
    const admin = await aPerson(db(), { admin: true });
    await deleteUser(db(), { admin, userName, now: noon });
    expect(await numberAt(secret)).toBeUndefined();
    expect(await listLinks(db(), { conveyorId: id, userName: admin })).toMatchObject([{ revokedAt: noon }]);
  });

  it("are counted when they are opened, every time when many open one at once", async () => {
    const { secret, of } = await aLink();
    await Promise.all(Array.from({ length: 20 }, () => countOpening(db(), { secret, now: noon + 5 })));
    expect(await listLinks(db(), of)).toMatchObject([{ openedTimes: 20, openedAt: noon + 5 }]);
    await revokeLink(db(), { ...of, now: noon });
    await countOpening(db(), { secret, now: noon + 6 });
    expect(await listLinks(db(), of)).toMatchObject([{ openedTimes: 20 }]);
  });

  it("are for the owner and admins to make, see and end, through their own conveyor alone", async () => {
    const { link, of, secret } = await aLink();
    const friend = await aSubscriber(db());
    const design = aDesign({ convNo: "L-1", docUsers: [{ userName: friend, canEdit: true, canCopy: true }] });
    await saveConveyor(db(), { id: of.conveyorId, userName: of.userName, now: noon, design });
    const others = await anOwned();
    const strangers = [
      { ...of, userName: friend },
      { ...of, userName: others.userName },
      { ...others, id: link.id },
      { ...of, userName: "nobody@example.test" },
    ];
    for (const stranger of strangers) {
      expect(await changeLink(db(), { ...stranger, name: "x", expiresAt: null })).toBeUndefined();
      expect(await revokeLink(db(), { ...stranger, now: noon })).toBeUndefined();
      expect(await renewLink(db(), stranger)).toBeUndefined();
    }
    for (const userName of [friend, others.userName]) {
      expect(await listLinks(db(), { ...of, userName })).toBeUndefined();
      expect(await addLink(db(), { ...of, ...usual, userName })).toEqual({ kind: "not-found" });
    }
    expect(await numberAt(secret)).toBe("L-1");
    const admin = await aPerson(db(), { admin: true });
    expect(await revokeLink(db(), { ...of, userName: admin, now: noon })).toMatchObject({ id: link.id });
  });

  it("are so many at most", async () => {
    const of = await anOwned();
    for (let made = 0; made < mostLinks; made += 1) await addLink(db(), { ...of, ...usual });
    expect(await addLink(db(), { ...of, ...usual })).toEqual({ kind: "too-many" });
  });
});
