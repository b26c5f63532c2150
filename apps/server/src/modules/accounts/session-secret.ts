import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret of an embedded installation: made once, kept beside the data and readable by its owner only. */
export function keptSessionSecret(dataFolder: string): string {
  const file = join(dataFolder, "session-secret");
  if (!existsSync(file)) createOnce(dataFolder, file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: delete it and start again`);
  return secret;
}

/** Linking a finished file into place lets one of two processes starting together win, and never shows half a secret. */
function createOnce(dataFolder: string, file: string): void {
  mkdirSync(dataFolder, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
}
