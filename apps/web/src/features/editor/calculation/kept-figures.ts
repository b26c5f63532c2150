import type { Conveyor } from "@beltwright/model";
import type { StoreApi } from "zustand/vanilla";
import { figuredDocument, type Live, resultAt } from "./live.ts";

/** Results of documents that were calculated since the editor opened; undefined of one that never was. */
export type KeptFigures = (document: Conveyor | undefined, path: string) => number | undefined;

/** Keeps a few results of every document that is calculated, for as long as the document itself is kept. */
export function keepFigures(live: StoreApi<Live>, paths: readonly string[]): KeptFigures {
  const kept = new WeakMap<Conveyor, ReadonlyMap<string, number>>();
  live.subscribe((now) => {
    const document = figuredDocument(now);
    if (document === undefined || now.answer?.kind !== "calculated") return;
    kept.set(
      document,
      new Map(
        paths.flatMap((path) => {
          const value = resultAt(now, path);
          return typeof value === "number" ? [[path, value] as const] : [];
        }),
      ),
    );
  });
  return (document, path) => document && kept.get(document)?.get(path);
}
