import { afterEach, describe, expect, it, vi } from "vitest";
import { api, onProblem } from "./client.ts";
import { ApiProblem } from "./problem.ts";

function serverAnswers(body: BodyInit | null, init: ResponseInit = {}) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof ApiProblem) return thrown;
  throw new Error("The call was not refused");
}

afterEach(() => vi.unstubAllGlobals());

describe("the API client", () => {
  it("sends JSON and reads JSON", async () => {
    const fetched = serverAnswers('{"revision":2}', { status: 200 });
    expect(await api.put("/api/brakes/1", { mass: 18.5 })).toEqual({ revision: 2 });
    const init = fetched.mock.calls[0]?.[1];
    expect(init?.body).toBe('{"mass":18.5}');
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  });

  it("sends a CSV file as it is", async () => {
    const fetched = serverAnswers("[]", { status: 201 });
    await api.post("/api/brakes/csv", "a,b\n1,2\n", { contentType: "text/csv" });
    expect(fetched.mock.calls[0]?.[1]?.body).toBe("a,b\n1,2\n");
  });

  it.each([
    ['{"errors":"Card expired."}', "Card expired."],
    ['{"message":"No.","errors":["Card expired.","Try another."]}', "Card expired. Try another."],
    ['{"message":"No."}', undefined],
  ])("reads the errors of a refusal: %s", async (body, errors) => {
    serverAnswers(body, { status: 409 });
    expect((await problemOf(api.post("/api/UpdateAddons", {}))).errors).toBe(errors);
  });

  it("takes an empty answer for nothing", async () => {
    serverAnswers(null, { status: 204 });
    expect(await api.delete("/api/tokens/1")).toBeUndefined();
  });

  it("gives a list with the total of all its pages", async () => {
    serverAnswers("[1,2]", { headers: { "x-total-count": "57" } });
    expect(await api.list("/api/brakes?page=1")).toEqual({ rows: [1, 2], total: 57 });
  });

  it("throws the server's problem with its fields", async () => {
    const issues = [{ field: "mass", message: "Must be a number." }];
    serverAnswers(JSON.stringify({ code: "invalid-values", message: "Some values need attention.", issues }), {
      status: 400,
    });
    const problem = await problemOf(api.post("/api/brakes", {}));
    expect(problem).toMatchObject({ code: "invalid-values", status: 400, message: "Some values need attention." });
    expect(problem.issues).toEqual(issues);
  });

  it("keeps the stored revision of a stale save", async () => {
    serverAnswers('{"code":"changed-elsewhere","message":"Newer.","revision":12}', { status: 409 });
    expect((await problemOf(api.put("/api/brakes/1", {}))).revision).toBe(12);
  });

  it("says so plainly when a proxy answers with a page of its own", async () => {
    serverAnswers("<h1>Bad gateway</h1>", { status: 502 });
    const problem = await problemOf(api.get("/api/brakes"));
    expect(problem).toMatchObject({ code: "unexpected", status: 502 });
    expect(problem.message).not.toContain("<");
  });

  it("tells an unreachable server from a refusal", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await problemOf(api.get("/api/brakes"))).toMatchObject({ code: "unreachable", status: 0 });
  });

  it("lets a cancelled call end without a problem", async () => {
    const abort = new AbortController();
    abort.abort();
    vi.stubGlobal("fetch", () => Promise.reject(abort.signal.reason));
    const heard = vi.fn();
    const stop = onProblem(heard);
    await expect(api.get("/api/brakes", { signal: abort.signal })).rejects.not.toBeInstanceOf(ApiProblem);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});
