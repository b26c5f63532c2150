import fastifyPlugin from "fastify-plugin";
import { holdsUnstorable } from "../unstorable.ts";

/**
 * JSON as usual, except that an empty body is no body: calls such as copy have none, yet many clients
 * name the type anyway. Texts that cannot be stored are refused here, whatever the call is about.
 */
export const bodyParsers = fastifyPlugin(async (app) => {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") return done(null, undefined);
    parseJson(request, text, (error, body) => {
      if (error === null && holdsUnstorable(text, body)) return done(unstorable());
      done(error, body);
    });
  });
});

function unstorable(): Error {
  return Object.assign(new Error("A text holds a NUL or half a character"), { statusCode: 400 });
}
