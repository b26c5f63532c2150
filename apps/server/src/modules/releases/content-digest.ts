import { createHash } from "node:crypto";
import type { Digest } from "@beltwright/model";

/** SHA-256 as hexadecimal digits. */
export const contentDigest: Digest = (content) => createHash("sha256").update(content).digest("hex");
