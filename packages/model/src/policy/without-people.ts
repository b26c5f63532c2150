import type { Conveyor } from "../document/types/conveyor.ts";
import { defaultConveyorCategory } from "../reference/screens.ts";

/**
 * The design as someone outside may have it: nobody's name, group or sharing. Fields that the product does not know go
 * too, for nobody can tell what another program wrote there. Company, client and project stay: they are the title of the
 * design, and what is calculated of it is the same.
 */
export function withoutPeople(conveyor: Conveyor): Conveyor {
  const open = {
    ...conveyor,
    userName: "",
    designedBy: "",
    category: defaultConveyorCategory,
    conveyorGroup: "",
    docUsers: [],
  };
  return JSON.parse(JSON.stringify(open, (name, value) => (name === "extras" ? undefined : value)));
}
