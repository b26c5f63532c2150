import { largestFile } from "@beltwright/model";
import {
  addConveyor,
  copyConveyor,
  deleteConveyor,
  findConveyorOwner,
  findStarter,
  saveConveyor,
  undeleteConveyor,
} from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson } from "../../plugins/session.ts";
import { bytesOf } from "../../plugins/unread-bodies.ts";
import { sendProblem } from "../../problems.ts";
import { sendJson } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { tellShared } from "./invitations.ts";
import { sendAdded, sendIssues, sendRefused, sendSaved } from "./outcomes.ts";
import type { ConveyorRoutesOptions } from "./route-options.ts";
import { about, body, conveyor, idParams, refusals } from "./schemas.ts";

const bodyLimit = largestFile;
const changed = { response: { 200: conveyor, ...refusals } };
const created = { response: { 201: conveyor, ...refusals } };

/** Adding, copying, saving, deleting and taking back. Who may is decided by the store, in the transaction that does it. */
export const conveyorWrites: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, options) => {
  const { db, calculator, live } = options;
  app.post(
    "/api/conveyors",
    { bodyLimit, schema: { ...about("Add a conveyor"), body, ...created } },
    async (request, reply) => {
      const person = getPerson(request);
      const starter = await findStarter(db, person.userName, Date.now());
      const source = { kind: "new-body", bytes: bytesOf(request.body), starter } as const;
      const read = await calculator.read(source, { person, owner: person.userName });
      if (read.kind === "not-a-conveyor") return sendProblem(reply, 400, "conveyor-add-failed");
      if (read.kind === "unreadable") return sendIssues(reply, 400, read.code, read.issues);
      const outcome = await addConveyor(db, { design: read.design, ...byWhomAndWhen(request) });
      if (outcome.kind === "added") tellShared(options, byWhomAndWhen(request), outcome.conveyor);
      return sendAdded(reply, outcome);
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
      const { id } = request.params;
      const person = getPerson(request);
      // An administrator saves what another owns; whoever may not save hears that below.
      const owner = (await findConveyorOwner(db, { id, userName: person.userName })) ?? person.userName;
      const read = await calculator.read({ kind: "body", bytes: bytesOf(request.body) }, { person, owner });
      if (read.kind === "not-a-conveyor") return sendProblem(reply, 400, "conveyor-save-failed");
      if (read.kind === "unreadable") return sendIssues(reply, 400, read.code, read.issues);
      const save = { id, design: read.design, revision: read.revision, ...byWhomAndWhen(request) };
      const outcome = await saveConveyor(db, save);
      if (outcome.kind === "saved") {
        tellShared(options, byWhomAndWhen(request), outcome.conveyor, outcome.newcomers);
        live.tell({ conveyorId: id, kind: "saved", revision: outcome.conveyor.revision, by: person.userName });
      }
      return sendSaved(reply, outcome);
    },
  );

  app.delete(
    "/api/conveyors/:id",
    { schema: { ...about("Put a conveyor into the bin"), params: idParams, ...changed } },
    async (request, reply) => {
      const { id } = request.params;
      const outcome = await deleteConveyor(db, { id, ...byWhomAndWhen(request) });
      if (outcome.kind === "deleted") live.tell({ conveyorId: id, kind: "deleted" });
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
