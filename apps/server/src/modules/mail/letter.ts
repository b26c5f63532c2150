import type { Mail } from "./mailer.ts";

/** A mail of ours: who writes stands in its subject and below its paragraphs. */
export function letter(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { to, subject: `Beltwright: ${subject}`, text: `${paragraphs.join("\n\n")}\n\nBeltwright\n` };
}
