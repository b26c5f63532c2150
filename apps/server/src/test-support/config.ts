import { type Config, readConfig } from "../config.ts";

/** A quiet demo, as it would be without any variable, for people who never tire. */
export function aConfig(environment: Readonly<Record<string, string>> = {}): Config {
  return readConfig(
    { LOG_LEVEL: "silent", CALLS_PER_SECOND: "100000", ...environment },
    () => "a secret of the tests, long enough to use",
  );
}
