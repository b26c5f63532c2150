import rateLimit from "@fastify/rate-limit";
import fastifyPlugin from "fastify-plugin";

/** Calls that try a secret or send a mail. Reading and saving are never limited. */
const limitedPaths = new Set([
  "/api/signin",
  "/api/register",
  "/api/resendconfirmation",
  "/api/confirmemail",
  "/api/forgotpassword",
  "/api/resetpassword",
]);

/** Far more than an office of hundreds needs at eight in the morning. */
const callsPerMinute = 600;

/** Stops a flood from one address early. Guessing at one account is stopped by the throttle in the database. */
export const signInLimits = fastifyPlugin(async (app) => {
  app.addHook("onRoute", (route) => {
    if (!limitedPaths.has(route.url) || route.method !== "POST") return;
    route.config = { ...route.config, rateLimit: { max: callsPerMinute, timeWindow: "1 minute" } };
  });
  await app.register(rateLimit, { global: false });
});
