import { sql } from "kysely";
import type { StoreTarget } from "../open.ts";
import { listenPostgres, type NoticeHearing } from "../postgres/listener.ts";
import type { Db } from "../tables.ts";

/** Longest text that may be told; PostgreSQL takes no more than 8000 bytes. */
const mostBytes = 7500;

/** Short texts from any server to all that share the data, itself included. */
interface NoticeLine {
  readonly tell: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The embedded database has one process, which tells itself; a database server tells all who listen. */
export function openNoticeLine(place: { readonly db: Db; readonly target: StoreTarget }, hearing: NoticeHearing) {
  return place.target.kind === "postgres" ? sharedLine(place.db, place.target.url, hearing) : ownLine(hearing);
}

function ownLine({ onText }: NoticeHearing): NoticeLine {
  let isOpen = true;
  return {
    tell: async (text) => {
      setImmediate(() => isOpen && onText(text));
    },
    close: async () => {
      isOpen = false;
    },
  };
}

/** Data of several installations may share a database, each in its schema. */
const channelOfSchema = "'beltwright_' || md5(current_schema())";

function sharedLine(db: Db, url: string, hearing: NoticeHearing): NoticeLine {
  const listener = listenPostgres(url, channelOfSchema, hearing);
  return {
    tell: async (text) => {
      if (Buffer.byteLength(text) > mostBytes) throw new Error("The notice is too long to be told");
      await sql`select pg_notify(${sql.raw(channelOfSchema)}, ${text})`.execute(db);
    },
    close: listener.close,
  };
}
