import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { plainConveyor } from "../test-support/plain-conveyor.ts";
import type { Edit } from "./edit.ts";
import { firstDesign } from "./first/first-design.ts";
import { insertPoints } from "./grid-edits.ts";
import { addPoint, deletePoint } from "./point-edits.ts";
import { linkPoint, linkStrands, unlinkPoint, unlinkStrands, withLinkedStrands } from "./strand-edits.ts";
import { setValue, setValues } from "./value-edits.ts";

function done<Args>(edit: Edit<Args>, conveyor: Conveyor, args: Args): Conveyor {
  const outcome = edit.apply(conveyor, args);
  if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome.issues));
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

// Handbook 15, EX 15.37; tail and head stand for its ends.
const profile = [
  [120, -9],
  [240, -9],
  [420, 15],
  [520, 6],
] as const;
const places = profile.map(([x, z]) => ({ x, y: 0, z }));

/** The five straights of the example between the pulleys of a plain conveyor on the belt line. */
function example(): Conveyor {
  const design = plainConveyor({ capacity: 1000, length: 700, lift: 34, width: 1200 });
  const linked = { ...withLinkedStrands(design), strandDistance: 1.2 };
  return done(insertPoints, linked, { index: 2, places });
}

const indexAt = ({ pulls }: Conveyor, x: number) => pulls.findIndex((pull) => pull.x === x);
const idAt = (conveyor: Conveyor, x: number) => conveyor.pulls[indexAt(conveyor, x)]?.noID ?? 0;
const followerOf = (conveyor: Conveyor, x: number): Pull | undefined =>
  conveyor.pulls.find(({ follows }) => follows === idAt(conveyor, x));
const printed = (pull: Pull | undefined) => [pull?.x.toFixed(5), pull?.z.toFixed(5)];
const set = (conveyor: Conveyor, index: number, values: Partial<Pull>) =>
  done(setValues, conveyor, {
    label: "Type",
    values: Object.entries(values).map(([name, value]) => ({
      path: `pulls[${index}].${name}`,
      value: value as number,
    })),
  });

describe("an edit of the carry strand", () => {
  const conveyor = example();

  it("lays the return strand below it, in the direction of travel (EX 15.37)", () => {
    expect(profile.map(([x]) => printed(followerOf(conveyor, x)))).toEqual([
      ["119.95506", "-10.20000"],
      ["240.07965", "-10.20000"],
      ["420.02583", "13.79282"],
      ["520.03902", "4.79164"],
    ]);
    const followed = conveyor.pulls.flatMap(({ follows, sectType }) => (follows > 0 ? [`${follows} ${sectType}`] : []));
    expect(followed).toEqual([520, 420, 240, 120].map((x) => `${idAt(conveyor, x)} Return`));
    expect(conveyor.pulls.map(({ no }) => no)).toEqual(conveyor.pulls.map((_, at) => at + 1));
  });

  it("sets a follower between those of its neighbours, and moves these when it is dragged (EX 15.37)", () => {
    const index = indexAt(conveyor, 240) + 1;
    const on = done(addPoint, conveyor, { mode: "AddIntPt", index, at: { x: 330, z: 3 } });
    expect(printed(followerOf(on, 330))).toEqual(["330.15860", "1.81053"]);
    const dragged = set(on, index, { z: 0 });
    expect([240, 330, 420].map((x) => printed(followerOf(dragged, x)))).toEqual([
      ["240.05985", "-10.20000"],
      ["330.15851", "-1.19013"],
      ["420.04559", "13.79105"],
    ]);
  });

  it("gives radii about the same centres (EX 15.37)", () => {
    const hollow = set(conveyor, indexAt(conveyor, 240), { vertCurveRadiusInp: 600 });
    const both = set(hollow, indexAt(hollow, 420), { vertCurveRadiusInp: 350 });
    expect([240, 420].map((x) => followerOf(both, x)?.vertCurveRadiusInp)).toEqual([601.2, 348.8]);
  });

  it("takes the follower along when a point is deleted", () => {
    const after = done(deletePoint, conveyor, { index: indexAt(conveyor, 420), alsoDrive: false });
    expect(after.pulls.length).toBe(conveyor.pulls.length - 2);
    expect(after.pulls.filter(({ follows }) => follows > 0).length).toBe(3);
  });

  it("keeps bends on the line, take-up and bends straight above one another, snub beside its drive", () => {
    const [bend, takeUp, other] = conveyor.pulls.filter(({ pType }) => pType === "Bend" || pType === "Takeup").slice(1);
    const raised = set(conveyor, indexAt(conveyor, 520), { z: 16 });
    const now = new Map(raised.pulls.map((pull) => [pull.noID, pull]));
    for (const pull of [bend, takeUp, other]) {
      const moved = now.get(pull?.noID ?? 0);
      expect(moved?.x).toBeCloseTo(pull?.x ?? 0, 9);
      // The straight from (520, 6) to the head turned about the head: a share of its rise of 10 m.
      const rise = (10 * (700 - (pull?.x ?? 0))) / 180;
      expect(Math.abs((moved?.z ?? 0) - (pull?.z ?? 0) - rise)).toBeLessThan(0.05);
    }
    const moved = set(conveyor, indexAt(conveyor, 700), { x: 720, z: 40 });
    const [drive, snub] = [moved, conveyor].map((one) => one.pulls.find(({ description }) => description === "Snub"));
    expect(drive?.x).toBeCloseTo((snub?.x ?? 0) + 20, 1);
  });

  it("turns the snub with the slope at the head: the wrap of the drive stays", () => {
    const wrapOf = (one: Conveyor) => {
      const calculation = calculate(one);
      if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
      const head = one.pulls.findIndex(({ pType }) => pType === "Drive");
      return ((calculation.solution.loop.turns[head]?.wrapAngle ?? 0) * 180) / Math.PI;
    };
    // From 8.8° up to 8.2° down: a snub that only moved along would take 17° off.
    const falling = set(conveyor, indexAt(conveyor, 520), { z: 60 });
    expect(Math.abs(wrapOf(falling) - wrapOf(conveyor))).toBeLessThan(0.5);
  });

  it("shares one corner and one radius in plan, whichever strand it is typed at", () => {
    const turned = set(conveyor, indexAt(conveyor, 420), { horizCurveRadiusInp: 900 });
    expect(printed(followerOf(turned, 420))).toEqual(["420.00000", "13.79227"]);
    expect(followerOf(turned, 420)?.horizCurveRadiusInp).toBe(900);
    const back = turned.pulls.findIndex(({ follows }) => follows === idAt(turned, 420));
    const typed = set(turned, back, { horizCurveRadiusInp: 1200 });
    const radii = typed.pulls.filter(({ horizCurveRadiusInp }) => horizCurveRadiusInp > 0);
    expect(radii.map(({ horizCurveRadiusInp }) => horizCurveRadiusInp)).toEqual([1200, 1200]);
  });

  it("leaves hoppers on the line", () => {
    const raised = set(conveyor, indexAt(conveyor, 120), { z: 3 });
    const hopper = raised.pulls.find(({ pType }) => pType === "Hopper");
    expect(hopper?.z).toBeCloseTo((3 * (hopper?.x ?? 0)) / 120, 3);
  });

  it("of the distance moves every follower", () => {
    const apart = done(setValue, conveyor, { path: "strandDistance", value: 2 });
    expect(printed(followerOf(apart, 120))[1]).toBe("-11.00000");
  });

  it("is one step, and what was before is untouched", () => {
    const before = JSON.stringify(conveyor);
    const outcome = insertPoints.apply(conveyor, { index: 3, places: [{ x: 180, y: 0, z: -4 }] });
    expect(outcome.kind).toBe("changed");
    expect(JSON.stringify(conveyor)).toBe(before);
  });
});

