import { editorForms, type FormPlace } from "@beltwright/model";
import type { PaletteEntry } from "../../../ui/palette/palette-search.ts";
import { usePaletteSource } from "../../../ui/palette/palette-state.ts";
import { type EditorTools, useEditorTools } from "../document/editor-context.ts";
import { showField } from "../document/view.ts";
import { findSlot } from "../forms/component-slots.ts";
import { pointLabel } from "../forms/row-picker.tsx";
import { stageTabs } from "./stage-tabs.tsx";

const forms = editorForms();

/** The palette reaches every form, field, component, point, drive and drawing of the open conveyor. */
export function useEditorEntries(): void {
  const tools = useEditorTools();
  usePaletteSource(() => editorEntries(tools));
}

type Opened = Pick<EditorTools, "editor" | "view">;

export function editorEntries(opened: Opened): readonly PaletteEntry[] {
  return [
    ...commandEntries(opened),
    ...formEntries(opened),
    ...stageEntries(opened),
    ...driveEntries(opened),
    ...pointEntries(opened),
    ...forms.flatMap(({ title, places }) => places.flatMap((place) => placeEntries(opened, title, place))),
  ];
}

function commandEntries({ editor, view }: Opened): readonly PaletteEntry[] {
  if (editor.store.getState().readOnly !== undefined) return [];
  return [
    {
      id: "command change-layout",
      label: "Change layout",
      group: "Command",
      words: "drives head tail dual booster template",
      run: () => view.setState({ isChoosingLayout: true }),
    },
    {
      id: "command standardise",
      label: "Standardise parts",
      group: "Command",
      words: "few sizes shafts shells diameters faces drives spares",
      run: () => view.setState({ isStandardising: true }),
    },
  ];
}

function formEntries({ view }: Opened): readonly PaletteEntry[] {
  return forms.map(({ name, title }) => ({
    id: `form ${name}`,
    label: title,
    group: "Form",
    run: () => view.setState({ form: name, wanted: undefined }),
  }));
}

function stageEntries({ view }: Opened): readonly PaletteEntry[] {
  return stageTabs.map(({ name, title }) => ({
    id: `stage ${name}`,
    label: title,
    group: "Drawing or analysis",
    run: () => view.setState({ tab: name }),
  }));
}

function driveEntries({ editor, view }: Opened): readonly PaletteEntry[] {
  return editor.store.getState().document.drives.map(({ driveNo, driveType }, drive) => ({
    id: `drive ${driveNo}`,
    label: `Drive ${driveNo} ${driveType}`,
    group: "Drive",
    run: () => view.setState({ form: "drives", drive, wanted: undefined }),
  }));
}

function pointEntries({ editor, view }: Opened): readonly PaletteEntry[] {
  return editor.store.getState().document.pulls.map((pull, point) => ({
    id: `point ${pull.noID}`,
    label: pointLabel(pull),
    group: "Point",
    run: () => view.setState({ form: "points", point, wanted: undefined }),
  }));
}

/** Fields of a list are those of the chosen drive or point. */
function placeEntries({ editor, view }: Opened, form: string, place: FormPlace): readonly PaletteEntry[] {
  const { drive, point } = view.getState();
  const { drives, pulls } = editor.store.getState().document;
  const [list] = /^\w+(?=\[\])/.exec(place.path) ?? [];
  const row = list === "drives" ? drive : point;
  if (list === "docUsers" || (list === "drives" && !drives[row]) || (list === "pulls" && !pulls[row])) return [];
  const path = place.path.replace("[]", `[${row}]`);
  const group = list === undefined ? form : `${form}, ${list === "drives" ? "drive" : "point"} ${row + 1}`;
  const fields = place.groups.flatMap((one) =>
    one.fields.map(({ name, label, help }) => {
      const at = path === "" ? name : `${path}.${name}`;
      return {
        id: `field ${at}`,
        label,
        group,
        words: help,
        takesFocus: true,
        run: () => showField(view, at),
      } as const;
    }),
  );
  const slot = findSlot(path);
  if (!slot) return fields;
  const choose = { id: `choose ${path}`, label: `Choose ${slot.title}`, group, words: "library component" };
  return [{ ...choose, run: () => view.setState({ chooser: path }) }, ...fields];
}
