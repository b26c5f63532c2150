import type { AddMode, AddStation, FormName, ToolbarMode } from "@beltwright/model";
import type { Traced } from "@beltwright/results";
import { createStore, type StoreApi } from "zustand/vanilla";
import { placeOfField } from "../forms/field-place.ts";

/** What is chosen and open on the screen. None of it belongs to the document. */
export interface View {
  readonly form: FormName;
  readonly tab: string;
  readonly side: SideTab;
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
  /** The number whose trace is open. */
  readonly trace: Traced | undefined;
  /** The component a library is open for: `drives[0].motor`. */
  readonly chooser: string | undefined;
  /** The field to show and focus; `times` makes asking twice for the same one work. */
  readonly wanted: { readonly path: string; readonly times: number } | undefined;
}

export type SideTab = "results" | "findings" | "methods";
export type ViewStore = StoreApi<View>;

export function createView(): ViewStore {
  return createStore<View>(() => ({
    form: "capacity",
    tab: "profile",
    side: "results",
    mode: "Select",
    asked: undefined,
    isChoosingLayout: false,
    isStandardising: false,
    point: 0,
    drive: 0,
    trace: undefined,
    chooser: undefined,
    wanted: undefined,
  }));
}

/** Opens the form that holds a field, chooses its row and asks for the field to be focused. */
export function showField(view: ViewStore, path: string): void {
  const place = placeOfField(path);
  if (place === undefined) return;
  view.setState(({ wanted }) => ({
    form: place.form,
    ...(place.list === "pulls" && { point: place.row }),
    ...(place.list === "drives" && { drive: place.row }),
    wanted: { path, times: (wanted?.times ?? 0) + 1 },
  }));
}

export function isAddMode(mode: ToolbarMode): mode is AddMode {
  return mode.startsWith("Add");
}
