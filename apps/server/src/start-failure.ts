import { ConfigRefused } from "./config.ts";

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: "The port is in use already. Stop the other program, or set PORT to another number.",
  EACCES: "This account may not use the port or the data folder. Set PORT or DATA_DIR to others.",
  ECONNREFUSED: "The database at DATABASE_URL does not answer. Is PostgreSQL running there?",
  ENOTFOUND: "The host named in DATABASE_URL cannot be found.",
};

/** One line for the person who started the server and can put it right. */
export function describeStartFailure(failure: unknown): string {
  if (failure instanceof ConfigRefused) return failure.message;
  const code = codeOf(failure);
  return sentences[code] ?? `Beltwright could not start: ${messageOf(failure)}`;
}

/** What the store says of a database out of reach has the code of the system as its cause. */
function codeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return "";
  return "code" in failure ? String(failure.code) : codeOf(failure.cause);
}

function messageOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  return text.replace(/\s+/g, " ").trim();
}
