import { describe, expect, it } from "vitest";
import { mayChangeTemplate } from "./template-policy.ts";

const maker = { userName: "maker@example.com", userIsAdmin: false };
const colleague = { ...maker, userName: "colleague@example.com" };
const admin = { userName: "admin@example.com", userIsAdmin: true };

// Second document, section 6: members of a group share, owners and administrators change and delete.
describe("a template of reports", () => {
  it.each([
    ["its maker, of one's own", maker, "", true],
    ["its maker, of the group", maker, "Ore", true],
    ["a colleague", colleague, "Ore", false],
    ["an administrator, of the group", admin, "Ore", true],
    ["an administrator, of somebody alone", admin, "", false],
  ] as const)("may be changed and deleted by %s: %o in group %j is %j", (_who, person, userGroup, isAllowed) => {
    expect(mayChangeTemplate(person, { userName: maker.userName, userGroup })).toBe(isAllowed);
  });
});
