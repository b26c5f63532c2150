import { type ConveyorListQuery, type Db, keepReads, listConveyors } from "@beltwright/store";
import type { FastifyRequest } from "fastify";
import { getPerson } from "../../plugins/session.ts";
import { isWorthKeeping, type ListAnswer, listAnswer } from "../libraries/kept-lists.ts";

/**
 * Keeps the lists asked for lately as they were sent, each for the one person it is about. They are used only while the
 * database says that nothing at all has been written to it since; where it does not say, nothing is kept.
 */
export function keepConveyorLists(db: Db) {
  const lists = keepReads<ListAnswer>();
  return {
    /** What the person was answered at this address before. */
    find: (request: FastifyRequest): ListAnswer | undefined => lists.find(request.dataAsOf, keyOf(request)),
    read: async (request: FastifyRequest, asked: ConveyorListQuery): Promise<ListAnswer> => {
      const answer = await readList(db, asked);
      // What lies in the bin ends by itself with time.
      const mayKeep = asked.list !== "bin" && isWorthKeeping(answer);
      // The state was asked for before the list was read: a write in between makes the list look old, never new.
      if (mayKeep) lists.keep(request.dataAsOf, keyOf(request), answer);
      return answer;
    },
  };
}

function keyOf(request: FastifyRequest): string {
  return `${getPerson(request).userName} ${request.url}`;
}

async function readList(db: Db, asked: ConveyorListQuery): Promise<ListAnswer> {
  const { items, total } = await listConveyors(db, asked);
  return listAnswer(
    items.map((item) => ({ ...item, listSelected: false })),
    total,
  );
}
