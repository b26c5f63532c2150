import { type Conveyor, getLibrary } from "@beltwright/model";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aDesign } from "../../test-support/conveyors.ts";
import { someValues } from "../../test-support/library-rows.ts";

const automatic: Conveyor = aDesign({ selectBeltMode: "Auto" });

function aBelt(description: string, price: number) {
  const values = someValues(getLibrary("belts"), { category: "Mine", description });
  return { ...values, beltStrength: 6000, allowableTension: 900, carcassMass: 30, carcassPrice: price };
}

describeApp("a saved conveyor,", { owner: { subscription: "current" } }, ({ test, people, call }) => {
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    call(people.owner, method, url, payload);
  const main = ({ te, tmax, beltMass }: Record<string, unknown>) => ({ te, tmax, beltMass });

  test("holds the parts that were chosen for it and computes with them, whatever becomes of the libraries", async () => {
    const belt = (await ask("POST", "/api/belts", aBelt("First", 50))).json();
    const added = (await ask("POST", "/api/conveyors", automatic)).json();
    expect(added).toMatchObject({
      partsKept: true,
      selectBeltMode: "Auto",
      belt: { library: "belts", _id: belt._id, revision: belt.revision, description: "First", carcassMass: 30 },
    });

    // A lighter and cheaper one comes, and the one that was chosen goes.
    await ask("POST", "/api/belts", { ...aBelt("Second", 1), carcassMass: 10 });
    expect((await ask("DELETE", `/api/belts/${belt._id}`)).statusCode).toBe(200);

    const [opened] = (await ask("GET", `/api/conveyors/${added.id}`)).json();
    expect(opened.belt).toEqual(added.belt);
    const [compared] = (await ask("GET", `/api/conveyorsinlist/${added.id}`)).json();
    expect(main(compared)).toEqual(main(added));
    expect(main((await ask("GET", `/api/downloadJson/${added.id}`)).json())).toEqual(main(added));
    const saved = (await ask("PUT", `/api/conveyors/${added.id}`, { ...opened, project: "North" })).json();
    expect([main(saved), saved.belt]).toEqual([main(added), added.belt]);

    const again = (await ask("PUT", `/api/conveyors/${added.id}`, { ...saved, partsKept: false })).json();
    expect(again).toMatchObject({ partsKept: true, belt: { description: "Second" } });
    expect(again.beltMass).toBeLessThan(added.beltMass);
  });
});

const accounts = { owner: { subscription: "current" }, stranger: { subscription: "current" } } as const;

describeApp("a stranger's row", accounts, ({ test, people, call }) => {
  test("changes no result of anybody's design: saved before, saved again, new, exported or compared", async () => {
    const withoutIds = ({ id: _id, revision: _revision, ...rest }: Record<string, unknown>) => rest;
    const mine = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
      call(people.owner, method, url, payload);
    await mine("POST", "/api/belts", aBelt("Mine", 50));
    const before = (await mine("POST", "/api/conveyors", automatic)).json();
    const { body: file } = await mine("GET", `/api/downloadT6/${before.id}`);

    // It would be taken by any design that may choose it: it is lighter, stronger and costs next to nothing.
    const tempting = { ...aBelt("Theirs", 0.01), carcassMass: 1, beltStrength: 7000, allowableTension: 2000 };
    const theirs = (await call(people.stranger, "POST", "/api/belts", tempting)).json();
    await call(people.stranger, "PUT", `/api/belts/${theirs._id}/scope`, { scope: "public" });
    const ofStranger = (await call(people.stranger, "POST", "/api/conveyors", automatic)).json();
    expect(ofStranger.belt._id).toBe(theirs._id);

    const [opened] = (await mine("GET", `/api/conveyors/${before.id}`)).json();
    expect(opened).toEqual(before);
    expect((await mine("GET", `/api/downloadT6/${before.id}`)).body).toBe(file);
    const [compared] = (await mine("GET", `/api/conveyorsinlist/${before.id}`)).json();
    expect(compared).toEqual(before);
    const again = (await mine("PUT", `/api/conveyors/${before.id}`, { ...opened, partsKept: false })).json();
    expect(withoutIds(again)).toEqual(withoutIds(before));
    const fresh = (await mine("POST", "/api/conveyors", automatic)).json();
    expect(withoutIds(fresh)).toEqual(withoutIds(before));
  });
});
