import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { searchPalette } from "../../../ui/palette/palette-search.ts";
import { createEditor } from "../document/editor.ts";
import { createView } from "../document/view.ts";
import { editorEntries } from "./editor-entries.ts";

function opened() {
  const editor = createEditor({ id: "1", saved: { revision: 1, conveyor: newConveyor() } });
  return { editor, view: createView(), save: () => {}, person: undefined, freeze: () => {} };
}

describe("the palette of an open conveyor", () => {
  it("leads to a field of the conveyor, and of the chosen drive", () => {
    const tools = opened();
    searchPalette(editorEntries(tools), "belt speed")[0]?.run();
    expect(tools.view.getState()).toMatchObject({ form: "capacity", wanted: { path: "beltSpeedInp" } });
    searchPalette(editorEntries(tools), "wrap angle drive 1")[0]?.run();
    expect(tools.view.getState()).toMatchObject({ form: "drives", wanted: { path: "drives[0].wrapAngle" } });
  });

  it("leads to points, drawings and the choice of a component", () => {
    const tools = opened();
    searchPalette(editorEntries(tools), "take-up point")[0]?.run();
    expect(tools.view.getState().form).toBe("points");
    searchPalette(editorEntries(tools), "long drawing")[0]?.run();
    expect(tools.view.getState()).toMatchObject({ stage: "layout", layout: "long" });
    searchPalette(editorEntries(tools), "choose motor")[0]?.run();
    expect(tools.view.getState().chooser).toBe("drives[0].motor");
  });

  it("leads to reports, versions, freezing and saving as another conveyor", () => {
    const tools = opened();
    for (const [words, panel] of [
      ["reports", "reports"],
      ["versions", "versions"],
    ] as const) {
      searchPalette(editorEntries(tools), words)[0]?.run();
      expect(tools.view.getState().panel).toBe(panel);
    }
    searchPalette(editorEntries(tools), "save as")[0]?.run();
    expect(tools.view.getState().isSavingAs).toBe(true);
    expect(searchPalette(editorEntries(tools), "freeze parts")[0]?.id).toBe("command freeze");
  });

  it("offers everything once", () => {
    const ids = editorEntries(opened()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("offers no drive of a conveyor that has none", () => {
    const conveyor = { ...newConveyor(), drives: [], pulls: [] };
    const editor = createEditor({ id: "1", saved: { revision: 1, conveyor } });
    const found = editorEntries({ editor, view: createView(), save: () => {}, person: undefined, freeze: () => {} });
    expect(found.filter(({ id }) => /drives\[|pulls\[/.test(id))).toEqual([]);
  });
});
