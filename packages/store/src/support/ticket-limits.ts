import type { Db } from "../tables.ts";

/** What one person may send to support within a day; a long talk with pictures stays below. */
const mostMessagesADay = 40;
const mostFileBytesADay = 30_000_000;
const day = 86_400_000;

/** Whether a person may send another message with files of this size today. */
export async function hasTicketRoom(
  db: Db,
  { userName, bytes, now }: { readonly userName: string; readonly bytes: number; readonly now: number },
): Promise<boolean> {
  const { messages, size } = await db
    .selectFrom("ticket_message")
    .leftJoin("ticket_file", "ticket_file.message_id", "ticket_message.id")
    .select((eb) => [
      eb.fn.count<number>("ticket_message.id").distinct().as("messages"),
      eb.fn.sum<number | string | null>("ticket_file.size").as("size"),
    ])
    .where("ticket_message.user_name", "=", userName)
    .where("ticket_message.created_at", ">", now - day)
    .executeTakeFirstOrThrow();
  return messages < mostMessagesADay && Number(size ?? 0) + bytes <= mostFileBytesADay;
}
