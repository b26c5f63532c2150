import {
  type LibraryDefinition,
  type LibraryRow,
  type LibraryValues,
  mayAddLibraryRow,
  mayEditLibraryRow,
  type Person,
  parseLibraryValues,
  type RowIssue,
} from "@beltwright/model";
import {
  addLibraryRow,
  copyLibraryRow,
  type Db,
  deleteLibraryRow,
  findLibraryRow,
  listLibraryRows,
  saveLibraryRow,
  undeleteLibraryRow,
} from "@beltwright/store";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { sendProblem } from "../../problems.ts";
import { byWhomAndWhen, type Library } from "./library.ts";
import { sendOutcome } from "./outcomes.ts";
import { about, idParams, librarySchemas, refusals } from "./schemas.ts";

const revisionSchema = z.looseObject({ revision: z.int().optional() });

/** Adding, copying, saving, deleting and taking back. Who may is decided by the statement that does it. */
export const libraryWrites: FastifyPluginAsyncZod<Library> = async (app, { definition, db }) => {
  const { plural: library, itemTitle } = definition;
  const { row, body } = librarySchemas(definition);
  const changed = { response: { 200: row, ...refusals } };
  const created = { response: { 201: row, ...refusals } };

  app.post(
    `/api/${library}`,
    { schema: { ...about(definition, `Add a ${itemTitle}`), body, ...created } },
    async (request, reply) => {
      if (mayAddLibraryRow(request.person).kind === "refused")
        return sendOutcome(reply, definition, "add", { kind: "subscription-needed" });
      const parsed = parseLibraryValues(definition, request.body, { missing: "default" });
      if (parsed.kind === "invalid") return sendInvalid(reply, parsed.issues);
      const outcome = await addLibraryRow(db, { library, values: parsed.values, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "add", outcome);
    },
  );

  app.post(
    `/api/${library}/copy/:id`,
    { schema: { ...about(definition, `Copy a ${itemTitle}`), params: idParams, ...created } },
    async (request, reply) => {
      const outcome = await copyLibraryRow(db, { library, id: request.params.id, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "copy", outcome);
    },
  );

  app.put(
    `/api/${library}/:id`,
    { schema: { ...about(definition, saveSummary(definition)), params: idParams, body, ...changed } },
    async (request, reply) => {
      const id = await savedId(db, definition, request.params.id, request.body);
      const read = readSave(definition, request.body);
      if (read.kind === "invalid") {
        // Someone who may not save at all hears that, and not what is wrong with the values.
        const refusal = refusedEdit(await findLibraryRow(db, library, id), request.person);
        return refusal ? sendOutcome(reply, definition, "edit", refusal) : sendInvalid(reply, read.issues);
      }
      const { values, revision } = read;
      const outcome = await saveLibraryRow(db, { library, id, values, revision, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "edit", outcome);
    },
  );

  app.delete(
    `/api/${library}/:id`,
    { schema: { ...about(definition, `Delete a ${itemTitle}`), params: idParams, ...changed } },
    async (request, reply) => {
      const outcome = await deleteLibraryRow(db, { library, id: request.params.id, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "delete", outcome);
    },
  );

  app.post(
    `/api/${library}/:id/undelete`,
    { schema: { ...about(definition, `Take back the deletion of a ${itemTitle}`), params: idParams, ...changed } },
    async (request, reply) => {
      const outcome = await undeleteLibraryRow(db, { library, id: request.params.id, ...byWhomAndWhen(request) });
      return sendOutcome(reply, definition, "edit", outcome);
    },
  );
};

function saveSummary({ itemTitle, isSavedByIndex }: LibraryDefinition): string {
  return `Save a ${itemTitle}${isSavedByIndex ? ", named by its id or by its place in the list, from 0" : ""}`;
}

const place = /^\d{1,9}$/;
const identified = z.looseObject({ _id: z.string() });

/** The row that a save means. A place may have moved since the list was read: a body that says which row it is, decides. */
async function savedId(db: Db, definition: LibraryDefinition, named: string, body: unknown): Promise<string> {
  if (!definition.isSavedByIndex || !place.test(named)) return named;
  const sent = identified.safeParse(body);
  if (sent.success) return sent.data._id;
  const { rows } = await listLibraryRows(db, { library: definition.plural, page: Number(named) + 1, pageSize: 1 });
  return rows[0]?._id ?? named;
}

type ReadSave =
  | { readonly kind: "valid"; readonly values: LibraryValues; readonly revision: number | undefined }
  | { readonly kind: "invalid"; readonly issues: readonly RowIssue[] };

function readSave(definition: LibraryDefinition, body: unknown): ReadSave {
  const parsed = parseLibraryValues(definition, body, { missing: "refuse" });
  if (parsed.kind === "invalid") return parsed;
  const basis = revisionSchema.safeParse(body);
  if (!basis.success) return { kind: "invalid", issues: [{ field: "revision", message: "Must be a whole number." }] };
  return { kind: "valid", values: parsed.values, revision: basis.data.revision };
}

function refusedEdit(row: LibraryRow | undefined, person: Person | undefined) {
  if (row === undefined) return { kind: "not-found" } as const;
  return mayEditLibraryRow(person, row).kind === "refused" ? ({ kind: "not-owner" } as const) : undefined;
}

function sendInvalid(reply: FastifyReply, issues: readonly RowIssue[]): FastifyReply {
  return sendProblem(reply, 400, "invalid-values", {}, { issues: [...issues] });
}
