import { setValue } from "@beltwright/model";
import { Checkbox } from "@mantine/core";
import { useSession } from "../../../session/session.ts";
import { useEdit, useIsReadOnly, useValue } from "../document/editor-context.ts";

/** The box that puts the conveyor into the person's own project group, or takes it out. */
export function GeneralActs() {
  const userGroup = useSession().user?.userGroup;
  const group = useValue("conveyorGroup");
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  const hasGroup = userGroup !== "" && userGroup !== undefined;
  const isInOther = group !== "" && group !== userGroup;
  return (
    <Checkbox
      size="xs"
      mb={10}
      label={hasGroup ? `In my project group (${userGroup})` : "In my project group"}
      description={noteOf(hasGroup, isInOther ? String(group) : undefined)}
      checked={group !== "" && !isInOther}
      indeterminate={isInOther}
      disabled={isReadOnly || (!hasGroup && group === "")}
      onChange={(event) =>
        change({ path: "conveyorGroup", value: event.currentTarget.checked ? String(userGroup) : "" })
      }
    />
  );
}

function noteOf(hasGroup: boolean, otherGroup: string | undefined): string | undefined {
  if (otherGroup !== undefined) return `It is in the project group ${otherGroup}.`;
  return hasGroup ? undefined : "You are in no user group; an administrator can put you into one.";
}
