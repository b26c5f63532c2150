/** Does work under one name one piece after the other. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** A second click begins where the first one ended, and finds nothing left to pay for. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
