import { toolNames } from "@beltwright/calculators";
import type { AddMode, AddStation, CommentTarget, FormName, ToolbarMode } from "@beltwright/model";
import type { Traced } from "@beltwright/results";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PanelName } from "../../../ui/design-panels/design-panels.ts";
import { placeOfField } from "../forms/field-place.ts";
import { type LayoutName, type StageName, stageOfForm } from "./stage-of-form.ts";

/** What is chosen and open on the screen. None of it belongs to the document. */
export interface View {
  readonly form: FormName;
  readonly stage: StageName;
  readonly layout: LayoutName;
  /** The chart that is shown, by its name. */
  readonly chart: string;
  /** The drawing of a part that was chosen, by its name; empty: that of the form. */
  readonly sheet: string;
  /** The result whose samples are shown, by its name. */
  readonly studied: string;
  /** Whether the stage stays as it is whatever form is opened. */
  readonly isPinned: boolean;
  /** Whether the stage has the whole screen. */
  readonly isWhole: boolean;
  /** The calculator that is open, by its name. */
  readonly tool: string | undefined;
  /** What is done with the whole design, over the work. */
  readonly panel: PanelName | undefined;
  /** The revision that the review is opened at. */
  readonly release: string | undefined;
  /** The thread of comments that is chosen, and what is to be commented on. */
  readonly thread: string | undefined;
  readonly commenting: CommentTarget | undefined;
  /** Whether the next place that is chosen on a drawing is commented on. */
  readonly isPlacingComment: boolean;
  /** Whether it is asked under which number to save it as another conveyor. */
  readonly isSavingAs: boolean;
  /** The calculator to open next where none is asked for by name. */
  readonly lastTool: string;
  readonly side: SideTab;
  /** Whether the results are open where they have no pane of their own. */
  readonly isSideOpen: boolean;
  readonly mode: ToolbarMode;
  /** A take-up to be added once a person has said that it takes the place of the one there is. */
  readonly asked: AddStation | undefined;
  /** Index of the chosen point in the loop, and of the chosen drive. */
  readonly point: number;
  readonly drive: number;
  /** Whether the layouts to choose from are shown. */
  readonly isChoosingLayout: boolean;
  /** Whether it is shown what few sizes of parts come to. */
  readonly isStandardising: boolean;
  /** The result that a goal is sought for; empty where it is still to be chosen. */
  readonly seeking: string | undefined;
  /** Whether a trade study is asked for, over the work. */
  readonly isStudying: boolean;
  /** The number whose trace is open. */
  readonly trace: Traced | undefined;
  /** The component a library is open for: `drives[0].motor`. */
  readonly chooser: string | undefined;
  /** The field to show and focus; `times` makes asking twice for the same one work. */
  readonly wanted: { readonly path: string; readonly times: number } | undefined;
}

export const sideTabs = ["results", "findings", "methods"] as const;
export type SideTab = (typeof sideTabs)[number];
export type ViewStore = StoreApi<View>;

/** As an editor opens. */
export const startView: View = {
  form: "capacity",
  stage: "layout",
  layout: "profile",
  chart: "tension",
  sheet: "",
  studied: "absorbedPower",
  isPinned: false,
  isWhole: false,
  tool: undefined,
  panel: undefined,
  release: undefined,
  thread: undefined,
  commenting: undefined,
  isPlacingComment: false,
  isSavingAs: false,
  lastTool: "power",
  side: "results",
  isSideOpen: false,
  mode: "Select",
  asked: undefined,
  isChoosingLayout: false,
  isStandardising: false,
  seeking: undefined,
  isStudying: false,
  point: 0,
  drive: 0,
  trace: undefined,
  chooser: undefined,
  wanted: undefined,
};

export function createView(change: Partial<View> = {}): ViewStore {
  return createStore<View>(() => ({ ...startView, ...change }));
}

/** Opens a form and the stage that fits it; of a tool, whose inputs the document keeps, the tool itself. */
export function openForm(view: ViewStore, form: FormName, change: Partial<View> = {}): void {
  const tool = toolNames.find((one) => "form" in one && one.form === form);
  const stage = stageOfForm(form);
  if (stage === undefined) view.setState({ wanted: undefined, panel: undefined, ...change, tool: tool?.name });
  else {
    view.setState(({ isPinned }) => ({
      form,
      tool: undefined,
      panel: undefined,
      wanted: undefined,
      ...(isPinned ? {} : { ...stage, isWhole: false }),
      ...change,
    }));
  }
}

/** Opens the form that holds a field, chooses its row and asks for the field to be focused. */
export function showField(view: ViewStore, path: string): void {
  const place = placeOfField(path);
  if (place === undefined) return;
  openForm(view, place.form, {
    ...(place.list === "pulls" && { point: place.row }),
    ...(place.list === "drives" && { drive: place.row }),
    isWhole: false,
    wanted: { path, times: (view.getState().wanted?.times ?? 0) + 1 },
  });
}

export function openSide(view: ViewStore, side: SideTab): void {
  view.setState({ side, isSideOpen: true, isWhole: false, panel: undefined });
}

/** Opens the tools, at the one looked at last, or closes them. */
export function toggledTools({ tool, lastTool }: View): Partial<View> {
  return tool === undefined ? { tool: lastTool } : { tool: undefined, lastTool: tool };
}

export function isAddMode(mode: ToolbarMode): mode is AddMode {
  return mode.startsWith("Add");
}
