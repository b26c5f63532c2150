import { hash, randomBytes } from "node:crypto";

/** A secret nobody can guess; the database keeps only its hash, so that a stolen copy opens no door. */
export function newSecret(prefix = ""): string {
  return prefix + randomBytes(32).toString("base64url");
}

export function secretHash(secret: string): string {
  return hash("sha256", secret, "hex");
}
