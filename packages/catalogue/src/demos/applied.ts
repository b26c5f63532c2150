import type { Conveyor, Edit } from "@beltwright/model";

/** The conveyor after an edit. One that is refused is a mistake in a description. */
export function applied<Args>(edit: Edit<Args>, conveyor: Conveyor, args: Args): Conveyor {
  const outcome = edit.apply(conveyor, args);
  switch (outcome.kind) {
    case "changed":
      return outcome.conveyor;
    case "unchanged":
      return conveyor;
    case "refused":
      throw new Error(
        `${conveyor.convNo}: ${outcome.issues.map(({ path, message }) => `${path} ${message}`).join(", ")}`,
      );
  }
}
