import { isStorable } from "@beltwright/store";
import fastifyPlugin from "fastify-plugin";

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
      if (error === null && mayHideText.test(text) && hasUnstorable(body)) return done(unstorable());
      done(error, body);
    });
  });
});

/** How a NUL or half a character gets into JSON; both are written in full by nobody who means well. */
const mayHideText = /\\u(0000|d[89a-f])/i;

function hasUnstorable(value: unknown): boolean {
  if (typeof value === "string") return !isStorable(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => !isStorable(key) || hasUnstorable(inner));
}

function unstorable(): Error {
  return Object.assign(new Error("A text holds a NUL or half a character"), { statusCode: 400 });
}
