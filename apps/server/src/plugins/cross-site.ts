import type { IncomingHttpHeaders } from "node:http";

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

interface Call {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether another site's page made the browser send this change. Browsers say so by Sec-Fetch-Site, older ones by
 * Origin; scripts send neither, and no page can make a browser leave both out.
 */
export function isCrossSite({ method, headers }: Call, publicUrl: string): boolean {
  if (safeMethods.has(method)) return false;
  const site = headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") return true;
  const { origin } = headers;
  return origin !== undefined && origin !== new URL(publicUrl).origin && hostOf(origin) !== headers.host;
}

/** A proxy may have changed http into https, so hosts are compared and not whole origins. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
