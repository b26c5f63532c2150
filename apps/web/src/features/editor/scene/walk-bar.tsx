import type { BeltWalk } from "@beltwright/drawing";
import { displayText } from "@beltwright/model";
import { useState } from "react";
import { useStore } from "zustand";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { PlayBar } from "../playback/play-bar.tsx";
import { pacesOf, toggled, type WalkStore } from "./walk.ts";

/** The walk along the belt: drag the place, or let it go by. */
export function WalkBar({ store, walk }: { readonly store: WalkStore; readonly walk: BeltWalk }) {
  const system = useUnitSystem();
  const isPlaying = useStore(store, (now) => now.isPlaying);
  const chainage = useStore(store, (now) => Math.round(now.chainage));
  const paces = pacesOf(walk);
  const [title = "", setTitle] = useState(paces[1]?.title ?? paces[0]?.title);
  const choosePace = (chosen: string) => {
    setTitle(chosen);
    store.setState({ pace: paces.find((one) => one.title === chosen)?.pace ?? 5 });
  };
  return (
    <section aria-label="Walk along the belt">
      <PlayBar
        {...{ of: "Place along the conveyor", reading: "Place", value: chainage, isPlaying }}
        range={[Math.round(walk.from), Math.round(walk.to)]}
        text={(metres) => displayText(metres, "m", system, 5)}
        onChange={(next) => store.setState({ chainage: next, isPlaying: false })}
        onToggle={() => store.setState(toggled(store.getState(), walk))}
        pace={{
          label: "Pace of the walk",
          choices: paces.map((one) => ({ value: one.title, label: one.title })),
          chosen: title,
          onChoose: choosePace,
        }}
      />
    </section>
  );
}
