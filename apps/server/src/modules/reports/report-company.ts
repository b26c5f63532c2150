import type { reportRequestSchema } from "@beltwright/contract";
import { type Conveyor, type Person, scenariosFor } from "@beltwright/model";
import { type Company, revisionsOf } from "@beltwright/report";
import {
  findConveyorVersion,
  findForRun,
  findPreferences,
  listConveyorVersions,
  listIssued,
  toFiledDesign,
} from "@beltwright/store";
import type { z } from "zod";
import type { ReportDesk } from "./report-desk.ts";

interface Asking {
  readonly id: string;
  readonly conveyor: Conveyor;
  readonly person: Person;
  readonly owner: string;
}

type Wanted = Pick<z.output<typeof reportRequestSchema>, "scenarios" | "compareWith" | "sinceVersions">;

/** What else the reports are to tell of; undefined where the person may not see one of the conveyors. */
export async function companyFor(desk: ReportDesk, asking: Asking, wanted: Wanted): Promise<Company | undefined> {
  const { db } = desk;
  const { id, conveyor: own, person, owner } = asking;
  const { userName } = person;
  const designs = await Promise.all(wanted.compareWith.map((other) => findOther(desk, person, other)));
  const versions = await Promise.all(
    wanted.sinceVersions.map(async (revision) => {
      const found = await findConveyorVersion(db, { id, revision, userName });
      return found === undefined ? undefined : { name: String(revision), conveyor: toFiledDesign(found).conveyor };
    }),
  );
  if ([...designs, ...versions].includes(undefined)) return undefined;
  return {
    scenarios: scenariosFor(own, wanted.scenarios),
    designs: designs.flatMap((one) => one ?? []),
    versions: versions.flatMap((one) => one ?? []),
    revisions: revisionsOf(await listIssued(db, { conveyorId: id }), await listConveyorVersions(db, { id, userName })),
    preferences: (await findPreferences(db, owner)).effective,
  };
}

async function findOther(
  { db, calculator, now }: ReportDesk,
  person: Person,
  id: string,
): Promise<Conveyor | undefined> {
  const found = await findForRun(db, { id, userName: person.userName, now: now() });
  return found && calculator.open(found.document, { person, owner: found.owner });
}
