/** Variables that decide between a demo and a server for others, as they were given: an empty one is given too. */
type GivenVariables = Readonly<Record<string, string | undefined>>;

/** Only someone who serves others sets these: with any of them there is no demo, whatever else is said. */
const servingVariables = [
  "DATABASE_URL",
  "SMTP_URL",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "BRAINTREE_ENVIRONMENT",
  "BRAINTREE_MERCHANT_ID",
  "BRAINTREE_PUBLIC_KEY",
  "BRAINTREE_PRIVATE_KEY",
] as const;

/** These may be set for a demo as well, but then it must be asked for. */
const cautiousVariables = ["SESSION_SECRET", "TRUSTED_PROXIES", "SELLER_NAME", "SELLER_ABN", "SELLER_ADDRESS"] as const;

/** An empty one is a mistake, as a template with a gap makes it: it must not pass for one that was never meant. */
export const neverEmpty: readonly string[] = [...servingVariables, "SESSION_SECRET", "PUBLIC_URL"];

/** What speaks against a demo, even one that is asked for. */
function servingReasons(env: GivenVariables): readonly string[] {
  const reasons: string[] = servingVariables.filter((name) => env[name] !== undefined);
  if (isProductionName(env.NODE_ENV)) reasons.push("NODE_ENV");
  if (env.PUBLIC_URL?.startsWith("https:")) reasons.push("PUBLIC_URL");
  return reasons;
}

/**
 * Ready accounts with a known password and payments that move no money: where it is asked for by DEMO=1, and where
 * nothing at all was set that someone who serves others would set.
 */
export function isDemoMode(env: GivenVariables): boolean {
  if (env.DEMO !== undefined) return env.DEMO === "1";
  const hints = cautiousVariables.filter((name) => env[name] !== undefined && env[name] !== "0");
  const isOpen = !isLoopback(env.HOST) || !isLoopback(hostOf(env.PUBLIC_URL));
  return servingReasons(env).length === 0 && hints.length === 0 && !isOpen;
}

/** Contradictions, and the one thing without which nobody can be served safely. */
export function demoFaults(env: GivenVariables) {
  const isAsked = env.DEMO === "1";
  const against = isAsked ? servingReasons(env) : [];
  const faults = against.map((name) => ({ path: [name], message: "must not be set together with DEMO=1" }));
  if (isDemoMode(env) || env.SESSION_SECRET !== undefined) return faults;
  const message = "must be set outside demo mode, to at least 32 random characters; DEMO=1 asks for demo mode";
  return [...faults, { path: ["SESSION_SECRET"], message }];
}

/** Whatever is not known to be a developer's is production: `Production`, `prod`, `live`. */
function isProductionName(name: string | undefined): boolean {
  return name !== undefined && !["", "development", "dev", "test"].includes(name.toLowerCase());
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}

function isLoopback(host: string | undefined): boolean {
  return host === undefined || host === "localhost" || /^127\.|^\[?::1\]?$/.test(host);
}
