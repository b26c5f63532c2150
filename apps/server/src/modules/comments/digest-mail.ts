import type { DigestLine } from "@beltwright/store";
import { letter } from "../mail/letter.ts";
import type { Mail } from "../mail/mailer.ts";

interface Letter {
  readonly to: string;
  readonly origin: string;
  readonly lines: readonly DigestLine[];
}

const longestExcerpt = 300;
const reasons: Readonly<Record<string, string>> = { mention: "mentions you", answer: "answers" };

/** One mail of all that waits for a person. Words of strangers are left out: we carry no one's advertising. */
export function digestMail({ to, origin, lines }: Letter): Mail {
  const byDesign = [...Map.groupBy(lines, ({ conveyorId }) => conveyorId)];
  const parts = byDesign.map(([id, told]) => {
    const said = told.map(({ author, reason, text, isAmongColleagues }) => {
      const words = isAmongColleagues ? `: ${excerpt(text)}` : ".";
      return `- ${oneLine(author)} ${reasons[reason] ?? "comments"}${words}`;
    });
    return [oneLine(told[0]?.convNo ?? ""), ...said, `${origin}/conveyors/${id}?panel=comments`].join("\n");
  });
  const subject = lines.length === 1 ? "A comment for you" : `${lines.length} comments for you`;
  const end = `You can turn these mails off under Office preferences: ${origin}/office-preferences`;
  return letter(to, subject, [...parts, end]);
}

function excerpt(text: string): string {
  const line = oneLine(text);
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
