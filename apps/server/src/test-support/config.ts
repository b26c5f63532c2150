import { type Config, readConfig } from "../config.ts";

const secret = "a secret of the tests, long enough to use";

/**
 * A quiet demo, as it would be without any variable, for people who never tire; with others than the folder, a server
 * that has its secret.
 */
export function aConfig(environment: Readonly<Record<string, string>> = {}): Config {
  const isPlain = Object.keys(environment).every((name) => name === "DATA_DIR" || name === "DEMO");
  const own = isPlain ? {} : { SESSION_SECRET: secret };
  const tireless = { CALLS_PER_SECOND: "100000" };
  return readConfig({ LOG_LEVEL: "silent", ...tireless, ...own, ...environment }, () => secret);
}
