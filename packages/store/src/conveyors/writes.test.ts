import { newConveyor } from "@beltwright/model";
import { expect, it } from "vitest";
import { addSubscription } from "../accounts/subscriptions.ts";
import { setUserGroup } from "../accounts/users.ts";
import { listAudit } from "../admin/audit.ts";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, day, noon } from "../test-support/people.ts";
import { addConveyor, copyConveyor } from "./add.ts";
import { deleteConveyor, undeleteConveyor } from "./delete.ts";
import { findConveyor } from "./find.ts";
import { restoreConveyorVersion, saveConveyor } from "./save.ts";
import { listConveyorVersions, nameConveyorVersion } from "./versions.ts";

const start = newConveyor();
const small = { capacityInp: 900, pulls: start.pulls.map((pull) => ({ ...pull, capacityInp: 0 })) };

onEachDatabase("conveyor files", ({ store }) => {
  it("keep every digit, unknown fields and the results their file carried", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const design = {
      conveyor: { ...start, capacityInp: 1 / 3, extras: { theirs: [1, { a: "½" }] } },
      results: { installedPower: 110.5, "pulls[0].t1": 1e-7 },
    };
    const added = await addConveyor(db, { design, userName, now: noon });
    if (added.kind !== "added") throw new Error(added.kind);
    const stored = await findConveyor(db, { id: added.conveyor.id, userName });
    expect(stored).toEqual(added.conveyor);
    expect(stored).toMatchObject({ capacityInp: 1 / 3, theirs: [1, { a: "½" }], installedPower: 110.5, userName });
    expect(stored?.pulls).toMatchObject([{ t1: 1e-7 }, {}, {}, {}, {}, {}, {}]);
  });

  it("are seen by owner, admin, sharers and group, and by nobody else", async () => {
    const { db } = store();
    const owner = await aSubscriber(db);
    const sharer = await aPerson(db);
    const member = await aPerson(db);
    await setUserGroup(db, owner, "Quarry");
    await setUserGroup(db, member, "Quarry");
    const docUsers = [{ userName: sharer.toUpperCase(), canEdit: false, canCopy: false }];
    const { id } = await aConveyor(db, owner, { category: "Seen", conveyorGroup: "Quarry", docUsers });
    const stranger = await aPerson(db);
    const admin = await aPerson(db, { admin: true });
    for (const userName of [owner, sharer, member, admin]) {
      expect(await findConveyor(db, { id, userName }), userName).toMatchObject({
        userName: owner,
        docUsers: [{ userName: sharer, canEdit: false, canCopy: false }],
      });
    }
    expect(await findConveyor(db, { id, userName: stranger })).toBeUndefined();
  });

  it("are demos only where an admin filed them as such", async () => {
    const { db } = store();
    const admin = await aPerson(db, { admin: true });
    const owner = await aSubscriber(db);
    const userName = await aPerson(db);
    const demo = await aConveyor(db, admin, { category: "Demo Conveyor" });
    const others = [
      await aConveyor(db, owner, { category: "Demo Conveyor" }),
      await aConveyor(db, admin, { category: "X" }),
    ];
    expect(await findConveyor(db, { id: demo.id, userName })).toBeDefined();
    for (const { id } of others) expect(await findConveyor(db, { id, userName })).toBeUndefined();
  });

  it("may be put into the own group and no other", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const design = aDesign({ conveyorGroup: "Others" });
    expect(await addConveyor(db, { design, userName, now: noon })).toEqual({ kind: "not-in-group" });
    const { id } = await aConveyor(db, userName);
    expect(await saveConveyor(db, { id, design, userName, now: noon })).toEqual({ kind: "not-in-group" });
    await setUserGroup(db, userName, "Others");
    expect(await saveConveyor(db, { id, design, userName, now: noon })).toMatchObject({ kind: "saved" });
  });

  it("belong to the one who copies them, shared with nobody", async () => {
    const { db } = store();
    const owner = await aSubscriber(db);
    const userName = await aSubscriber(db);
    const docUsers = [{ userName, canEdit: false, canCopy: true }];
    const { id } = await aConveyor(db, owner, { convNo: "C-7", category: "Plant", docUsers });
    const copied = await copyConveyor(db, { id, userName, now: noon });
    expect(copied).toMatchObject({
      conveyor: { userName, convNo: "C-7", category: "Plant", docUsers: [], conveyorGroup: "", revision: 1 },
    });
    expect(await copyConveyor(db, { id, userName: owner, now: noon })).toMatchObject({
      conveyor: { convNo: "C-7 - copy" },
    });
  });

  it("are saved within the limits of the plan that pays for them", async () => {
    const { db } = store();
    const userName = await aPerson(db);
    const plan = { userName, planName: "Plan", status: "Active", price: 20, billingCycle: 1, now: noon };
    const dates = { subStartDate: noon - day, subEndDate: noon + day };
    await addSubscription(db, { ...plan, ...dates, planID: "TStdMonthly1001" });
    const { id } = await aConveyor(db, userName);
    const large = { id, design: aDesign(), userName, now: noon };
    expect(await saveConveyor(db, large)).toMatchObject({ kind: "beyond-plan", issues: [{ path: "capacityInp" }, {}] });
    expect(await saveConveyor(db, { ...large, design: aDesign(small) })).toMatchObject({ kind: "saved" });
    await addSubscription(db, { ...plan, ...dates, planID: "TProMonthly1001" });
    expect(await saveConveyor(db, large)).toMatchObject({ kind: "saved" });
  });

  it("come back from the bin for 30 days, also without a subscription", async () => {
    const { db } = store();
    const userName = await aSubscriber(db, { end: noon + day });
    const { id } = await aConveyor(db, userName);
    await deleteConveyor(db, { id, userName, now: noon });
    expect(await findConveyor(db, { id, userName })).toBeUndefined();
    const late = { id, userName, now: noon + 30 * day + 1 };
    expect(await undeleteConveyor(db, late)).toMatchObject({ code: "conveyor-load-failed" });
    const inTime = { id, userName, now: noon + 30 * day };
    expect(await undeleteConveyor(db, inTime)).toMatchObject({ kind: "undeleted", conveyor: { id, revision: 3 } });
    expect(await undeleteConveyor(db, inTime)).toMatchObject({ code: "conveyor-load-failed" });
  });

  it("keep every version, which may be named and comes back as a new one", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const docUsers = [{ userName: "a@example.test", canEdit: true, canCopy: false }];
    const { id } = await aConveyor(db, userName, { project: "First" });
    await saveConveyor(db, { id, design: aDesign({ project: "Second", docUsers }), userName, now: noon });
    expect(await nameConveyorVersion(db, { id, revision: 1, name: "As tendered", userName })).toBe(true);
    const stranger = await aSubscriber(db);
    expect(await nameConveyorVersion(db, { id, revision: 1, name: "Mine", userName: stranger })).toBe(false);
    const restored = await restoreConveyorVersion(db, { id, revision: 1, userName, now: noon });
    expect(restored).toMatchObject({ kind: "saved", conveyor: { project: "First", revision: 3, docUsers } });
    expect(await listConveyorVersions(db, { id, userName })).toMatchObject([
      { revision: 3, action: "restored", name: "" },
      { revision: 2, action: "saved", name: "" },
      { revision: 1, action: "added", name: "As tendered" },
    ]);
    expect(await listConveyorVersions(db, { id, userName: stranger })).toEqual([]);
  });

  it("of others that an administrator changes stand in the audit log; one's own do not", async () => {
    const { db } = store();
    const owner = await aSubscriber(db);
    const admin = await aPerson(db, { admin: true });
    const { id } = await aConveyor(db, owner, { ...small, convNo: "CV-audited" });
    await saveConveyor(db, { id, design: aDesign({ ...small, convNo: "CV-audited" }), userName: owner, now: noon });
    await saveConveyor(db, { id, design: aDesign({ ...small, convNo: "CV-audited" }), userName: admin, now: noon });
    await deleteConveyor(db, { id, userName: admin, now: noon + 1 });
    await undeleteConveyor(db, { id, userName: owner, now: noon + 2 });
    const { records } = await listAudit(db, { page: 1, pageSize: 100 });
    const acts = records.filter(({ subject }) => subject === "CV-audited");
    expect(acts.map((act) => [act.action, act.admin, JSON.parse(act.details)])).toEqual([
      ["conveyor deleted", admin, { id, owner }],
      ["conveyor saved", admin, { id, owner }],
    ]);
  });
});
