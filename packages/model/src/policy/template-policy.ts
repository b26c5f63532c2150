import type { Person } from "./person.ts";

/** Whose a choice of reports is. */
export interface TemplateRecord {
  readonly userName: string;
  /** Whose members may use it; empty for the person alone. */
  readonly userGroup: string;
}

/** Who made a template may change and delete it; what a group uses, an administrator too. Nobody else leads a group. */
export function mayChangeTemplate(
  person: Pick<Person, "userName" | "userIsAdmin">,
  { userName, userGroup }: TemplateRecord,
): boolean {
  return userName === person.userName || (person.userIsAdmin && userGroup !== "");
}
