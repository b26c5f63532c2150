import { newConveyor } from "@beltwright/model";
import { afterEach, expect, it, vi } from "vitest";
import { createEditor, isUnsaved } from "../document/editor.ts";
import { saveDesign } from "./save-proposal.ts";

const start = newConveyor();
const stored = { id: "p1", conveyorId: "c1", revision: 1, title: "", state: "open", isOwn: true, proposedBy: "me" };

function anEditor() {
  const editor = createEditor({ id: "c1", saved: { revision: 12, conveyor: start }, isProposing: true });
  const type = (capacityInp: number) => editor.replace("Type", { ...editor.store.getState().document, capacityInp });
  return { editor, type };
}

/** Answers one call after the other, and tells which were made. */
function answering(...answers: readonly (readonly [status: number, body: object])[]) {
  const calls: string[] = [];
  const left = [...answers];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string }) => {
    const [status, answer] = left.shift() ?? [500, {}];
    const { capacityInp, revision } = JSON.parse(body);
    calls.push(`${method} ${path} ${capacityInp} ${revision}`);
    return new Response(JSON.stringify(answer), { status, headers: { "content-type": "application/json" } });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

it("makes a proposal of the first save and a version of it of the next", async () => {
  const { editor, type } = anEditor();
  const calls = answering([201, stored], [200, { ...stored, revision: 2 }]);
  type(1100);
  await saveDesign(editor);
  expect(isUnsaved(editor.store.getState())).toBe(false);
  type(1200);
  await saveDesign(editor);
  expect(calls).toEqual([
    "POST /api/conveyors/c1/proposals?base=12 1100 undefined",
    "PUT /api/conveyors/c1/proposals/p1 1200 1",
  ]);
  const { proposal, saved } = editor.store.getState();
  expect([proposal?.revision, saved.revision, saved.conveyor.capacityInp]).toEqual([2, 12, 1200]);
});

it("puts work on a proposal that was decided meanwhile into a new one", async () => {
  const { editor, type } = anEditor();
  const decided = { code: "proposal-decided", message: "This proposal has been decided." };
  const calls = answering([201, stored], [409, decided], [201, { ...stored, id: "p2" }]);
  type(1100);
  await saveDesign(editor);
  type(1200);
  await saveDesign(editor);
  expect(calls.at(-1)).toBe("POST /api/conveyors/c1/proposals?base=12 1200 undefined");
  expect(editor.store.getState()).toMatchObject({ proposal: { id: "p2" }, saving: { kind: "idle" } });
});

it("keeps work that may no longer be proposed on the screen, unsaved, and says why", async () => {
  const { editor, type } = anEditor();
  answering([403, { code: "proposal-not-allowed", message: "No." }]);
  type(1100);
  await saveDesign(editor);
  const state = editor.store.getState();
  expect([isUnsaved(state), state.saving.kind, state.document.capacityInp]).toEqual([true, "refused", 1100]);
});
