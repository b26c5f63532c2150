import { type Config, readConfig } from "../config.ts";

const secret = "a secret of the tests, long enough to use";

/** A quiet demo, as it would be without any variable; with others than the folder, a server that has its secret. */
export function aConfig(environment: Readonly<Record<string, string>> = {}): Config {
  const isPlain = Object.keys(environment).every((name) => name === "DATA_DIR" || name === "DEMO");
  const own = isPlain ? {} : { SESSION_SECRET: secret };
  return readConfig({ LOG_LEVEL: "silent", ...own, ...environment }, () => secret);
}
