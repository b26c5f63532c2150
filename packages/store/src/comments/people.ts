import { personName } from "../accounts/person-name.ts";
import { isMine } from "../conveyors/access.ts";
import type { Db } from "../tables.ts";

/** Someone who takes part in a design, under the name by which others call them. */
interface Participant {
  readonly accountId: string;
  readonly name: string;
  /** Whether it is the person who asks. */
  readonly isSelf: boolean;
}

interface Asked {
  readonly conveyorId: string;
  readonly userName: string;
}

/**
 * The people of a design whom this person may know of: its owner and those it is shared with, whom the design names
 * anyway. Members of its group are known to each other, to the owner and to admins; to others once they have commented.
 * Two of one name are told apart by their addresses.
 */
export async function listParticipants(db: Db, { conveyorId, userName }: Asked): Promise<readonly Participant[]> {
  const found = await db
    .selectFrom("conveyor")
    .innerJoin("user_account as person", (join) => join.on("person.email_confirmed", "=", 1))
    .select(["person.id as id", "person.user_name as user_name", "person.first_name", "person.last_name"])
    .where("conveyor.id", "=", conveyorId)
    .where((eb) => {
      const sharee = eb.selectFrom("conveyor_user").select("account_id").where("conveyor_id", "=", conveyorId);
      const author = eb
        .selectFrom("comment")
        .innerJoin("comment_thread", "comment_thread.id", "comment.thread_id")
        .select("comment.author_id")
        .where("comment_thread.conveyor_id", "=", conveyorId);
      const member = eb
        .selectFrom("user_account")
        .select("user_account.user_name")
        .where("user_account.user_name", "=", userName)
        .where("user_account.email_confirmed", "=", 1)
        .whereRef("user_account.user_group", "=", "conveyor.conveyor_group");
      return eb.or([
        eb("person.user_name", "=", eb.ref("conveyor.user_name")),
        eb("person.id", "in", sharee.where("account_id", "is not", null)),
        eb.and([
          eb("conveyor.conveyor_group", "!=", ""),
          eb("person.user_group", "=", eb.ref("conveyor.conveyor_group")),
          eb.or([eb.exists(member), isMine(eb, userName), eb("person.id", "in", author)]),
        ]),
      ]);
    })
    .orderBy("person.user_name")
    .execute();
  const names = found.map(personName);
  return found.map((account, at) => {
    const name = names[at] ?? "";
    const isShared = names.filter((other) => other === name).length > 1;
    const { id: accountId, user_name } = account;
    return { accountId, name: isShared ? user_name : name, isSelf: user_name === userName };
  });
}

/** Whom a text mentions, `@` and then a name as it is offered. */
export function mentionedIn<Person extends Pick<Participant, "name">>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  let rest = text.toLowerCase();
  return longestFirst.filter(({ name }) => {
    const mention = `@${name.toLowerCase()}`;
    const isMentioned = rest.split(mention).length > 1 && endsWithName(rest, mention);
    // Anna Smith is mentioned, and not Anna as well.
    if (isMentioned) rest = rest.replaceAll(mention, "@");
    return isMentioned;
  });
}

/** `@Ann` is not mentioned in `@Anna`. */
function endsWithName(text: string, mention: string): boolean {
  const after = text.split(mention).slice(1);
  return after.some((following) => !/^[\p{L}\p{N}]/u.test(following));
}
