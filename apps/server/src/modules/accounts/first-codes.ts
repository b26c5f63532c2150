import { countRecoveryCodes, type Db, newRecoveryCodes } from "@beltwright/store";

/** With the first factor come the codes for the day it is lost; none where there are some already. */
export async function firstCodes(db: Db, userName: string): Promise<{ recoveryCodes: string[] }> {
  const hasCodes = (await countRecoveryCodes(db, userName)) > 0;
  return { recoveryCodes: hasCodes ? [] : [...(await newRecoveryCodes(db, userName))] };
}
