import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { sendProblem } from "../problems.ts";
import { secretAddress } from "./security-headers.ts";

/** The bundler puts a hash of the content into the names of these files: a changed file is a new address. */
const hashedFolder = "/assets/";
const forEver = "public, max-age=31536000, immutable";
const askEachTime = "no-cache";

/**
 * Serves the built web app. Its screens have addresses of their own, so an unknown address that a person
 * opens shows the app; an unknown address of the API, or a missing file, is told so.
 */
export const webApp = fastifyPlugin<{ readonly folder: string }>(async (app, { folder }) => {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    const packed = { preCompressed: true, cacheControl: false, setHeaders: setCaching };
    await app.register(fastifyStatic, { root: folder, ...packed });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isBuilt && isRead && !isApi(path) && !isFile(path)) return keepSecret(reply, path).sendFile("index.html");
    return sendProblem(reply, 404, "not-found");
  });
});

/** An address that lets in whoever has it goes into no list, no cache and to no other site. */
function keepSecret(reply: FastifyReply, path: string): FastifyReply {
  return path.startsWith("/link/") ? reply.headers(secretAddress) : reply;
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

function isFile(path: string): boolean {
  return path.startsWith(hashedFolder) || /\.[a-z0-9]{1,5}$/i.test(path);
}

function setCaching(reply: FastifyReply, path: string): void {
  if (reply.hasHeader("x-robots-tag")) return;
  reply.header("cache-control", path.includes(hashedFolder) ? forEver : askEachTime);
}
