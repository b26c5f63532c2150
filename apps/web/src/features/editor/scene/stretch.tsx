import { stretch3d } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { useMemo } from "react";
import { useStore } from "zustand";
import { SceneObjects } from "./scene-objects.tsx";
import type { SceneChoice } from "./use-scene.ts";
import { stretchAt, type WalkStore } from "./walk.ts";

interface StretchProps {
  readonly conveyor: Conveyor;
  readonly store: WalkStore;
  readonly ground: SceneChoice["ground"];
  readonly onPick: (target: string) => void;
}

/** Every idler and support around whoever walks along the belt. */
export function Stretch({ conveyor, store, ground, onPick }: StretchProps) {
  const from = useStore(store, ({ chainage }) => stretchAt(chainage)[0]);
  const to = useStore(store, ({ chainage }) => stretchAt(chainage)[1]);
  const scene = useMemo(
    () => stretch3d(conveyor, [from, to], ground === "auto" || ground === "none" ? {} : { ground }),
    [conveyor, from, to, ground],
  );
  return <SceneObjects scene={scene} onPick={onPick} />;
}
