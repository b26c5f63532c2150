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
