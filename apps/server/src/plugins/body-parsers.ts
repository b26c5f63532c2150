import fastifyPlugin from "fastify-plugin";

/**
 * JSON as usual, except that an empty body is no body: calls such as copy have none, yet many clients
 * name the type anyway.
 */
export const bodyParsers = fastifyPlugin(async (app) => {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") return done(null, undefined);
    parseJson(request, text, done);
  });
});
