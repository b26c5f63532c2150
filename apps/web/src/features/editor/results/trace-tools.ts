import type { Conveyor } from "@beltwright/model";
import type { OpenedTrace, Shown, Traced, TraceNode } from "@beltwright/results";
import { createContext, use } from "react";

/** What opens numbers: the open editor, or a page that calculates without one. */
export interface TraceTools {
  readonly show: (traced: Traced | undefined) => void;
  readonly open: (document: Conveyor, origin: Shown) => Promise<OpenedTrace>;
  readonly openStep: (step: number) => Promise<TraceNode | undefined>;
  /** Leads to the field a number was typed in; absent where there are no forms. */
  readonly showField?: (path: string) => void;
  /** Comments on a result. */
  readonly comment?: (path: string) => void;
  /** Asks which input gives a result another value; absent where there is no design to change. */
  readonly seek?: (result: string) => void;
}

export const TraceContext = createContext<TraceTools | undefined>(undefined);

export function useTraceTools(): TraceTools {
  const tools = use(TraceContext);
  if (!tools) throw new Error("Only where numbers can be opened");
  return tools;
}

export function useShowTrace(): TraceTools["show"] {
  return useTraceTools().show;
}