describe("a follower", () => {
  const conveyor = example();
  const index = conveyor.pulls.findIndex(({ follows }) => follows === idAt(conveyor, 420));

  it("refuses a place of its own, and says whom it follows", () => {
    expect(setValue.apply(conveyor, { path: `pulls[${index}].z`, value: 3 })).toEqual({
      kind: "refused",
      issues: [{ path: `pulls[${index}].z`, message: "Follows point 5. Unlink it to give it a place of its own." }],
    });
    expect(setValue.apply(conveyor, { path: `pulls[${index}].z`, value: conveyor.pulls[index]?.z ?? 0 }).kind).toBe(
      "unchanged",
    );
  });

  it("that was deleted does not come back with the next edit", () => {
    const without = done(deletePoint, conveyor, { index, alsoDrive: false });
    const after = set(without, indexAt(without, 420), { z: 14 });
    expect(followerOf(after, 420)).toBeUndefined();
    expect(followerOf(done(linkPoint, after, { index: indexAt(after, 420) }), 420)).toBeDefined();
  });

  it("that was unlinked stays where it is, takes a place, and follows again when it is linked", () => {
    const free = done(unlinkPoint, conveyor, { index });
    const raised = set(free, indexAt(free, 420), { z: 20 });
    expect(raised.pulls[index]).toMatchObject({ follows: 0, z: conveyor.pulls[index]?.z });
    const typed = set(raised, index, { z: 2 });
    const again = done(linkPoint, typed, { index });
    expect(again.pulls[index]?.follows).toBe(idAt(again, 420));
    const places = ({ pulls }: Conveyor) => pulls.map(({ noID, follows, x, y, z }) => ({ noID, follows, x, y, z }));
    expect(places(again)).toEqual(places(set(conveyor, indexAt(conveyor, 420), { z: 20 })));
  });

  it("can be unlinked from its carry point, too", () => {
    const free = done(unlinkPoint, conveyor, { index: indexAt(conveyor, 420) });
    expect(free.pulls[index]?.follows).toBe(0);
  });
});

