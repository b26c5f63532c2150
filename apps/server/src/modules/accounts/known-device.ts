import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply } from "fastify";
import { cookieName, cookieOptions } from "../../plugins/cookies.ts";
import type { AccountContext } from "./context.ts";

/** How long a device stays known without a sign-in. */
const deviceMilliseconds = 180 * 24 * 60 * 60 * 1000;

/** A cookie that says: this person has signed in here before. It opens nothing; it only keeps strangers' guesses apart. */
export function rememberDevice(reply: FastifyReply, { config, now }: AccountContext, userName: string): void {
  const { publicUrl, sessionSecret } = config;
  const name = randomBytes(16).toString("base64url");
  const expires = new Date(now() + deviceMilliseconds);
  const value = `${name}.${sign(name, userName, sessionSecret)}`;
  reply.setCookie(cookieName("device", publicUrl), value, { ...cookieOptions(publicUrl), expires });
}

/** The name of the device, where the cookie is ours and for this person. */
export function findDevice(cookie: string | undefined, userName: string, secret: string): string | undefined {
  const [name = "", signature = ""] = (cookie ?? "").split(".");
  const expected = Buffer.from(sign(name, userName, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : undefined;
}

function sign(name: string, userName: string, secret: string): string {
  return createHmac("sha256", secret).update(`device ${name} ${userName.toLowerCase()}`).digest("base64url");
}
