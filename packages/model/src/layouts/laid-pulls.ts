import { newPull } from "../document/new-conveyor.ts";
import type { PullType } from "../document/records/pull.ts";
import type { Pull } from "../document/types/parts.ts";
import { takeUpLead } from "../strands/take-up-lead.ts";
import { setOut } from "../units/set-out.ts";
import type { LayoutPoint, Role } from "./layout.ts";

interface Part extends Partial<Pull> {
  readonly pType: PullType;
  readonly description: string;
}

const anticlockwise = { rotation: "Anti-clockwise" } as const;

/** What a take-up between bends is called: now, and in older documents. */
export const hungTakeUpNames = ["Take-up", "Gravity take-up"] as const;
const [hungTakeUp, olderHungTakeUp] = hungTakeUpNames;

/** What stands at a point of a layout. */
const parts: Readonly<Record<Role, Part>> = {
  tail: { pType: "Tail", description: "Tail" },
  "tail-drive": { pType: "Drive", description: "Tail drive" },
  "tail-take-up": { pType: "Takeup", description: "Tail take-up" },
  hopper: { pType: "Hopper", description: "Loading" },
  "carry-line": { pType: "Int. Pt", description: "Rise to booster", leftOut: true },
  "booster-drive": { pType: "Drive", description: "Booster drive" },
  "booster-bend": { pType: "Bend", description: "Booster bend", ...anticlockwise },
  "booster-chute": { pType: "Hopper", description: "Booster chute" },
  head: { pType: "Pulley", description: "Head", noOfScrapers: 1, dischargePulley: true },
  "head-drive": { pType: "Drive", description: "Head drive", noOfScrapers: 1 },
  "secondary-drive": { pType: "Drive", description: "Secondary drive" },
  snub: { pType: "Bend", description: "Snub", ...anticlockwise },
  "drive-bend": { pType: "Bend", description: "Bend between drives", ...anticlockwise },
  "take-up-bend": { pType: "Bend", description: "Take-up bend", ...anticlockwise },
  "take-up": { pType: "Takeup", description: hungTakeUp },
  "rail-bend": { pType: "Bend", description: "Take-up bend", ...anticlockwise },
  "rail-take-up": { pType: "Takeup", description: hungTakeUp },
  "take-up-lead": { pType: "Int. Pt", description: takeUpLead },
  line: { pType: "Int. Pt", description: "Return" },
};

/** Drives are numbered in this order. */
const driveOrder: readonly Role[] = ["head-drive", "tail-drive", "secondary-drive", "booster-drive"];

/** Diameters until those that are needed are known, mm. */
const firstDiameters: Readonly<Partial<Record<Role, number>>> = {
  "tail-drive": 800,
  "head-drive": 800,
  "secondary-drive": 800,
  "booster-drive": 800,
  snub: 315,
  "take-up-bend": 500,
  "rail-bend": 500,
};

/** The pulleys as they are before any was chosen; what Auto chooses next keeps to no size of another round. */
export function unsized(pulls: readonly Pull[]): readonly Pull[] {
  const roles = new Map(Object.entries(parts).map(([role, { description }]) => [description, role]));
  return pulls.map((pull) => {
    const start = newPull(pull.pType).shell.shellDia;
    const known = Object.entries(firstDiameters).find(([role]) => role === roles.get(pull.description))?.[1];
    return { ...pull, shell: { ...pull.shell, shellDia: known ?? start } };
  });
}

/** The points of a layout as those of a document, with the pulleys of `before` that stand at the same places. */
export function laidPulls(points: readonly LayoutPoint[], before: readonly Pull[] = []): readonly Pull[] {
  const drives = driveOrder.flatMap((role) => points.filter((point) => point.role === role));
  const known = nthOfEach(before);
  const taken = new Map<string, number>();
  return points.map((point, index): Pull => {
    const { role, isReturn } = point;
    const part = parts[role];
    const shellDia = firstDiameters[role];
    const start = newPull(part.pType);
    const nth = taken.get(part.description) ?? 0;
    taken.set(part.description, nth + 1);
    const shell = shellDia === undefined ? start.shell : { ...start.shell, shellDia };
    const [x, z] = [setOut(point.x), setOut(point.z)];
    return {
      ...start,
      shell,
      ...part,
      ...known(part.description, nth),
      ...{ x, z, screenX: x, screenZ: z },
      ...{ noID: index + 1, no: index + 1, linkToDriveNo: drives.indexOf(point) + 1 },
      sectType: isReturn ? "Return" : "Carry",
      idlerSpacingMode: isFree(points, index) ? "Manual" : "Auto",
    };
  });
}

/** Finds the first, second … of the points that go by a name. */
function nthOfEach(pulls: readonly Pull[]): (description: string, nth: number) => Pull | undefined {
  const nameOf = ({ description }: Pull) => (description === olderHungTakeUp ? hungTakeUp : description);
  const named = Map.groupBy(pulls, nameOf);
  return (description, nth) => named.get(description)?.[nth];
}

/** Pulleys that stand close together. */
const stations: readonly ReadonlySet<Role>[] = [
  new Set<Role>(["head-drive", "secondary-drive", "drive-bend", "snub", "tail-drive"]),
  new Set<Role>(["take-up-bend", "take-up"]),
  new Set<Role>(["booster-drive", "booster-bend"]),
];

/** Between the pulleys of a station the belt carries no idlers. */
function isFree(points: readonly LayoutPoint[], index: number): boolean {
  const [here, next] = [points[index], points[(index + 1) % points.length]];
  if (here === undefined || next === undefined) return false;
  return stations.some((station) => station.has(here.role) && station.has(next.role));
}
