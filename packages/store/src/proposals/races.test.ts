import type { Conveyor } from "@beltwright/model";
import { expect, it } from "vitest";
import { deleteConveyor, undeleteConveyor } from "../conveyors/delete.ts";
import { findConveyor } from "../conveyors/find.ts";
import { saveConveyor } from "../conveyors/save.ts";
import { listConveyorVersions } from "../conveyors/versions.ts";
import { aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { noon } from "../test-support/people.ts";
import { aProposal, aProposedDesign, aSharedDesign, take } from "../test-support/proposals.ts";
import { declineProposal } from "./decide.ts";
import { findProposal, findProposalVersion, listProposals, listProposalVersions, type Proposal } from "./find.ts";
import { saveProposal, withdrawProposal } from "./propose.ts";

/** Twenty changes that say nothing of each other, so that each can be found in the design. */
const twenty: readonly Partial<Conveyor>[] = [
  { coName: "A" },
  { clientName: "B" },
  { designedBy: "C" },
  { project: "D" },
  { projectNo: "E" },
  { designDate: "2026-11-18" },
  { designerComments: "G" },
  { metric: false },
  { minTemp: -31 },
  { maxTemp: 47 },
  { kt: 1.3 },
  { altitude: 1500 },
  { gravity: 9.79 },
  { maxCalcs: 77 },
  { reversible: true },
  { capacityInp: 901 },
  { beltSpeedInp: 3.3 },
  { beltWidthInp: 1400 },
  { calcMethod: "VISCO" },
  { profileImg: "data:image/png;base64,AAAA" },
];

onEachDatabase("proposals decided by many at once", ({ store }) => {
  const db = () => store().db;

  /** As a person does whose screen says that the design was saved meanwhile. */
  async function takeUntilTaken(id: string, proposalId: string, userName: string) {
    for (let tries = 1; ; tries += 1) {
      const outcome = await take(db(), { id, proposalId, userName });
      if (outcome.kind !== "changed-elsewhere") return { kind: outcome.kind, tries };
    }
  }

  it("are taken once each: of 20 none is lost, and each is one version of the design", async () => {
    const { id, owner, proposer, editor } = await aSharedDesign(db());
    const proposals: Proposal[] = [];
    for (const [at, change] of twenty.entries()) {
      proposals.push(await aProposal(db(), { id, by: at % 2 === 0 ? proposer : editor }, { convNo: "C-1", ...change }));
    }
    const outcomes = await Promise.all(proposals.map((one) => takeUntilTaken(id, one.id, owner)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(20).fill("taken"));
    const versions = await listConveyorVersions(db(), { id, userName: owner });
    expect(versions.map(({ revision }) => revision)).toEqual(Array.from({ length: 21 }, (_, at) => 21 - at));
    expect(new Set(versions.flatMap(({ proposal }) => proposal?.id ?? []))).toEqual(
      new Set(proposals.map((one) => one.id)),
    );
    const final = await findConveyor(db(), { id, userName: owner });
    expect(final).toMatchObject(Object.assign({}, ...twenty));
  });

  it("are taken by one of 20 who decide on the same one", async () => {
    const { id, owner, proposer } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { convNo: "C-1", project: "South" });
    const kinds = await Promise.all(
      Array.from({ length: 20 }, async () => (await takeUntilTaken(id, proposalId, owner)).kind),
    );
    expect(kinds.filter((kind) => kind === "taken")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "decided")).toHaveLength(19);
    expect(await listConveyorVersions(db(), { id, userName: owner })).toHaveLength(2);
  });

  it("are either saved before they are taken or refused: no version is lost on the way", async () => {
    const { id, owner, proposer } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { convNo: "C-1", project: "1" });
    const of = { id, proposalId, userName: proposer };
    const saving = Array.from({ length: 10 }, (_, at) =>
      saveProposal(db(), {
        ...of,
        now: noon,
        baseRevision: 1,
        design: aProposedDesign({ convNo: "C-1", project: `more ${at}` }),
      }),
    );
    const deciding = Array.from({ length: 10 }, () => take(db(), { id, proposalId, userName: owner }));
    const kinds = (await Promise.all([...saving, ...deciding])).map(({ kind }) => kind);
    const saved = kinds.filter((kind) => kind === "saved").length;
    const taken = kinds.filter((kind) => kind === "taken").length;
    expect(taken).toBeLessThanOrEqual(1);
    const versions = await listProposalVersions(db(), of);
    expect(versions).toHaveLength(1 + saved);
    const proposal = await findProposal(db(), of);
    expect(proposal).toMatchObject({ revision: 1 + saved, state: taken === 1 ? "taken" : "open" });
    const newest = await findProposalVersion(db(), { ...of, revision: 1 + saved });
    const design = await findConveyor(db(), { id, userName: owner });
    expect(design?.project).toBe(taken === 1 ? newest?.project : "");
  });

  it("are brought up to date by one of 20 at once, while they are saved, taken and the design goes on", async () => {
    const { id, owner, proposer } = await aSharedDesign(db());
    const { id: proposalId } = await aProposal(db(), { id, by: proposer }, { convNo: "C-1", project: "1" });
    const docUsers = [{ userName: proposer, canEdit: true, canCopy: false }];
    const sharedAs = (convNo: string) => aDesign({ convNo, docUsers });
    await saveConveyor(db(), { id, userName: owner, now: noon, design: sharedAs("C-2") });
    const of = { id, proposalId, userName: proposer, now: noon };
    const updating = Array.from({ length: 20 }, (_, at) =>
      saveProposal(db(), { ...of, revision: 1, baseRevision: 2, design: aProposedDesign({ project: `new ${at}` }) }),
    );
    const saving = Array.from({ length: 10 }, (_, at) =>
      saveProposal(db(), { ...of, baseRevision: 1, design: aProposedDesign({ project: `old ${at}` }) }),
    );
    const deciding = [take(db(), { id, proposalId, userName: owner })];
    const going = saveConveyor(db(), { id, userName: owner, now: noon, design: sharedAs("C-3") });
    const [outcomes] = await Promise.all([Promise.all([...updating, ...saving]), Promise.all(deciding), going]);
    const saved = outcomes.filter(({ kind }) => kind === "saved").length;
    const versions = await listProposalVersions(db(), of);
    expect(versions).toHaveLength(1 + saved);
    // Once it is up to date nothing that began from the older revision gets in.
    const bases = versions.map(({ baseRevision }) => baseRevision).toReversed();
    expect(bases).toEqual(bases.toSorted((one, other) => one - other));
    expect(bases.filter((base) => base === 2).length).toBeLessThanOrEqual(1);
    const proposal = await findProposal(db(), of);
    expect(proposal).toMatchObject({ revision: 1 + saved, baseRevision: bases.at(-1) });
  });

  it("end in one way each when they are taken, declined and withdrawn while the design is saved and deleted", async () => {
    const { id, owner, proposer, editor } = await aSharedDesign(db());
    const proposals: Proposal[] = [];
    for (const by of [proposer, editor, proposer, editor]) {
      proposals.push(await aProposal(db(), { id, by }, { convNo: "C-1", project: "South" }));
    }
    const by = { userName: owner, now: noon };
    await Promise.all([
      ...proposals.flatMap(({ id: proposalId, proposedBy }) => [
        take(db(), { id, proposalId, userName: owner }),
        declineProposal(db(), { id, proposalId, ...by, proposalRevision: 1, note: "No." }),
        withdrawProposal(db(), { id, proposalId, userName: proposedBy, now: noon }),
      ]),
      saveConveyor(db(), { id, design: aDesign({ convNo: "C-2" }), revision: 1, ...by }),
      deleteConveyor(db(), { id, ...by }),
    ]);
    await undeleteConveyor(db(), { id, ...by });
    const versions = await listConveyorVersions(db(), { id, userName: owner });
    expect(new Set(versions.map(({ revision }) => revision)).size).toBe(versions.length);
    for (const { state, takenRevision, id: proposalId } of await listProposals(db(), { id, userName: owner })) {
      const made = versions.find(({ proposal }) => proposal?.id === proposalId);
      expect([state === "taken", made?.revision ?? null]).toEqual([made !== undefined, takenRevision]);
    }
  });
});
