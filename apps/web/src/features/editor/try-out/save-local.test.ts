import { newConveyor } from "@beltwright/model";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createEditor } from "../document/editor.ts";
import { saveLocal } from "./save-local.ts";

const saved = { revision: 0, conveyor: newConveyor() };
const shows = { drawings: true, results: true, reports: false, downloads: false };

describe("saving a design that no account has", () => {
  afterEach(() => vi.restoreAllMocks());

  it("asks a visitor for an account", async () => {
    const editor = createEditor({ id: "five-1", saved, isLocal: true });
    await saveLocal(editor, { isVisitor: true, onSaved: () => {} });
    expect(editor.store.getState().saving).toEqual({ kind: "needs-account" });
  });

  it.each([true, false])("does nothing where it is seen through a link (visitor: %s)", async (isVisitor) => {
    const call = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("called"));
    const editor = createEditor({ id: "", saved, isLocal: true, readOnly: "link", link: { secret: "s", shows } });
    await saveLocal(editor, { isVisitor, onSaved: () => {} });
    expect(editor.store.getState().saving).toEqual({ kind: "idle" });
    expect(call).not.toHaveBeenCalled();
  });
});
