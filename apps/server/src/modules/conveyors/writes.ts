import { largestFile } from "@beltwright/model";
import {
  addConveyor,
  copyConveyor,
  deleteConveyor,
  findConveyorOwner,
  saveConveyor,
  undeleteConveyor,
} from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { calculated } from "./calculator.ts";
import { sendAdded, sendIssues, sendRefused, sendSaved } from "./outcomes.ts";
import { readBody, readNewBody } from "./read-design.ts";
import type { CalculatingOptions } from "./routes.ts";
import { about, body, conveyor, idParams, refusals } from "./schemas.ts";

const revisionSchema = z.looseObject({ revision: z.int().optional() });
const bodyLimit = largestFile;
const changed = { response: { 200: conveyor, ...refusals } };
const created = { response: { 201: conveyor, ...refusals } };

/** Adding, copying, saving, deleting and taking back. Who may is decided by the store, in the transaction that does it. */
export const conveyorWrites: FastifyPluginAsyncZod<CalculatingOptions> = async (app, { db, calculator }) => {
  app.post(
    "/api/conveyors",
    { bodyLimit, schema: { ...about("Add a conveyor"), body, ...created } },
    async (request, reply) => {
      const read = readNewBody(request.body);
      if (read.kind === "not-a-conveyor") return sendProblem(reply, 400, "conveyor-add-failed");
      if (read.kind === "unreadable") return sendIssues(reply, 400, read.code, read.issues);
      const design = await calculated(calculator, read.design, getPerson(request).userName);
      return sendAdded(reply, await addConveyor(db, { design, ...byWhomAndWhen(request) }));
    },
  );

  app.post(
    "/api/conveyors/copy/:id",
    { schema: { ...about("Copy a conveyor into the own list"), params: idParams, ...created } },
    async (request, reply) => {
      const outcome = await copyConveyor(db, { id: request.params.id, ...byWhomAndWhen(request) });
      if (outcome.kind === "refused") return sendRefused(reply, "conveyor-copy-failed", outcome);
      return sendJson(reply.code(201), outcome.conveyor);
    },
  );

  app.put(
    "/api/conveyors/:id",
    {
      bodyLimit,
      schema: {
        ...about("Save a conveyor; refused with 409 where it was saved since the revision sent"),
        params: idParams,
        body,
        ...changed,
      },
    },
    async (request, reply) => {
      const read = readBody(request.body);
      if (read.kind === "not-a-conveyor") return sendProblem(reply, 400, "conveyor-save-failed");
      if (read.kind === "unreadable") return sendIssues(reply, 400, read.code, read.issues);
      const basis = revisionSchema.safeParse(request.body);
      if (!basis.success) return sendIssues(reply, 400, "invalid-values", [notARevision]);
      const { revision } = basis.data;
      const { id } = request.params;
      const by = byWhomAndWhen(request);
      // An administrator saves what another owns; whoever may not save hears that below.
      const owner = (await findConveyorOwner(db, { id, userName: by.userName })) ?? by.userName;
      const design = await calculated(calculator, read.design, owner);
      const save = { id, design, revision, ...by };
      return sendSaved(reply, await saveConveyor(db, save));
    },
  );

  app.delete(
    "/api/conveyors/:id",
    { schema: { ...about("Put a conveyor into the bin"), params: idParams, ...changed } },
    async (request, reply) => {
      const outcome = await deleteConveyor(db, { id: request.params.id, ...byWhomAndWhen(request) });
      if (outcome.kind === "deleted") return sendJson(reply, outcome.conveyor);
      if (outcome.code === "conveyor-delete-not-owner") return sendProblem(reply, 403, "conveyor-delete-failed");
      return sendRefused(reply, "conveyor-delete-failed", outcome);
    },
  );

  app.post(
    "/api/conveyors/:id/undelete",
    { schema: { ...about("Take a conveyor out of the bin"), params: idParams, ...changed } },
    async (request, reply) => {
      const outcome = await undeleteConveyor(db, { id: request.params.id, ...byWhomAndWhen(request) });
      if (outcome.kind === "refused") return sendRefused(reply, "conveyor-load-failed", outcome);
      return sendJson(reply, outcome.conveyor);
    },
  );
};

const notARevision = { path: "revision", message: "Must be a whole number." };
