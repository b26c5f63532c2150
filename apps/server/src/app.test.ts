import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { createLogger } from "./logging.ts";
import { loadShippedLibraries } from "./shipped-libraries.ts";
import { aConfig } from "./test-support/config.ts";
import { libraryApp } from "./test-support/library-suite.ts";

const webFolder = await mkdtemp(join(tmpdir(), "beltwright-web-"));

beforeAll(async () => {
  await mkdir(join(webFolder, "assets"));
  await writeFile(join(webFolder, "index.html"), "<!doctype html><title>Beltwright</title>");
  await writeFile(join(webFolder, "assets", "main-4f2a.js"), `export const text = "${"belt ".repeat(1000)}";`);
  await writeFile(join(webFolder, "assets", "packed-77b1.js"), "export const plain = 1;");
  await writeFile(join(webFolder, "assets", "packed-77b1.js.br"), "as it was packed");
});
afterAll(() => rm(webFolder, { recursive: true }));

describe("the server", () => {
  const { app, store, admin, call } = libraryApp(undefined, { webFolder });

  describe("as a web server", () => {
    it.each(["/", "/belts", "/starters/edit/42", "/belts?page=2"])(
      "shows the app at %s, asked for anew",
      async (url) => {
        const answer = await app().inject({ url });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers["content-type"]).toContain("text/html");
        expect(answer.headers["cache-control"]).toBe("no-cache");
        expect(answer.body).toContain("<title>Beltwright</title>");
      },
    );

    it("lets browsers keep a file whose name changes with its content", async () => {
      const answer = await app().inject({ url: "/assets/main-4f2a.js" });
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    });

    it("compresses for those who can read it", async () => {
      const answer = await app().inject({ url: "/assets/main-4f2a.js", headers: { "accept-encoding": "gzip" } });
      expect(answer.headers["content-encoding"]).toBe("gzip");
      expect(answer.rawPayload.length).toBeLessThan(1000);
    });

    it("sends what the build has packed as it lies there, and the plain file to those who cannot read it", async () => {
      const asked = (encodings: string) =>
        app().inject({ url: "/assets/packed-77b1.js", headers: { "accept-encoding": encodings } });
      const packed = await asked("gzip, br");
      expect(packed.headers).toMatchObject({ "content-encoding": "br", "content-length": "16" });
      expect(packed.headers["content-type"]).toContain("javascript");
      expect(packed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(packed.body).toBe("as it was packed");
      expect((await asked("identity")).body).toBe("export const plain = 1;");
    });

    it.each(["/assets/gone-1234.js", "/favicon.png", "/../../package.json"])(
      "does not show the app for the missing file %s",
      async (url) => {
        expect((await app().inject({ url })).statusCode).toBe(404);
      },
    );

    it("lets no foreign or inline script run and no site frame it", async () => {
      const policy = String((await app().inject({ url: "/" })).headers["content-security-policy"]).split(";");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    });

    it("lets the payment provider's page parts in only where it is configured, and no host beyond them", async () => {
      const braintree = {
        BRAINTREE_ENVIRONMENT: "sandbox",
        BRAINTREE_MERCHANT_ID: "m",
        BRAINTREE_PUBLIC_KEY: "p",
        BRAINTREE_PRIVATE_KEY: "k",
      };
      const policyOf = async (environment: Record<string, string>) => {
        const one = await buildApp({ store: store(), config: aConfig(environment) });
        const { headers } = await one.inject({ url: "/" });
        await one.close();
        return String(headers["content-security-policy"]);
      };
      const hosts = (policy: string) => [...new Set(policy.match(/https:[^ ;]+/g))].sort();
      expect(hosts(await policyOf({}))).toEqual([]);
      const counted = await policyOf({ CONVERSION_URL: "https://count.example.com/sold/{family}" });
      expect(counted).toMatch(/connect-src 'self' https:\/\/count\.example\.com;/);
      expect(hosts(counted)).toEqual(["https://count.example.com"]);
      expect(hosts(await policyOf({ CONVERSION_URL: "/sold/{family}" }))).toEqual([]);
      // The directives that the documentation of braintree-web 3 lists, with those of its PayPal component.
      const always = [
        "https://*.braintree-api.com",
        "https://*.paypal.com",
        "https://assets.braintreegateway.com",
        "https://checkout.paypal.com",
        "https://js.braintreegateway.com",
        "https://www.paypalobjects.com",
      ];
      const sandbox = [
        "https://api.sandbox.braintreegateway.com",
        "https://client-analytics.sandbox.braintreegateway.com",
      ];
      const production = ["https://api.braintreegateway.com", "https://client-analytics.braintreegateway.com"];
      expect(hosts(await policyOf(braintree))).toEqual([...always, ...sandbox].sort());
      const live = await policyOf({ ...braintree, BRAINTREE_ENVIRONMENT: "production" });
      expect(hosts(live)).toEqual([...always, ...production].sort());
      expect(live).toMatch(/script-src [^;]*https:\/\/js\.braintreegateway\.com/);
      expect(live).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    });

    it("protects data as well: no guessing of types, no frames, no reading by other sites", async () => {
      expect((await app().inject({ url: "/api/belts" })).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      });
    });

    it("insists on https only where it is reached by it", async () => {
      expect((await app().inject({ url: "/" })).headers).not.toHaveProperty("strict-transport-security");
      const secure = await buildApp({
        store: store(),
        config: aConfig({ PUBLIC_URL: "https://belts.example.com" }),
        webFolder,
      });
      expect((await secure.inject({ url: "/" })).headers).toHaveProperty("strict-transport-security");
      await secure.close();
    });
  });

  describe("when something is wrong", () => {
    it.each([
      { what: "an unknown path", request: { url: "/api/nothing" }, status: 404, code: "not-found" },
      { what: "an unknown method", request: { method: "DELETE", url: "/api/belts" }, status: 404, code: "not-found" },
      { what: "a broken address", request: { url: "/api/belts/%zz" }, status: 400, code: "invalid-request" },
      {
        what: "an endless address",
        request: { url: `/api/belt/${"x".repeat(2000)}` },
        status: 404,
        code: "not-found",
      },
      {
        what: "a broken body",
        request: { method: "POST", url: "/api/belts", payload: "{", headers: { "content-type": "application/json" } },
        status: 400,
        code: "invalid-request",
      },
      {
        what: "a poisoned body",
        request: {
          method: "POST",
          url: "/api/belts",
          payload: '{"__proto__":{}}',
          headers: { "content-type": "application/json" },
        },
        status: 400,
        code: "invalid-request",
      },
      {
        what: "a body of another kind",
        request: { method: "POST", url: "/api/belts", payload: "<belt/>", headers: { "content-type": "text/xml" } },
        status: 415,
        code: "invalid-request",
      },
      {
        what: "a body that is too large",
        request: {
          method: "POST",
          url: "/api/belts",
          payload: JSON.stringify("x".repeat(2_000_000)),
          headers: { "content-type": "application/json" },
        },
        status: 413,
        code: "too-large",
      },
    ] as const)("says so of $what", async ({ request, status, code }) => {
      const answer = await call({ ...request });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
    });

    it("tells an unforeseen failure in one plain sentence, logged with its cause and without secrets", async () => {
      const lines: string[] = [];
      const logger = createLogger("info", { write: (line) => void lines.push(line) });
      const failing = await buildApp({ store: store(), config: aConfig(), webFolder, logger });
      failing.get("/api/fails", async () => {
        throw new Error("disk on fire", { cause: new Error("spark") });
      });
      const answer = await failing.inject({
        url: "/api/fails?token=hunter2",
        headers: { cookie: "beltwright_session=hunter2" },
      });
      await failing.close();
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        code: "server-failed",
        message: "Something went wrong on our side. Nothing was changed; please try again.",
      });
      const [error, answered] = lines.map((line) => JSON.parse(line));
      const { reqId } = error;
      expect(error).toMatchObject({
        err: { message: expect.stringContaining("disk on fire"), stack: expect.stringContaining("spark") },
      });
      expect(answered).toMatchObject({ reqId, status: 500, req: { method: "GET", path: "/api/fails" } });
      expect(answer.headers["x-request-id"]).toBe(reqId);
      expect(lines.join()).not.toContain("hunter2");
    });

    it("explains once that a forwarded address is not believed, and how it would be", async () => {
      const explained = async (environment: Record<string, string>) => {
        const lines: string[] = [];
        const logger = createLogger("warn", { write: (line) => void lines.push(line) });
        const proxied = await buildApp({ store: store(), config: aConfig(environment), webFolder, logger });
        for (let count = 0; count < 3; count += 1) {
          await proxied.inject({ url: "/healthz", headers: { "x-forwarded-for": "203.0.113.7" } });
        }
        await proxied.close();
        return lines.filter((line) => line.includes("TRUSTED_PROXIES")).length;
      };
      expect(await explained({})).toBe(1);
      expect(await explained({ TRUSTED_PROXIES: "1" })).toBe(0);
    });

    it("stops a flood of sign-ins from one address, and nothing else", async () => {
      const flood = { method: "POST", url: "/api/resetpassword", payload: {} } as const;
      const statuses = [];
      for (let count = 0; count < 601; count += 1) statuses.push((await call(flood)).statusCode);
      expect(statuses.slice(0, 600)).not.toContain(429);
      const refused = await call(flood);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: "too-many-requests" });
      expect((await call({ url: "/api/belts" })).statusCode).toBe(200);
    });
  });

  describe("for those who watch it", () => {
    it("is up at once, and ready when the libraries are loaded", async () => {
      expect((await app().inject({ url: "/healthz" })).statusCode).toBe(200);
      expect((await app().inject({ url: "/readyz" })).statusCode).toBe(503);
      expect(await loadShippedLibraries(store(), admin().userName)).toBeGreaterThan(7000);
      expect((await app().inject({ url: "/readyz" })).statusCode).toBe(200);
      expect(await loadShippedLibraries(store(), admin().userName)).toBe(0);
    });

    it("refuses what it would answer too late, says when to ask again, and tells its health all the same", async () => {
      // The loop of any process is later than this, as soon as it has been looked at.
      const late = await buildApp({ store: store(), config: aConfig(), webFolder, maxEventLoopDelay: 1e-6 });
      await late.listen({ host: "127.0.0.1", port: 0 });
      expect((await late.inject({ url: "/" })).statusCode).toBe(200);
      await expect.poll(async () => (await late.inject({ url: "/" })).statusCode, { timeout: 20_000 }).toBe(503);
      const refused = await late.inject({ url: "/api/belts" });
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
      expect(refused.json()).toMatchObject({ code: "too-many-requests" });
      expect((await late.inject({ url: "/healthz" })).statusCode).toBe(200);
      await late.close();
    });

    it("cuts off whoever sends a body drop by drop", async () => {
      const patient = await buildApp({ store: store(), config: aConfig(), webFolder, requestTimeout: 500 });
      const address = new URL(await patient.listen({ host: "127.0.0.1", port: 0 }));
      const socket = connect(Number(address.port), address.hostname);
      socket.write(
        "POST /api/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n",
      );
      const drops = setInterval(() => socket.destroyed || socket.write(" "), 100);
      let heard = "";
      socket.on("data", (bytes) => {
        heard += String(bytes);
      });
      // A drop that falls after the end breaks the connection; what was heard before it counts all the same.
      socket.on("error", () => undefined);
      await new Promise((closed) => socket.on("close", closed));
      clearInterval(drops);
      await patient.close();
      expect(heard).toMatch(/^HTTP\/1.1 408 /);
    });

    it("shows its figures to those who bring the token, and to nobody else", async () => {
      const token = "figures-for-prometheus-only";
      const seen = await buildApp({
        store: store(),
        config: aConfig({ METRICS_TOKEN: token, DATA_DIR: webFolder }),
        webFolder,
      });
      await seen.inject({ url: "/api/belts" });
      const figures = await seen.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });
      expect(figures.statusCode).toBe(200);
      expect(figures.headers["content-type"]).toContain("text/plain");
      expect(figures.body).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/api\/belts",status="401"\} 1/,
      );
      expect(figures.body).toMatch(/^process_resident_memory_bytes \d+/m);
      expect(figures.body).toMatch(/^beltwright_data_folder_bytes\{kind="free"\} \d+/m);
      for (const authorization of ["", "Bearer", "Bearer wrong", token]) {
        expect((await seen.inject({ url: "/metrics", headers: { authorization } })).statusCode).toBe(401);
      }
      await seen.close();
      expect((await app().inject({ url: "/metrics" })).body).not.toContain("process_");
    });

    it("answers a list that did not change with 304", async () => {
      const first = await call({ url: "/api/beltCategories" });
      const again = await call({
        url: "/api/beltCategories",
        headers: { "if-none-match": String(first.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    });
  });
});
