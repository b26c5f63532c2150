import type { UserData } from "@beltwright/model";
import { SignJWT } from "jose";

/** Long enough to start a screen with, too short to be worth stealing. */
const userTokenSeconds = 300;

interface UserTokenInput {
  readonly user: UserData;
  readonly secret: string;
  /** The installation that issues the token, and the only one it is for. */
  readonly publicUrl: string;
  readonly now: number;
}

/** The specification's user token: its payload holds `userData` as a JSON string. */
export function signUserToken({ user, secret, publicUrl, now }: UserTokenInput): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  const { emailConfirmed: _ours, planFamily: _alsoOurs, ...specified } = user;
  // The specification spells this name in two ways.
  const userData = { ...specified, noOfFilessAllowed: specified.noOfFilesAllowed };
  return new SignJWT({ userData: JSON.stringify(userData) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(publicUrl)
    .setAudience(publicUrl)
    .setSubject(user.userName)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + userTokenSeconds)
    .sign(new TextEncoder().encode(secret));
}
