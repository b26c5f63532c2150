import type { Linked } from "@beltwright/contract";
import { everyDrawing, joinedScenes, type Scene, scene3d, site3d, toSvg } from "@beltwright/drawing";
import {
  type Calculated,
  type Conveyor,
  conveyorToFile,
  type StoredResults,
  withoutPeople,
  writeConveyorJson,
  writeConveyorT6,
} from "@beltwright/model";
import { findingSentence, findingsInOrder } from "@beltwright/results";
import { type LinkedConveyor, openDocument } from "@beltwright/store";
import type { LinkedAs } from "../conveyors/design-task.ts";

interface Desk {
  /** The design with the parts that are chosen for it. */
  readonly keep: (conveyor: Conveyor) => { readonly conveyor: Conveyor };
  readonly calculated: (conveyor: Conveyor) => Calculated | undefined;
}

/** What the holder of a link is sent. Whatever it does not show is left out here, before anything leaves the server. */
export function linkedText(linked: LinkedConveyor, as: LinkedAs, desk: Desk): string {
  const stored = openDocument(linked.document).conveyor;
  // With its parts written into it the design needs no library, so that no row of anybody's goes along.
  const conveyor = withoutPeople(stored.partsKept ? stored : desk.keep(stored).conveyor);
  switch (as) {
    case "view":
      return JSON.stringify(viewOf(conveyor, linked, desk));
    case "Json":
      return writeConveyorJson(conveyor, resultsOf(conveyor, desk));
    case "T6":
      return writeConveyorT6(conveyor, resultsOf(conveyor, desk));
  }
}

function viewOf(conveyor: Conveyor, { shows, expiresAt }: LinkedConveyor, desk: Desk): Linked {
  const { convNo, project, metric } = conveyor;
  const head = { convNo, project, metric, shows, expiresAt };
  if (shows.drawings && shows.results) return { ...head, document: conveyorToFile(conveyor) };
  if (shows.drawings) return { ...head, drawings: drawingsOf(conveyor), scene: sceneOf(conveyor) };
  if (shows.results) return { ...head, results: figuresOf(conveyor, desk) };
  return head;
}

/** Drawn without a calculation, so that none of its results stands in them. */
function drawingsOf(conveyor: Conveyor): NonNullable<Linked["drawings"]> {
  const system = conveyor.metric ? "metric" : "imperial";
  return everyDrawing(conveyor, undefined, system).map((drawing) => ({
    name: drawing.name,
    title: drawing.title,
    svg: toSvg(drawing),
  }));
}

/** In space likewise. */
function sceneOf(conveyor: Conveyor): Scene {
  return joinedScenes(scene3d(conveyor), site3d(conveyor));
}

function figuresOf(conveyor: Conveyor, { calculated }: Desk): NonNullable<Linked["results"]> {
  const found = calculated(conveyor);
  if (found === undefined) return { values: {}, findings: [] };
  return {
    values: { ...found.results },
    findings: findingsInOrder(found.solution.findings).map(({ code, subject, severity }) => ({
      severity,
      message: findingSentence(code, subject),
    })),
  };
}

function resultsOf(conveyor: Conveyor, { calculated }: Desk): StoredResults {
  return calculated(conveyor)?.results ?? {};
}
