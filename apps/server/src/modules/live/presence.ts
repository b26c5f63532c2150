import type { LiveMessage, PresentPerson } from "./messages.ts";

/** A server that has not been heard of for so long has gone, and its people with it. */
const silence = 70_000;
/** What is told of one design must fit into a notice. */
const mostPeople = 30;
const longestName = 60;

interface PresenceOptions {
  readonly server: string;
  readonly now: () => number;
  readonly tell: (message: LiveMessage) => void;
  /** The people who have a design open here. */
  readonly peopleHere: (conveyorId: string) => readonly PresentPerson[];
  readonly onChange: (conveyorId: string) => void;
}

/** Who has which design open on which server. Servers tell each other; nothing is stored, so nothing can be left over. */
export function createPresence({ server, now, tell, peopleHere, onChange }: PresenceOptions) {
  const elsewhere = new Map<string, Map<string, readonly PresentPerson[]>>();
  const heardAt = new Map<string, number>();

  function announce(conveyorId: string): void {
    const people = peopleHere(conveyorId)
      .slice(0, mostPeople)
      .map(({ accountId, name, since }) => ({ accountId, name: name.slice(0, longestName), since }));
    tell({ kind: "present", server, conveyorId, people });
  }

  function forget(other: string): void {
    heardAt.delete(other);
    for (const [conveyorId, servers] of elsewhere) if (servers.delete(other)) onChange(conveyorId);
  }

  function hear(message: Exclude<LiveMessage, { kind: "notice" }>): void {
    if (message.server === server) return;
    if (message.kind === "gone") forget(message.server);
    else heardAt.set(message.server, now());
    if (message.kind === "who" && peopleHere(message.conveyorId).length > 0) announce(message.conveyorId);
    if (message.kind === "present" && peopleHere(message.conveyorId).length > 0) keep(message);
  }

  function keep(message: Extract<LiveMessage, { kind: "present" }>): void {
    const { conveyorId } = message;
    const servers = elsewhere.get(conveyorId) ?? new Map<string, readonly PresentPerson[]>();
    if (message.people.length === 0) servers.delete(message.server);
    else servers.set(message.server, message.people);
    elsewhere.set(conveyorId, servers);
    onChange(conveyorId);
  }

  return {
    hear,
    /** Someone here opened or closed it. */
    changed: (conveyorId: string, isFirst: boolean) => {
      announce(conveyorId);
      if (isFirst) tell({ kind: "who", server, conveyorId });
      if (peopleHere(conveyorId).length === 0) elsewhere.delete(conveyorId);
      else onChange(conveyorId);
    },
    /** Each person once, whoever came first on top. */
    peopleOf: (conveyorId: string): readonly PresentPerson[] => {
      const all = [peopleHere(conveyorId), ...(elsewhere.get(conveyorId)?.values() ?? [])].flat();
      const byAccount = new Map<string, PresentPerson>();
      for (const person of all.toSorted((one, other) => one.since - other.since)) {
        if (!byAccount.has(person.accountId)) byAccount.set(person.accountId, person);
      }
      return [...byAccount.values()];
    },
    /** Told now and then, so that a server that was killed does not leave its people behind with the others. */
    beat: () => {
      tell({ kind: "alive", server });
      for (const [other, at] of heardAt) if (now() - at > silence) forget(other);
    },
    /** What the others said while the line was cut is asked for again. */
    askAgain: (conveyorIds: Iterable<string>) => {
      elsewhere.clear();
      for (const conveyorId of conveyorIds) {
        announce(conveyorId);
        tell({ kind: "who", server, conveyorId });
      }
    },
    leave: () => tell({ kind: "gone", server }),
  };
}
