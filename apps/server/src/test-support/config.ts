import { type Config, readConfig } from "../config.ts";

/** A quiet demo, as it would be without any variable. */
export function aConfig(environment: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ LOG_LEVEL: "silent", ...environment }, () => "a secret of the tests, long enough to use");
}
