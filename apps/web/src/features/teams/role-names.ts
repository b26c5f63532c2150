import { type TeamRole, teamRoles } from "@beltwright/model";

export const roleNames: Readonly<Record<TeamRole, string>> = {
  owner: "Owner",
  engineer: "Engineer",
  checker: "Checker",
  viewer: "Viewer",
};

export const roleChoices = teamRoles.map((value) => ({ value, label: roleNames[value] }));

export function toRole(value: string): TeamRole {
  return teamRoles.find((role) => role === value) ?? "engineer";
}
