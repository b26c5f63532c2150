import { isCommonPassword } from "./common-passwords.ts";

const shortestPassword = 12;
/** Long enough for any passphrase; short enough that hashing it costs nothing extra. */
const longestPassword = 200;

export type PasswordFault =
  | "password-too-short"
  | "password-too-long"
  | "password-is-email"
  | "password-repeats"
  | "password-too-common";

/** What is wrong with a password someone wants to use from now on; `undefined` when nothing is. */
export function findPasswordFault(password: string, email: string): PasswordFault | undefined {
  if ([...password].length < shortestPassword) return "password-too-short";
  if (password.length > longestPassword) return "password-too-long";
  const lower = password.toLowerCase();
  if (lower === email || lower === localPart(email)) return "password-is-email";
  if (new Set(lower).size < 3) return "password-repeats";
  return isCommonPassword(password) ? "password-too-common" : undefined;
}

function localPart(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}
