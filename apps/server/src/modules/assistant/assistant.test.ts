import { addApiToken, findConveyor, type TokenScope } from "@beltwright/store";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor, aDesign, resultsOf } from "../../test-support/conveyors.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const subscription = "current";
const roles = { engineer: { subscription }, outsider: { subscription } } as const;
const allScopes: readonly TokenScope[] = ["read", "write", "calculate"];

describeApp("an assistant with a token", roles, ({ test, people, call, db }) => {
  async function holder(person: TestPerson, scopes: readonly TokenScope[]): Promise<TestPerson> {
    const now = Date.now();
    const made = await addApiToken(db(), {
      userName: person.userName,
      name: "x",
      scopes,
      expiresAt: now + 60_000,
      now,
    });
    if (made.kind !== "added") throw new Error("no token");
    return { ...person, headers: { authorization: `Bearer ${made.secret}` } };
  }

  /** The protocol's own client, whose calls go to the app. */
  async function connected(who: TestPerson): Promise<Client> {
    const client = new Client({ name: "a test", version: "1" });
    const fetch = async (url: string | URL, init: RequestInit = {}) => {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), ...who.headers };
      const payload = typeof init.body === "string" ? (JSON.parse(init.body) as object) : undefined;
      const method = init.method === "GET" || init.method === "DELETE" ? init.method : "POST";
      const answer = await call({ ...who, headers }, method, new URL(url).pathname, payload);
      const type = { "content-type": String(answer.headers["content-type"] ?? "") };
      return new Response(answer.body === "" ? null : answer.body, { status: answer.statusCode, headers: type });
    };
    await client.connect(new StreamableHTTPClientTransport(new URL("http://localhost/api/mcp"), { fetch }));
    return client;
  }

  async function ask(client: Client, name: string, given: Readonly<Record<string, unknown>> = {}) {
    const { content, isError = false } = await client.callTool({ name, arguments: { ...given } });
    const [first, second] = content;
    return { text: first?.type === "text" ? first.text : "", isRefused: isError, more: second };
  }

  const aPlantConveyor = () => aConveyor(db(), people.engineer.userName, { convNo: "CV-1" });
  const faster = [{ field: "beltSpeedInp", value: 4 }];

  test("lists, opens, solves and explains the conveyors of its account", async () => {
    const { id } = await aPlantConveyor();
    const client = await connected(await holder(people.engineer, allScopes));
    expect((await ask(client, "list_designs")).text).toContain(`${id}   CV-1`);
    expect((await ask(client, "open_design", { design: id })).text).toContain(`Conveyor CV-1 (${id}, version 1)`);
    const solved = await ask(client, "solve_design", { design: id, results: ["te"] });
    const te = Number(resultsOf(aDesign({ convNo: "CV-1" })).te).toFixed(2);
    expect(solved.text).toContain(`By ISO\nte = ${te} kN`);
    const steps = await ask(client, "explain_number", { design: id, result: "te" });
    expect(steps.text.split("\n")[0]).toContain(`= ${te} kN, by ISO`);
    expect((await ask(client, "explain_number", { design: id, result: "poem" })).isRefused).toBe(true);
  });

  test("saves what it changes as a new version, or as a new conveyor", async () => {
    const { id } = await aPlantConveyor();
    const client = await connected(await holder(people.engineer, allScopes));
    expect((await ask(client, "change_design", { design: id, changes: faster })).text).toContain("Saved as version 2.");
    const stored = await findConveyor(db(), { id, userName: people.engineer.userName });
    expect([stored?.revision, stored?.beltSpeedInp]).toEqual([2, 4]);
    const beside = await ask(client, "change_design", { design: id, changes: faster, saveAs: "CV-2" });
    expect(beside.text).toMatch(/Kept as a new conveyor CV-2, id /);
    const wrong = await ask(client, "change_design", {
      design: id,
      changes: [{ field: "beltSpeedInp", value: "fast" }],
    });
    expect([wrong.isRefused, wrong.text.startsWith("Nothing was changed.")]).toEqual([true, true]);
  });

  test("writes a report as a file that comes with the answer", async () => {
    const { id } = await aPlantConveyor();
    const client = await connected(await holder(people.engineer, allScopes));
    const { text, more } = await ask(client, "make_report", { design: id, reports: "design-summary", format: "csv" });
    expect(text).toMatch(/^CV-1\.csv, \d+ bytes$/);
    const blob = more?.type === "resource" && "blob" in more.resource ? more.resource.blob : "";
    expect(Buffer.from(blob, "base64").toString()).toContain("Design summary");
  });

  test("does no more than the scopes of its token", async () => {
    const { id } = await aPlantConveyor();
    const tools = [
      { name: "open_design", given: { design: id }, needs: ["read"] },
      { name: "solve_design", given: { design: id }, needs: ["read", "calculate"] },
      { name: "change_design", given: { design: id, changes: faster }, needs: ["read", "write"] },
    ];
    for (const scopes of [["read"], ["read", "calculate"], ["read", "write"]] as const) {
      const client = await connected(await holder(people.engineer, scopes));
      for (const { name, given, needs } of tools) {
        const may = needs.every((one) => (scopes as readonly string[]).includes(one));
        const { text, isRefused } = await ask(client, name, given);
        expect([scopes, name, isRefused]).toEqual([scopes, name, !may]);
        if (!may) expect(text).toMatch(/^This API token lacks the scope (calculate|write)\./);
      }
    }
    await expect(connected(await holder(people.engineer, ["calculate"]))).rejects.toThrow();
  });

  test("sees nothing of another account", async () => {
    const { id } = await aPlantConveyor();
    const client = await connected(await holder(people.outsider, allScopes));
    expect((await ask(client, "list_designs")).text).toBe("There are no designs.");
    for (const name of ["open_design", "solve_design", "list_findings", "make_report"]) {
      const { text, isRefused } = await ask(client, name, { design: id });
      expect([name, isRefused, text.includes("CV-1")]).toEqual([name, true, false]);
    }
    const tried = await ask(client, "change_design", { design: id, changes: faster });
    const stored = await findConveyor(db(), { id, userName: people.engineer.userName });
    expect([tried.isRefused, stored?.revision]).toEqual([true, 1]);
  });

  test("needs a token: a browser's session and nobody are refused", async () => {
    const hello = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    expect((await call(nobody, "POST", "/api/mcp", hello)).json()).toMatchObject({ code: "not-signed-in" });
    expect((await call(people.engineer, "POST", "/api/mcp", hello)).statusCode).toBeGreaterThanOrEqual(401);
  });
});
