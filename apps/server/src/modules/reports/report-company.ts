import type { reportRequestSchema } from "@beltwright/contract";
import type { Conveyor } from "@beltwright/model";
import { type Company, namedRevisions, scenariosFor } from "@beltwright/report";
import { type Db, findConveyorVersion, findForRun, listConveyorVersions, toDesign } from "@beltwright/store";
import type { z } from "zod";

interface Asking {
  readonly id: string;
  readonly conveyor: Conveyor;
  readonly userName: string;
  readonly now: number;
}

type Wanted = Pick<z.output<typeof reportRequestSchema>, "scenarios" | "compareWith" | "sinceVersions">;

/** What else the reports are to tell of; undefined where the person may not see one of the conveyors. */
export async function companyFor(db: Db, asking: Asking, wanted: Wanted): Promise<Company | undefined> {
  const { id, conveyor: own, userName, now } = asking;
  const designs = await Promise.all(wanted.compareWith.map((other) => findForRun(db, { id: other, userName, now })));
  const versions = await Promise.all(
    wanted.sinceVersions.map(async (revision) => {
      const found = await findConveyorVersion(db, { id, revision, userName });
      return found === undefined ? undefined : { name: String(revision), conveyor: toDesign(found).conveyor };
    }),
  );
  if ([...designs, ...versions].includes(undefined)) return undefined;
  return {
    scenarios: scenariosFor(own, wanted.scenarios),
    designs: designs.flatMap((found) => found?.design.conveyor ?? []),
    versions: versions.flatMap((one) => one ?? []),
    revisions: namedRevisions(await listConveyorVersions(db, { id, userName })),
  };
}
