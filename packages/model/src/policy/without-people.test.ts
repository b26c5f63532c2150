import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { conveyorToFile } from "../document/file-record.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import { withoutPeople } from "./without-people.ts";

const start = newConveyor();
const [first, ...rest] = start.pulls;
const conveyor = {
  ...start,
  userName: "owner@example.test",
  category: "From Jane",
  conveyorGroup: "Quarry Ltd",
  designedBy: "Jane Doe",
  docUsers: [{ userName: "friend@example.test", canEdit: true, canCopy: true }],
  extras: { author: "Jane" },
  pulls: [...(first ? [{ ...first, extras: { checkedBy: "Jane" } }] : []), ...rest],
  coName: "Mine Works",
  clientName: "Port Co",
  project: "Pier 4",
};

describe("a design without people", () => {
  it("has nobody's name, group, list or unknown field, at any depth", () => {
    expect(JSON.stringify(conveyorToFile(withoutPeople(conveyor)))).not.toMatch(/jane|quarry|@/i);
  });

  it("keeps its title and computes the same", () => {
    const open = withoutPeople(conveyor);
    expect(open).toMatchObject({ coName: "Mine Works", clientName: "Port Co", project: "Pier 4" });
    const [whole, without] = [calculate(conveyor), calculate(open)];
    if (whole.kind === "refused" || without.kind === "refused") throw new Error("refused");
    expect(without.results).toEqual(whole.results);
  });
});