describe("linking strands", () => {
  it("finds the pairs and the distance of a return strand that was typed, and moves nothing far", () => {
    const conveyor = example();
    const typed = { ...conveyor, strandDistance: 0, pulls: conveyor.pulls.map((pull) => ({ ...pull, follows: 0 })) };
    const linked = done(linkStrands, typed, {});
    expect(linked.strandDistance).toBe(1.2);
    expect(linked.pulls.map(({ follows }) => follows)).toEqual(conveyor.pulls.map(({ follows }) => follows));
  });

  it("leaves a point off the line free, and its carry point without a second one", () => {
    const conveyor = example();
    const off = conveyor.pulls.map((pull) => {
      const isOff = pull.follows === idAt(conveyor, 420);
      return { ...pull, follows: 0, z: pull.z - (isOff ? 2 : 0) };
    });
    const linked = done(linkStrands, { ...conveyor, strandDistance: 0, pulls: off }, {});
    expect(linked.pulls.length).toBe(conveyor.pulls.length);
    expect(linked.pulls[indexAt(linked, 420)]?.leftOut).toBe(true);
    expect(linked.pulls.filter(({ follows }) => follows > 0).length).toBe(3);
  });

  it("gives hills that had no return points theirs", () => {
    const bare = plainConveyor({ capacity: 1000, length: 700, lift: 34, width: 1200 });
    const hilly = done(insertPoints, bare, { index: 2, places });
    expect(hilly.pulls.length).toBe(bare.pulls.length + 4);
    expect(done(linkStrands, hilly, {}).pulls.length).toBe(bare.pulls.length + 8);
  });

  it("changes no number of a design whose return strand has no such points", () => {
    const design = plainConveyor({ capacity: 1000, length: 300, lift: 30, width: 1000 });
    expect(withLinkedStrands(design).pulls).toEqual(design.pulls);
  });

  it.each([
    { capacity: 1000, length: 300, lift: 30, width: 1000 },
    { capacity: 3000, length: 6500, lift: 20, width: 1600 },
    { capacity: 2500, length: 900, lift: -140, width: 1400 },
    { capacity: 500, length: 60, lift: 9, width: 800 },
    { capacity: 2000, length: 15000, lift: 100, width: 1400 },
  ])("moves and adds no point of a first design over $length m", (five) => {
    const design = firstDesign(five);
    const places = ({ pulls }: Conveyor) => pulls.map(({ noID, x, y, z }) => ({ noID, x, y, z }));
    expect(places(withLinkedStrands(design))).toEqual(places(design));
  });

  it("is refused where there is only one strand", () => {
    const { pulls } = newConveyor();
    const carry = pulls.map((pull) => ({ ...pull, sectType: "Carry" as const }));
    expect(linkStrands.apply({ ...newConveyor(), pulls: carry }, {}).kind).toBe("refused");
  });

  it("is taken back by unlinking: nothing follows any more", () => {
    const free = done(unlinkStrands, example(), {});
    const after = set(free, indexAt(free, 420), { z: 20 });
    expect(after.pulls.toSpliced(indexAt(after, 420), 1)).toEqual(free.pulls.toSpliced(indexAt(free, 420), 1));
  });
});

describe("sixty hilly points", () => {
  const hills = Array.from({ length: 60 }, (_, at) => {
    const x = 15 + 11 * at;
    return { x, y: 0, z: 0.05 * x + 6 * Math.sin(x / 45) };
  });

  it("in a first design carry their return strand and calculate", () => {
    const design = withLinkedStrands(firstDesign({ capacity: 1000, length: 700, lift: 34, width: 1200 }));
    const after = done(insertPoints, design, { index: 2, places: hills });
    expect(after.pulls.filter(({ follows }) => follows > 0).length).toBeGreaterThan(57);
    const calculation = calculate(after);
    expect(calculation.kind).toBe("calculated");
  });
});

describe("a point inserted on the line", () => {
  it("changes no result of the whole", () => {
    const conveyor = { ...example(), frictionFactorInp: 0.022 };
    const between = [
      [120, 240],
      [240, 420],
      [420, 520],
    ] as const;
    const resultsOf = (one: Conveyor) => {
      const calculation = calculate(one);
      if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
      return calculation.results;
    };
    const before = resultsOf(conveyor);
    const totals = ["te", "tmax", "tmin", "totalBeltL", "absorbedPower", "takeUpMassReq", "startTime"].filter(
      (name) => typeof before[name] === "number",
    );
    expect(totals.length).toBeGreaterThan(3);
    fc.assert(
      fc.property(
        fc.constantFrom(...between),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        ([from, to], share) => {
          const [one, other] = [conveyor.pulls[indexAt(conveyor, from)], conveyor.pulls[indexAt(conveyor, to)]];
          const x = from + share * (to - from);
          const z = (one?.z ?? 0) + share * ((other?.z ?? 0) - (one?.z ?? 0));
          const after = done(addPoint, conveyor, {
            mode: "AddIntPt",
            index: indexAt(conveyor, from) + 1,
            at: { x, z },
          });
          expect(after.pulls.length).toBe(conveyor.pulls.length + 2);
          const now = resultsOf(after);
          for (const name of totals) {
            expect(Math.abs(Number(now[name]) / Number(before[name]) - 1)).toBeLessThan(1e-9);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
