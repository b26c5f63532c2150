import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Whose key it is, and the secret of this installation that seals it. */
interface Seal {
  readonly userName: string;
  readonly sessionSecret: string;
}

type OpenedKey =
  /** `isSealed` is false for keys that were stored before keys were sealed. */
  | { readonly kind: "opened"; readonly key: string; readonly isSealed: boolean }
  /** Sealed with another SESSION_SECRET, for someone else, or damaged. */
  | { readonly kind: "unreadable" };

/** No key of an authenticator app holds a dot, so that what begins like this is sealed. */
const mark = "sealed1.";
const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** The key of an authenticator app as it is stored: whoever reads the database, or a backup of it, learns no code. */
export function sealKey(key: string, seal: Seal): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, sealingKey(seal), nonce).setAAD(Buffer.from(seal.userName));
  const text = Buffer.concat([sealing.update(key, "utf8"), sealing.final()]);
  return mark + Buffer.concat([nonce, sealing.getAuthTag(), text]).toString("base64url");
}

export function openKey(stored: string, seal: Seal): OpenedKey {
  if (!stored.startsWith(mark)) return { kind: "opened", key: stored, isSealed: false };
  const bytes = Buffer.from(stored.slice(mark.length), "base64url");
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  if (tag.length < tagBytes) return { kind: "unreadable" };
  const opening = createDecipheriv(cipher, sealingKey(seal), nonce).setAAD(Buffer.from(seal.userName)).setAuthTag(tag);
  try {
    const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
    return { kind: "opened", key: text.toString("utf8"), isSealed: true };
  } catch {
    // GCM says no more than that: the wrong secret, the wrong person, or a byte that is not as it was.
    return { kind: "unreadable" };
  }
}

/** Apart from what else SESSION_SECRET is used for: a signature tells nothing about this one. */
function sealingKey({ sessionSecret }: Seal): Buffer {
  return Buffer.from(hkdfSync("sha256", sessionSecret, "", "beltwright authenticator keys", 32));
}
