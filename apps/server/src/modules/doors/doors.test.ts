import { shippedComponents } from "@beltwright/catalogue";
import { calculate, conveyorToFile, getLibrary, newRow } from "@beltwright/model";
import { addLibraryRow } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aDesign } from "../../test-support/conveyors.ts";
import { nobody } from "../../test-support/people.ts";

const subscription = "current";
const roles = { engineer: { subscription }, looker: {}, admin: { userIsAdmin: true } } as const;
const conveyor = { ...aDesign(), convNo: "SENT-1" };
const document = conveyorToFile(conveyor);

describeApp("open doors", roles, ({ test, people, call, db }) => {
  const post = (who: Parameters<typeof call>[0], url: string, body: object = document) => call(who, "POST", url, body);

  test("calculate a conveyor that is sent along as the model does, and keep nothing of it", async () => {
    const answer = await post(people.looker, "/api/calculate");
    expect(answer.statusCode).toBe(200);
    const { te, method, pulls, findings } = answer.json();
    const calculated = calculate(conveyor);
    if (calculated.kind === "refused") throw new Error("the design is refused");
    const { results } = calculated;
    expect([method, te]).toEqual([conveyor.calcMethod, results.te]);
    expect(pulls.map(({ t1 }: { t1: number }) => t1)).toEqual(
      conveyor.pulls.map((_, at) => results[`pulls[${at}].t1`]),
    );
    const codes = findings.map(({ code }: { code: string }) => code);
    expect(codes).toContain("does-not-start");
    expect(findings.filter(({ message }: { message: string }) => !/^[A-Z].*\.$/.test(message))).toEqual([]);
    expect(await db().selectFrom("conveyor").select("id").execute()).toEqual([]);
  });

  test("answer the same question alike, and anew once a row could be chosen", async () => {
    const auto = conveyorToFile({ ...conveyor, selectBeltMode: "Auto" });
    const ask = async (who: Parameters<typeof call>[0]) => (await post(who, "/api/calculate", auto)).body;
    const before = await ask(people.engineer);
    expect(await ask(people.engineer)).toBe(before);
    const [belt] = (await shippedComponents()).belts ?? [];
    if (belt === undefined) throw new Error("no belts are shipped");
    const { userName } = people.engineer;
    const values = { ...newRow(getLibrary("belts")), ...belt, allowSelection: true, category: "Own" };
    await addLibraryRow(db(), { library: "belts", values, userName, now: Date.now() });
    expect(await ask(people.engineer)).not.toBe(before);
    expect(await ask(people.looker)).toBe(before);
  });

  test("give every method side by side, and the steps of results that are asked for", async () => {
    const all = (await post(people.engineer, "/api/calculate?method=all")).json();
    expect(all.methods.map(({ method }: { method: string }) => method)).toContain("DIN");
    const { te, traces } = (await post(people.engineer, "/api/calculate?method=ISO&trace=te")).json();
    expect(traces.te).toMatchObject({ name: "te", value: te });
    expect(traces.te.steps.length).toBeGreaterThan(3);
    const wrong = await post(people.engineer, "/api/calculate?trace=nothing");
    expect([wrong.statusCode, wrong.json().issues]).toEqual([
      409,
      [{ field: "trace", message: "There is no result nothing." }],
    ]);
  });

  test("say what is wrong with what was sent, and where", async () => {
    const wide = await post(people.engineer, "/api/calculate", { ...document, beltWidthInp: "wide" });
    expect(wide.statusCode).toBe(400);
    expect(JSON.stringify(wide.json())).toContain("beltWidthInp");
    expect((await post(people.engineer, "/api/calculate", { some: "thing" })).statusCode).toBe(400);
    expect((await post(people.engineer, "/api/calculate?method=MAGIC")).statusCode).toBe(400);
  });

  test("start and stop it for those whose plan has dynamics", async () => {
    const run = "/api/dynamic?scenario=start-full&runTime=5&interval=0.5&elements=20";
    expect((await post(people.engineer, run)).json()).toMatchObject({ code: "dynamic-plan-needed" });
    const answer = await post(people.admin, run);
    expect([answer.statusCode, answer.json().scenario]).toMatchObject([200, { kind: "start", load: "full" }]);
    expect(answer.json().largest.tension).toBeGreaterThan(0);
    const whole = await post(people.admin, `${run}&frames=true`);
    expect(whole.json().frames.length ?? Object.keys(whole.json().frames).length).toBeGreaterThan(1);
    const large = await post(people.admin, "/api/dynamic?runTime=3600&interval=0.01&elements=20000");
    expect([large.statusCode, large.json().issues[0].field]).toEqual([409, "runTime"]);
  });

  test("write its reports for those who may download", async () => {
    const answer = await post(people.engineer, "/api/report?reports=design-summary&format=csv");
    expect([answer.statusCode, answer.body.startsWith("Design summary")]).toEqual([200, true]);
    expect((await post(people.looker, "/api/report?reports=design-summary")).json()).toMatchObject({
      code: "subscription-needed-to-download",
    });
    const unknown = await post(people.engineer, "/api/report?reports=poem,design-summary");
    expect([unknown.statusCode, unknown.json().issues]).toEqual([
      400,
      [{ field: "reports", message: "There is no report poem." }],
    ]);
    expect((await post(people.engineer, "/api/report", { some: "thing" })).statusCode).toBe(400);
  });

  test.each(["/api/calculate", "/api/dynamic", "/api/report"])("%s asks who is there", async (url) => {
    expect((await post(nobody, url)).statusCode).toBe(401);
  });
});
