import { createHash, randomBytes } from "node:crypto";

/** Opaque and unguessable: 256 random bits in a form that is safe in cookies, headers and links. */
export function newSecret(prefix = ""): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** What is stored of a secret. A stolen table opens no session; the secret is random, so one plain hash is enough. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
