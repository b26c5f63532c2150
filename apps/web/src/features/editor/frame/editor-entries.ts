import { toolNames } from "@beltwright/calculators";
import { editorForms, type FormPlace, findSlot, type Person, placeFields } from "@beltwright/model";
import { usePerson } from "../../../session/session.ts";
import type { PanelName } from "../../../ui/design-panels/design-panels.ts";
import type { PaletteEntry } from "../../../ui/palette/palette-search.ts";
import { usePaletteSource } from "../../../ui/palette/palette-state.ts";
import { type EditorTools, useEditorTools } from "../document/editor-context.ts";
import { openForm, openSide, showField } from "../document/view.ts";
import { pointLabel } from "../forms/row-picker.tsx";
import { freezeAll } from "../library/freeze.ts";
import { panelActs, saveAs } from "./panel-acts.ts";
import { layouts, stages } from "./stages.tsx";

const forms = editorForms();

/** The palette reaches every form, field, component, point, drive and drawing of the open conveyor. */
export function useEditorEntries(): void {
  const tools = useEditorTools();
  const person = usePerson();
  const { editor, calculation } = tools;
  usePaletteSource(() => editorEntries({ ...tools, person, freeze: () => void freezeAll(editor, calculation) }));
}

type Opened = Pick<EditorTools, "editor" | "view" | "save"> & {
  readonly person: Person | undefined;
  readonly freeze: () => void;
};

export function editorEntries(opened: Opened): readonly PaletteEntry[] {
  return [
    ...commandEntries(opened),
    ...formEntries(opened),
    ...stageEntries(opened),
    ...toolEntries(opened),
    ...driveEntries(opened),
    ...pointEntries(opened),
    ...forms.flatMap(({ title, places }) => places.flatMap((place) => placeEntries(opened, title, place))),
  ];
}

const panelWords: Readonly<Record<PanelName, string>> = {
  versions: "history compare restore revisions",
  proposals: "changes colleagues merge take over decline compare",
  reports: "print pdf one-page summary tender",
  share: "people group access",
  comments: "discuss remarks questions mention thread review",
  review: "check approve release sign revision findings accept",
};

function commandEntries(opened: Opened): readonly PaletteEntry[] {
  const { editor, view, save, person, freeze } = opened;
  const panels = panelActs(opened, editor.store.getState(), person).map(({ name, title, run }) => ({
    id: `panel ${name}`,
    label: title,
    group: "Command",
    words: panelWords[name],
    run,
  }));
  const ofOwnFiles: readonly PaletteEntry[] = [
    { id: "command save-as", label: "Save as", group: "Command", words: "copy new file", run: () => saveAs(opened) },
    {
      id: "command trade-study",
      label: "Trade study",
      group: "Command",
      words: "alternatives candidates pareto front knee optimise compare widths speeds",
      run: () => view.setState({ isStudying: true, panel: undefined, isWhole: false }),
    },
  ];
  const looks: readonly PaletteEntry[] = [
    ...panels,
    ...(editor.store.getState().link === undefined ? ofOwnFiles : []),
    {
      id: "command whole-screen",
      label: "View on the whole screen",
      group: "Command",
      words: "full screen maximise",
      run: () => view.setState({ isWhole: true }),
    },
    {
      id: "command pin",
      label: "Pin the view",
      group: "Command",
      words: "hold freeze follow unpin",
      run: () => view.setState(({ isPinned }) => ({ isPinned: !isPinned })),
    },
  ];
  const { readOnly, isProposing } = editor.store.getState();
  if (readOnly !== undefined) return looks;
  return [
    ...looks,
    {
      id: "command save",
      label: isProposing ? "Save as proposal" : "Save",
      group: "Command",
      words: "store keep",
      run: save,
    },
    { id: "command undo", label: "Undo", group: "Command", words: "take back", run: () => void editor.undo() },
    { id: "command redo", label: "Redo", group: "Command", words: "again", run: () => void editor.redo() },
    {
      id: "command change-layout",
      label: "Change layout",
      group: "Command",
      words: "drives head tail dual booster template",
      run: () => view.setState({ isChoosingLayout: true }),
    },
    {
      id: "command seek",
      label: "Goal seek",
      group: "Command",
      words: "solve for target which value gives result what if",
      run: () => view.setState({ seeking: "" }),
    },
    { id: "command freeze", label: "Freeze parts", group: "Command", words: "hold manual auto all", run: freeze },
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
    run: () => openForm(view, name),
  }));
}

/** The views, the drawings of the layout and the panels beside them. */
function stageEntries({ view }: Opened): readonly PaletteEntry[] {
  const sides = { results: "Results", findings: "Findings", methods: "Methods side by side" } as const;
  return [
    ...stages.map(({ name, title }) => ({
      id: `stage ${name}`,
      label: title,
      group: "View",
      run: () => view.setState({ stage: name }),
    })),
    ...layouts.map(({ name, title }) => ({
      id: `layout ${name}`,
      label: title,
      group: "Drawing of the layout",
      run: () => view.setState({ stage: "layout", layout: name }),
    })),
    ...(["results", "findings", "methods"] as const).map((side) => ({
      id: `side ${side}`,
      label: sides[side],
      group: "Panel",
      run: () => openSide(view, side),
    })),
  ];
}

/** Calculators begun with what the design has, before those of the page without one. */
function toolEntries({ view }: Opened): readonly PaletteEntry[] {
  return toolNames.map(({ name, title, group }) => ({
    id: `tool ${name}`,
    label: title,
    group: "Tool of this design",
    words: `${group} calculator`,
    run: () => view.setState({ tool: name }),
  }));
}

function driveEntries({ editor, view }: Opened): readonly PaletteEntry[] {
  return editor.store.getState().document.drives.map(({ driveNo, driveType }, drive) => ({
    id: `drive ${driveNo}`,
    label: `Drive ${driveNo} ${driveType}`,
    group: "Drive",
    run: () => openForm(view, "drives", { drive }),
  }));
}

function pointEntries({ editor, view }: Opened): readonly PaletteEntry[] {
  return editor.store.getState().document.pulls.map((pull, point) => ({
    id: `point ${pull.noID}`,
    label: pointLabel(pull),
    group: "Point",
    run: () => openForm(view, "points", { point }),
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
  const fields = placeFields({ ...place, path }).map(({ path: at, field: { label, help } }) => ({
    id: `field ${at}`,
    label,
    group,
    words: help,
    takesFocus: true as const,
    run: () => showField(view, at),
  }));
  const slot = findSlot(path);
  if (!slot) return fields;
  const choose = { id: `choose ${path}`, label: `Choose ${slot.title}`, group, words: "library component" };
  return [{ ...choose, run: () => view.setState({ chooser: path }) }, ...fields];
}
