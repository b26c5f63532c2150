import { expect, it } from "vitest";
import { findUserData } from "../accounts/user-data.ts";
import { deleteUser } from "../admin/people.ts";
import { deleteConveyor, undeleteConveyor } from "../conveyors/delete.ts";
import { findConveyor } from "../conveyors/find.ts";
import { purgeConveyors } from "../conveyors/purge.ts";
import { restoreConveyorVersion, saveConveyor } from "../conveyors/save.ts";
import { listConveyorVersions } from "../conveyors/versions.ts";
import { aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, day, noon } from "../test-support/people.ts";
import { aProposal, aProposedDesign, aSharedDesign, take } from "../test-support/proposals.ts";
import { declineProposal } from "./decide.ts";
import { countOpenProposals, findProposal, findProposalVersion, listProposals, listProposalVersions } from "./find.ts";
import { addProposal, describeProposal, mostOpenProposals, saveProposal, withdrawProposal } from "./propose.ts";

onEachDatabase("proposals", ({ store }) => {
  const db = () => store().db;
  const kindOf = async (outcome: Promise<{ readonly kind: string }>) => (await outcome).kind;

  /** Shares the design anew, with these people to edit. */
  async function shareWith(id: string, owner: string, editors: readonly string[], viewers: readonly string[] = []) {
    const docUsers = [...editors, ...viewers].map((userName) => ({
      userName,
      canEdit: editors.includes(userName),
      canCopy: false,
    }));
    await saveConveyor(db(), { id, userName: owner, now: noon, design: aDesign({ convNo: "C-1", docUsers }) });
  }

  it("leave the design as it is and count no file", async () => {
    const { id, owner, proposer } = await aSharedDesign(db(), { project: "North" });
    const proposal = await aProposal(db(), { id, by: proposer }, { project: "South" });
    expect(proposal).toMatchObject({ state: "open", revision: 1, baseRevision: 1, proposedBy: proposer, isOwn: true });
    expect(await findConveyor(db(), { id, userName: owner })).toMatchObject({ project: "North", revision: 1 });
    expect(await findUserData(db(), proposer, noon)).toMatchObject({ noOfFilesUsed: 0 });
    expect(await countOpenProposals(db(), owner)).toEqual([{ conveyorId: id, open: 1 }]);
    expect(await countOpenProposals(db(), proposer)).toEqual([]);
  });

  it("keep every version they were saved in, and refuse a save over a newer one", async () => {
    const { id, proposer } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "One" });
    const of = { id, proposalId, userName: proposer };
    const save = (project: string, revision: number) =>
      saveProposal(db(), {
        ...of,
        now: noon + revision,
        revision,
        baseRevision: 1,
        design: aProposedDesign({ project }),
      });
    expect(await save("Two", 1)).toMatchObject({ kind: "saved", proposal: { revision: 2, state: "open" } });
    expect(await save("Late", 1)).toEqual({ kind: "proposal-changed", revision: 2 });
    expect(await findProposalVersion(db(), { ...of, revision: 1 })).toMatchObject({ project: "One" });
    expect(await findProposalVersion(db(), { ...of, revision: 2 })).toMatchObject({ project: "Two" });
    expect((await listProposalVersions(db(), of)).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it("brought up to date keep every version with the revision it began from, and go back to no older one", async () => {
    const { id, owner, proposer, editor } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "Old" });
    const late = await aSubscriber(db());
    await shareWith(id, owner, [proposer, editor, late]);
    const of = { id, proposalId, userName: proposer };
    const save = (project: string, revision: number | undefined, baseRevision: number) =>
      saveProposal(db(), { ...of, now: noon, revision, baseRevision, design: aProposedDesign({ project }) });
    expect(await save("New", 1, 2)).toMatchObject({ kind: "saved", proposal: { revision: 2, baseRevision: 2 } });
    expect(await save("Begun before", undefined, 1)).toEqual({ kind: "proposal-changed", revision: 2 });
    const versions = async (userName: string) =>
      (await listProposalVersions(db(), { ...of, userName })).map((one) => [one.revision, one.baseRevision]);
    for (const one of [owner, proposer, editor]) {
      expect(await versions(one)).toEqual([
        [2, 2],
        [1, 1],
      ]);
    }
    // The first version shows the design as it was before it was shared with them.
    expect(await versions(late)).toEqual([[2, 2]]);
    expect(await findProposalVersion(db(), { ...of, userName: late, revision: 1 })).toBeUndefined();
    expect(await findProposalVersion(db(), { ...of, userName: late, revision: 2 })).toMatchObject({ project: "New" });
  });

  it("are made by those alone it is shared with to edit, from a version they see", async () => {
    const { id, owner, proposer, viewer } = await aSharedDesign(db());
    const [admin, stranger] = [await aPerson(db(), { admin: true }), await aSubscriber(db())];
    const add = (userName: string, baseRevision = 1) =>
      kindOf(addProposal(db(), { id, userName, now: noon, baseRevision, design: aProposedDesign({}) }));
    expect([await add(owner), await add(admin), await add(viewer)]).toEqual(Array(3).fill("not-allowed"));
    expect(await add(stranger)).toBe("not-found");
    expect([await add(proposer, 2), await add(proposer, 0)]).toEqual(["no-such-base", "no-such-base"]);
    expect(await add(proposer)).toBe("added");
  });

  it("of one person to one design are limited while they are open, also when many come at once", async () => {
    const { id, proposer, editor } = await aSharedDesign(db());
    const add = (userName: string) =>
      kindOf(addProposal(db(), { id, userName, now: noon, baseRevision: 1, design: aProposedDesign({}) }));
    const kinds = await Promise.all(Array.from({ length: 15 }, () => add(proposer)));
    expect(kinds.filter((kind) => kind === "added")).toHaveLength(mostOpenProposals);
    expect(kinds.filter((kind) => kind === "too-many")).toHaveLength(15 - mostOpenProposals);
    expect(await add(editor)).toBe("added");
    const [newest] = (await listProposals(db(), { id, userName: proposer })).filter(({ isOwn }) => isOwn);
    await withdrawProposal(db(), { id, proposalId: newest?.id ?? "", userName: proposer, now: noon });
    expect(await add(proposer)).toBe("added");
  });

  it("are seen by proposer, owner, admins and others who may edit, and by nobody else", async () => {
    const { id, owner, proposer, editor, viewer } = await aSharedDesign(db());
    const [admin, stranger] = [await aPerson(db(), { admin: true }), await aSubscriber(db())];
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "Seen" });
    const sees = async (userName: string) => {
      const of = { id, proposalId, userName };
      const [list, one, version] = [
        await listProposals(db(), of),
        await findProposal(db(), of),
        await findProposalVersion(db(), { ...of, revision: 1 }),
      ];
      return [list.length === 1, one !== undefined, version !== undefined];
    };
    for (const one of [owner, proposer, editor, admin]) expect(await sees(one)).toEqual([true, true, true]);
    for (const one of [viewer, stranger, ""]) expect(await sees(one)).toEqual([false, false, false]);
    const late = await aSubscriber(db());
    await shareWith(id, owner, [proposer, editor, late]);
    // It shows the design as it was before it was shared with them.
    expect(await sees(late)).toEqual([false, false, false]);
  });

  it("are saved, named and withdrawn by who made them alone", async () => {
    const { id, owner, proposer, editor } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, {});
    const of = (userName: string) => ({ id, proposalId, userName, now: noon });
    for (const other of [owner, editor]) {
      expect(await kindOf(saveProposal(db(), { ...of(other), baseRevision: 1, design: aProposedDesign({}) }))).toBe(
        "not-allowed",
      );
      expect(await kindOf(describeProposal(db(), { ...of(other), title: "x", remark: "" }))).toBe("not-allowed");
      expect(await kindOf(withdrawProposal(db(), of(other)))).toBe("not-allowed");
    }
    const words = { title: "Faster belt", remark: "5 m/s saves a drive." };
    expect(await describeProposal(db(), { ...of(proposer), ...words })).toMatchObject({ proposal: words });
    expect(await withdrawProposal(db(), of(proposer))).toMatchObject({ proposal: { state: "withdrawn", revision: 1 } });
    for (const again of [
      withdrawProposal(db(), of(proposer)),
      describeProposal(db(), { ...of(proposer), ...words }),
      saveProposal(db(), { ...of(proposer), baseRevision: 1, design: aProposedDesign({}) }),
      take(db(), of(owner)),
    ]) {
      expect(await kindOf(again)).toBe("decided");
    }
  });

  it("taken in part make a version of the design that says whose they were, and going back undoes it", async () => {
    const { id, owner, proposer } = await aSharedDesign(db(), { project: "North", clientName: "Old" });
    const both = { convNo: "C-1", project: "South", clientName: "New" };
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, both);
    await describeProposal(db(), { id, proposalId, userName: proposer, now: noon, title: "Go south", remark: "" });
    const outcome = await take(db(), { id, proposalId, userName: owner, paths: ["project"] });
    expect(outcome).toMatchObject({
      kind: "taken",
      proposal: { state: "partly taken", taken: ["project"], takenRevision: 2, decidedBy: owner },
      conveyor: { revision: 2, project: "South", clientName: "Old", userName: owner },
    });
    const shared = await findConveyor(db(), { id, userName: proposer });
    expect(shared?.docUsers).toHaveLength(3);
    const [newest, first] = await listConveyorVersions(db(), { id, userName: owner });
    const from = { id: proposalId, title: "Go south", by: proposer };
    expect(newest).toMatchObject({ revision: 2, action: "taken", changedBy: owner, proposal: from });
    expect(first?.proposal).toBeUndefined();
    await restoreConveyorVersion(db(), { id, revision: 1, userName: owner, now: noon });
    expect(await findConveyor(db(), { id, userName: owner })).toMatchObject({ revision: 3, project: "North" });
  });

  it("are taken only over the revisions that were looked at", async () => {
    const { id, owner, proposer, editor } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "South" });
    expect(await kindOf(take(db(), { id, proposalId, userName: editor }))).toBe("not-allowed");
    expect(await kindOf(take(db(), { id, proposalId, userName: proposer }))).toBe("not-allowed");
    const late = { id, proposalId, userName: owner, now: noon, note: "No.", proposalRevision: 2 };
    expect(await declineProposal(db(), late)).toEqual({ kind: "proposal-changed", revision: 1 });
    const outcome = await declineProposal(db(), { ...late, proposalRevision: 1 });
    expect(outcome).toMatchObject({ kind: "declined", proposal: { state: "declined", note: "No.", decidedAt: noon } });
    expect(await findConveyor(db(), { id, userName: owner })).toMatchObject({ revision: 1 });
  });

  it("stay open where the design cannot be saved, with nothing half", async () => {
    const { id, owner, proposer } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "South" });
    await db()
      .updateTable("subscription")
      .set({ end_date: noon - 1 })
      .where("user_name", "=", owner)
      .execute();
    expect(await take(db(), { id, proposalId, userName: owner })).toMatchObject({ code: "file-quota-used" });
    expect(await findProposal(db(), { id, proposalId, userName: owner })).toMatchObject({ state: "open", taken: [] });
    expect(await listConveyorVersions(db(), { id, userName: owner })).toHaveLength(1);
  });

  it("of someone who may only look now can be read and withdrawn by them, and still be taken", async () => {
    const { id, owner, proposer } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "South" });
    await shareWith(id, owner, [], [proposer]);
    const of = { id, proposalId, userName: proposer, now: noon };
    expect(await kindOf(saveProposal(db(), { ...of, baseRevision: 1, design: aProposedDesign({}) }))).toBe(
      "not-allowed",
    );
    expect(await findProposal(db(), of)).toMatchObject({ state: "open" });
    expect(await kindOf(take(db(), { id, proposalId, userName: owner }))).toBe("taken");
  });

  it("of someone it is no longer shared with, or whose account is gone, stay with the owner", async () => {
    const { id, owner, proposer, editor } = await aSharedDesign(db());
    const admin = await aPerson(db(), { admin: true });
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "South" });
    await shareWith(id, owner, [editor]);
    expect(await listProposals(db(), { id, userName: proposer })).toEqual([]);
    expect(await kindOf(withdrawProposal(db(), { id, proposalId, userName: proposer, now: noon }))).toBe("not-found");
    await deleteUser(db(), { admin, userName: proposer, now: noon });
    expect(await listProposals(db(), { id, userName: owner })).toMatchObject([{ proposedBy: "", state: "open" }]);
    expect(await take(db(), { id, proposalId, userName: owner })).toMatchObject({ kind: "taken" });
    const [newest] = await listConveyorVersions(db(), { id, userName: owner });
    expect(newest).toMatchObject({ action: "taken", proposal: { id: proposalId, by: "" } });
  });

  it("follow the design into the bin, out of it, and away for good", async () => {
    const { id, owner, proposer } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { project: "South" });
    await deleteConveyor(db(), { id, userName: owner, now: noon });
    expect(await listProposals(db(), { id, userName: owner })).toEqual([]);
    expect(await countOpenProposals(db(), owner)).toEqual([]);
    expect(await kindOf(withdrawProposal(db(), { id, proposalId, userName: proposer, now: noon }))).toBe("not-found");
    await undeleteConveyor(db(), { id, userName: owner, now: noon });
    expect(await listProposals(db(), { id, userName: proposer })).toHaveLength(1);
    await deleteConveyor(db(), { id, userName: owner, now: noon });
    await purgeConveyors(db(), noon + 31 * day);
    const left = await db().selectFrom("proposal").select("id").where("id", "=", proposalId).execute();
    const versions = await db().selectFrom("proposal_version").select("revision").where("proposal_id", "=", proposalId);
    expect([left, await versions.execute()]).toEqual([[], []]);
  });
});
