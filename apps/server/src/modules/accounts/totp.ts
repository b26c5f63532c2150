import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, half a minute. */
function totpOf(secret: string, userName: string): TOTP {
  return new TOTP({
    issuer: "Beltwright",
    label: userName,
    algorithm: "SHA1",
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from the picture. */
export function totpUri(secret: string, userName: string): string {
  return totpOf(secret, userName).toString();
}

/** The time step a code belongs to, one earlier and later included; undefined where it is none. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret, "").validate({ token: code.replace(/\s/g, ""), timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / stepSeconds) + delta;
}
