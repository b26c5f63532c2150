import helmet from "@fastify/helmet";
import fastifyPlugin from "fastify-plugin";

/** Nothing but our own files may run. Styles may be inline, because the component library sets them on elements. */
const sources = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
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
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isHttps ? { ...sources, upgradeInsecureRequests: [] } : sources,
    },
    hsts: isHttps,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
  });
});
