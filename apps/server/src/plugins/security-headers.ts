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

/** Only an installation reached over https may tell browsers to insist on it. */
export const securityHeaders = fastifyPlugin<{ readonly isHttps: boolean }>(async (app, { isHttps }) => {
  const headers = await headersOnce({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isHttps ? { ...sources, upgradeInsecureRequests: [] } : sources,
    },
    hsts: isHttps,
    xFrameOptions: { action: "deny" },
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
