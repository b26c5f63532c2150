import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify from "fastify";
import fastifyPlugin from "fastify-plugin";

/** Nothing but our own files may run. Styles may be inline, because the component library sets them on elements. */
const sources = {
  defaultSrc: ["'self'"],
  // The dynamic analysis compiles its inner loop to WebAssembly in the page; this allows that and no other evaluation.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'", "data:"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", "blob:"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What the provider's payment fields and PayPal button load, as their documentation lists it for each environment. */
function withBraintree(environment: "sandbox" | "production"): typeof sources & { readonly frameSrc: string[] } {
  const api = environment === "sandbox" ? "sandbox.braintreegateway.com" : "braintreegateway.com";
  const assets = "https://assets.braintreegateway.com";
  const payPal = "https://*.paypal.com";
  return {
    ...sources,
    scriptSrc: [
      ...sources.scriptSrc,
      "https://js.braintreegateway.com",
      assets,
      "https://www.paypalobjects.com",
      payPal,
    ],
    styleSrc: [...sources.styleSrc, assets],
    imgSrc: [...sources.imgSrc, assets, "https://checkout.paypal.com"],
    frameSrc: [assets, payPal],
    connectSrc: [
      ...sources.connectSrc,
      `https://api.${api}`,
      `https://client-analytics.${api}`,
      "https://*.braintree-api.com",
      payPal,
    ],
  };
}

/** For answers at an address that is a secret: kept nowhere, listed nowhere, told to nobody. */
export const secretAddress = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow, noarchive",
} as const;

interface SecurityOptions {
  readonly isHttps: boolean;
  /** Where payments are the provider's, what its page parts come from is let in. */
  readonly braintree?: "sandbox" | "production";
  /** Another server that the page reports sales to. */
  readonly conversionUrl?: string | undefined;
}

/** Nothing for a path of our own. */
function originOf(conversionUrl: string | undefined): readonly string[] {
  return conversionUrl?.startsWith("https:") ? [new URL(conversionUrl).origin] : [];
}

/** Only an installation reached over https may tell browsers to insist on it. */
export const securityHeaders = fastifyPlugin<SecurityOptions>(async (app, options) => {
  const { isHttps, braintree, conversionUrl } = options;
  const base = braintree === undefined ? sources : withBraintree(braintree);
  const allowed = { ...base, connectSrc: [...base.connectSrc, ...originOf(conversionUrl)] };
  const headers = await headersOnce({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isHttps ? { ...allowed, upgradeInsecureRequests: [] } : allowed,
    },
    hsts: isHttps,
    xFrameOptions: { action: "deny" },
    // PayPal asks in a window of its own, which answers to the page that opened it.
    crossOriginOpenerPolicy: { policy: braintree === undefined ? "same-origin" : "same-origin-allow-popups" },
    referrerPolicy: { policy: "same-origin" },
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

/** What helmet sets is the same for every answer, so it is asked once: asking each time costs a third of a short answer. */
async function headersOnce(options: FastifyHelmetOptions): Promise<Readonly<Record<string, string>>> {
  const sample = fastify();
  await sample.register(helmet, options);
  sample.get("/", async (_request, reply) => reply.code(204).send());
  const { headers } = await sample.inject("/");
  await sample.close();
  const { date: _date, connection: _connection, ...set } = headers;
  return Object.fromEntries(Object.entries(set).map(([name, value]) => [name, String(value)]));
}
