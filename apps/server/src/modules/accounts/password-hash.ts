import { hash, verify } from "@node-rs/argon2";

/** Argon2id as OWASP advises for a server that signs many people in: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password nobody knows, with the same cost, so that an unknown account takes as long as a known one. */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Ip83hqhz+epmRR6a4UthUQ$/ulI1siOa43eG6OaO3hJBrqWOOjZj4pEuECTdRQyLhI";

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Always does the work of one verification; without a hash the answer is always no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password);
  return isRight && passwordHash !== undefined;
}
