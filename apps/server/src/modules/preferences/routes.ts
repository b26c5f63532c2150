import {
  foundPreferencesSchema,
  groupPreferencesParams,
  officePreferencesSchema,
  problemSchema,
  selectableQuerySchema,
} from "@beltwright/contract";
import {
  type Db,
  findConveyorOwner,
  findGroupPreferences,
  findPreferences,
  saveGroupPreferences,
  saveOwnPreferences,
} from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { sendProblem } from "../../problems.ts";

interface PreferenceOptions {
  readonly db: Db;
  readonly now: () => number;
}

const tags = ["Preferences"];
const refusals = { "4xx": problemSchema };
const answer = { response: { 200: officePreferencesSchema, ...refusals } };

/** What people and user groups want of their designs. */
export const preferenceRoutes: FastifyPluginAsyncZod<PreferenceOptions> = async (app, options) => {
  const { db, now } = options;
  app.addHook("onRequest", requirePerson);
  await app.register(groupPreferenceRoutes, options);

  app.get(
    "/api/officePreferences",
    {
      schema: {
        tags,
        summary: "Your office preferences, those of your group, and what holds of both",
        response: { 200: foundPreferencesSchema, ...refusals },
      },
    },
    async (request) => parsed(await findPreferences(db, getPerson(request).userName)),
  );

  app.get(
    "/api/officePreferences/effective",
    {
      schema: {
        tags,
        summary: "The office preferences that a design follows: those of its owner",
        querystring: selectableQuerySchema,
        ...answer,
      },
    },
    async (request, reply) => {
      const { userName } = getPerson(request);
      const { conveyor } = request.query;
      const owner = conveyor === undefined ? userName : await findConveyorOwner(db, { id: conveyor, userName });
      if (owner === undefined) return sendProblem(reply, 404, "conveyor-load-failed");
      return parsed(await findPreferences(db, owner)).effective;
    },
  );

  app.put(
    "/api/officePreferences",
    { schema: { tags, summary: "Say what you want of your designs", body: officePreferencesSchema, ...answer } },
    async (request) => {
      await saveOwnPreferences(db, getPerson(request).userName, { preferences: request.body, now: now() });
      return request.body;
    },
  );
};

/** Answers hold what the store has, as values that may be changed. */
function parsed(found: Awaited<ReturnType<typeof findPreferences>>) {
  return foundPreferencesSchema.parse(found);
}

const groupPreferenceRoutes: FastifyPluginAsyncZod<PreferenceOptions> = async (app, { db, now }) => {
  app.get(
    "/api/groups/:name/officePreferences",
    {
      schema: {
        tags,
        summary: "The office preferences of a group, for its members and administrators",
        params: groupPreferencesParams,
        ...answer,
      },
    },
    async (request, reply) => {
      const found = await findGroupPreferences(db, getPerson(request), request.params.name);
      return found === undefined ? sendProblem(reply, 404, "not-found") : officePreferencesSchema.parse(found);
    },
  );

  app.put(
    "/api/groups/:name/officePreferences",
    {
      schema: {
        tags,
        summary: "Say, as administrator, what a group wants of its designs",
        params: groupPreferencesParams,
        body: officePreferencesSchema,
        ...answer,
      },
    },
    async (request, reply) => {
      const save = { preferences: request.body, now: now() };
      const isSaved = await saveGroupPreferences(db, getPerson(request), request.params.name, save);
      return isSaved ? request.body : sendProblem(reply, 404, "not-found");
    },
  );
};
