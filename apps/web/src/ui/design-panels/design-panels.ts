import type { ConveyorDocument, Proposal } from "@beltwright/contract";
import type { Conveyor } from "@beltwright/model";
import type { StudyOfReport } from "@beltwright/report";
import { createContext } from "react";
import type { LateView } from "../late/late-view.tsx";

/** What is done with a whole design beside its editor. */
export const panelNames = ["versions", "proposals", "comments", "review", "reports", "share"] as const;
export type PanelName = (typeof panelNames)[number];

/** The design as it is on the screen, saved or not. */
export interface LiveDesign {
  readonly id: string;
  /** In this browser alone: nobody's versions, templates and other designs are there. */
  readonly isLocal: boolean;
  readonly conveyor: Conveyor;
  /** The saved one that its changes began from. */
  readonly revision: number;
  readonly isUnsaved: boolean;
  /** The proposal on the screen in place of the design, and whether there is work on it that it has not. */
  readonly proposal: { readonly id: string; readonly revision: number; readonly isUnsaved: boolean } | undefined;
  /** Its study of uncertainty, where one was run of what is on the screen. */
  readonly study?: StudyOfReport | undefined;
}

export interface DesignPanelProps {
  readonly design: LiveDesign;
  readonly onClose: () => void;
  /** Puts a version on the screen, as a change to save or take back. */
  readonly onRestore: (version: ConveyorDocument, revision: number) => void;
  /** Shows a released revision, by its id, in place of the panel. */
  readonly onRelease: (id: string) => void;
  /** Tells what the server stored once the sharing was changed. */
  readonly onShared: (stored: ConveyorDocument) => void;
  /** Tells what the server stored once changes of a proposal were taken over. */
  readonly onTaken: (stored: ConveyorDocument) => void;
  /** Tells that the server put a proposal on a newer version of the design. */
  readonly onUpdated: (proposal: Proposal) => void;
}

type DesignPanels = Readonly<Record<PanelName, LateView<DesignPanelProps>>>;

/** The editor shows panels that belong to other features; the application brings them together. */
export const DesignPanelsContext = createContext<DesignPanels | undefined>(undefined);

/** Which state of a design is meant: what is on the screen, or what is saved. */
export function stateOf({ isLocal, isUnsaved, revision, proposal }: LiveDesign): string {
  if (isLocal) return "the design kept in this browser";
  if (proposal !== undefined) return `proposed changes of revision ${revision}`;
  return isUnsaved ? `unsaved changes of revision ${revision}` : `revision ${revision} as saved`;
}
