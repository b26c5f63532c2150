import {
  type AddMode,
  type AddStation,
  addPoint,
  addStation,
  isPulley,
  isStationMode,
  takeUpToMove,
  type UnitSystem,
} from "@beltwright/model";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { EditorTools } from "../document/editor-context.ts";
import { firstIssue } from "../forms/first-issue.ts";

type Opened = Pick<EditorTools, "editor" | "view">;

interface Added extends Pick<AddStation, "at" | "replaces"> {
  readonly mode: AddMode;
  /** The point that was hit, and the one behind which the new point goes. */
  readonly point?: number | undefined;
  readonly after?: number | undefined;
}

/** Adds what a mode of the toolbar stands for, chooses it and goes back to Select; asks before a take-up is moved. */
export function addToLoop(
  opened: Opened,
  { mode, point, after, at = {}, replaces = false }: Added,
  system: UnitSystem,
): void {
  const { editor } = opened;
  if (!isStationMode(mode)) {
    const index = after === undefined ? undefined : after + 1;
    settle(opened, editor.apply(addPoint, { mode, at, ...(index !== undefined && { index }) }), system);
    return;
  }
  const { document } = editor.store.getState();
  const pull = point === undefined ? undefined : document.pulls[point];
  const isOnPulley = pull !== undefined && isPulley(pull);
  const station: AddStation = {
    ...{ mode, at, replaces },
    ...(isOnPulley && point !== undefined ? { pulley: point } : {}),
    ...(!isOnPulley && after !== undefined ? { section: after } : {}),
  };
  if (takeUpToMove(document, mode) && !replaces) opened.view.setState({ asked: station });
  else addWholeStation(opened, station, system);
}

/** The same once it is clear what it takes the place of. */
export function addWholeStation(opened: Opened, station: AddStation, system: UnitSystem): void {
  settle(opened, opened.editor.apply(addStation, station), system, station.pulley);
}

function settle(
  { editor, view }: Opened,
  outcome: ReturnType<Opened["editor"]["apply"]>,
  system: UnitSystem,
  pulley?: number,
): void {
  if (outcome.kind === "refused") toast.failed(firstIssue(outcome, system) ?? "Cannot be added.");
  if (outcome.kind !== "changed") return;
  const { past } = editor.store.getState();
  const before = past.at(-1)?.before.pulls ?? [];
  const known = new Set(before.map(({ noID }) => noID));
  const { pulls } = outcome.conveyor;
  const added = pulls.flatMap(({ noID }, index) => (known.has(noID) ? [] : [index]));
  const station = added.find((index) => pulls[index]?.pType !== "Bend" && pulls[index]?.pType !== "Int. Pt");
  const kept = pulls.findIndex(({ noID }) => noID === before[pulley ?? -1]?.noID);
  const chosen = pulley === undefined ? (station ?? added[0]) : kept;
  const drive = pulls[chosen ?? -1]?.linkToDriveNo ?? 0;
  view.setState({
    mode: "Select",
    ...(chosen !== undefined && { point: chosen }),
    ...(drive > 0 && { drive: drive - 1 }),
  });
}
