import fastifyPlugin from "fastify-plugin";

const advice =
  "A request came through a proxy (it carries X-Forwarded-For), but TRUSTED_PROXIES is 0, so everyone behind the proxy " +
  "counts as one address for sign-in limits and logs. Set TRUSTED_PROXIES to the number of proxies in front of this " +
  "server. Leave it at 0 if the server can be reached without them: the header could be forged.";

/** Says once, in the log, what an operator would otherwise find out at eight in the morning. */
export const forwardedNotice = fastifyPlugin<{ readonly trustedProxies: number }>(async (app, { trustedProxies }) => {
  let isSaid = trustedProxies > 0;
  app.addHook("onRequest", async (request) => {
    if (isSaid || request.headers["x-forwarded-for"] === undefined) return;
    isSaid = true;
    app.log.warn(advice);
  });
});
