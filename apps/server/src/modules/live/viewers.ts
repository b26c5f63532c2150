import type { EventStream } from "./event-stream.ts";

/** A page that has a design open. */
export interface Viewer {
  readonly conveyorId: string;
  readonly userName: string;
  readonly sessionId: string;
  readonly accountId: string;
  readonly name: string;
  readonly since: number;
  readonly stream: EventStream;
}

/** The pages that listen to this server, by design. `onChange` hears of everyone who comes or goes. */
export function createViewers(onChange: (conveyorId: string, isFirst: boolean) => void) {
  const byConveyor = new Map<string, Set<Viewer>>();
  const all = () => [...byConveyor.values()].flatMap((set) => [...set]);
  return {
    all,
    of: (conveyorId: string): readonly Viewer[] => [...(byConveyor.get(conveyorId) ?? [])],
    conveyors: (): readonly string[] => [...byConveyor.keys()],
    countOf: (userName: string) => all().filter((viewer) => viewer.userName === userName).length,
    add: (viewer: Viewer) => {
      const others = byConveyor.get(viewer.conveyorId) ?? new Set<Viewer>();
      byConveyor.set(viewer.conveyorId, others.add(viewer));
      onChange(viewer.conveyorId, others.size === 1);
    },
    remove: (viewer: Viewer) => {
      const others = byConveyor.get(viewer.conveyorId);
      if (others?.delete(viewer) !== true) return;
      if (others.size === 0) byConveyor.delete(viewer.conveyorId);
      onChange(viewer.conveyorId, false);
    },
  };
}
