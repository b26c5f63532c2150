import { versionNameSchema } from "@beltwright/contract";
import {
  findConveyorOwner,
  findConveyorVersion,
  findRawVersion,
  listConveyorVersions,
  nameConveyorVersion,
  restoreConveyorVersion,
} from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson } from "../../plugins/session.ts";
import { sendJson, sendJsonText } from "../libraries/json-answer.ts";
import { byWhomAndWhen } from "../libraries/library.ts";
import { sendMissing, sendSaved } from "./outcomes.ts";
import type { ConveyorRoutesOptions } from "./route-options.ts";
import {
  about,
  conveyor,
  differences,
  differencesParams,
  idParams,
  refusals,
  version,
  versionParams,
} from "./schemas.ts";

/** Every state a conveyor was saved in, and the way back. */
export const conveyorHistory: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, options) => {
  await app.register(versionReads, options);
  await app.register(versionDifferences, options);
  await app.register(versionWrites, options);
};

const versionReads: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db }) => {
  app.get(
    "/api/conveyors/:id/versions",
    {
      schema: {
        ...about("List the versions of a conveyor"),
        params: idParams,
        response: { 200: z.array(version), ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const versions = await listConveyorVersions(db, { id: request.params.id, userName });
      return versions.length === 0 ? sendMissing(reply, "conveyor-load-failed") : sendJson(reply, versions);
    },
  );

  app.get(
    "/api/conveyors/:id/versions/:revision",
    {
      schema: {
        ...about("Load a conveyor as it was in a version"),
        params: versionParams,
        response: { 200: conveyor, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { id, revision } = request.params;
      const found = await findConveyorVersion(db, { id, revision, userName });
      if (found === undefined) return sendMissing(reply, "conveyor-load-failed");
      return sendJson(reply, { ...found, id, revision });
    },
  );
};

const versionDifferences: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db, calculator }) => {
  app.get(
    "/api/conveyors/:id/versions/:revision/differences/:other",
    {
      schema: {
        ...about("Tell what changed from one version of a conveyor to another: inputs, and results that moved"),
        params: differencesParams,
        response: { 200: differences, ...refusals },
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { id, revision, other } = request.params;
      const before = await findRawVersion(db, { id, revision, userName });
      const after = await findRawVersion(db, { id, revision: other, userName });
      const owner = await findConveyorOwner(db, { id, userName });
      if (before === undefined || after === undefined || owner === undefined) {
        return sendMissing(reply, "conveyor-load-failed");
      }
      const text = await calculator.differences([before, after], { person: getPerson(request), owner });
      return sendJsonText(reply, text);
    },
  );
};

const versionWrites: FastifyPluginAsyncZod<ConveyorRoutesOptions> = async (app, { db, live }) => {
  app.put(
    "/api/conveyors/:id/versions/:revision",
    {
      schema: {
        ...about("Name a version of an own conveyor"),
        params: versionParams,
        body: versionNameSchema,
        response: { 200: versionNameSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { name } = request.body;
      const { userName } = getPerson(request);
      const isNamed = await nameConveyorVersion(db, { ...request.params, name, userName });
      return isNamed ? sendJson(reply, { name }) : sendMissing(reply, "conveyor-load-failed");
    },
  );

  app.post(
    "/api/conveyors/:id/versions/:revision/restore",
    {
      schema: {
        ...about("Restore a version of an own conveyor, as a new version"),
        params: versionParams,
        response: { 200: conveyor, ...refusals },
      },
    },
    async (request, reply) => {
      const outcome = await restoreConveyorVersion(db, { ...request.params, ...byWhomAndWhen(request) });
      if (outcome.kind === "saved") live.tell({ conveyorId: request.params.id, kind: "saved" });
      return sendSaved(reply, outcome);
    },
  );
};
