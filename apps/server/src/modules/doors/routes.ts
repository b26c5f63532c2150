import { conveyorBodySchema, problemSchema } from "@beltwright/contract";
import { methods } from "@beltwright/engine";
import { largestFile, mayRunDynamics } from "@beltwright/model";
import { type Db, findAsking } from "@beltwright/store";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { getPerson, requirePerson } from "../../plugins/session.ts";
import { bytesOf, leaveBodiesUnread } from "../../plugins/unread-bodies.ts";
import { sendProblem } from "../../problems.ts";
import type { Calculator } from "../conveyors/calculator.ts";
import { sendAnswer } from "./answers.ts";

interface DoorOptions {
  readonly db: Db;
  readonly calculator: Pick<Calculator, "answer">;
  readonly now?: () => number;
}

const tags = ["Open doors"];
const answers = { 200: z.unknown(), "4xx": problemSchema };
const body = conveyorBodySchema();

const calculateQuery = z.object({
  method: z
    .enum([...methods, "all"])
    .optional()
    .meta({ description: "As the document says, where absent; all gives every method side by side." }),
  trace: z
    .string()
    .max(1000)
    .optional()
    .meta({ description: "Names of results with commas between them, such as te,pulls[2].t1, whose steps are told." }),
});

const dynamicQuery = z.object({
  scenario: z
    .string()
    .max(40)
    .optional()
    .meta({ description: "Such as start-full; as the document says, where absent." }),
  runTime: z.coerce.number().positive().max(3600).optional(),
  interval: z.coerce.number().positive().max(60).optional(),
  elements: z.coerce.number().int().min(2).max(20_000).optional(),
  frames: z.stringbool().default(false).meta({ description: "Everything over time, not the summary alone." }),
});

/** For scripts: a document in, what is calculated of it out. Nothing is stored. */
export const doorRoutes: FastifyPluginAsyncZod<DoorOptions> = async (app, { db, calculator, now = Date.now }) => {
  app.addHook("onRequest", requirePerson);
  leaveBodiesUnread(app);
  const bodyLimit = largestFile;

  app.post(
    "/api/calculate",
    {
      bodyLimit,
      schema: {
        tags,
        summary: "Calculate a conveyor that is sent along: results, findings and, where asked for, their steps",
        querystring: calculateQuery,
        body,
        response: answers,
      },
    },
    async (request, reply) => {
      const { method, trace = "" } = request.query;
      const traces = trace.split(",").filter((name) => name !== "");
      const question = { kind: "calculate", traces, ...(method && { method }) } as const;
      return sendAnswer(reply, await calculator.answer(sent(request.body), question, getPerson(request)));
    },
  );

  app.post(
    "/api/dynamic",
    {
      bodyLimit,
      schema: {
        tags,
        summary: "Start or stop a conveyor that is sent along as an elastic belt; needs the Dynamic plan",
        querystring: dynamicQuery,
        body,
        response: answers,
      },
    },
    async (request, reply) => {
      const person = getPerson(request);
      const asking = await findAsking(db, { userName: person.userName, now: now() });
      if (asking === undefined || !mayRunDynamics({ ...asking, isDemo: false })) {
        return sendProblem(reply, 403, "dynamic-plan-needed");
      }
      const { frames: isWhole, scenario, runTime, interval, elements } = request.query;
      const asked = {
        ...(runTime !== undefined && { runTime }),
        ...(interval !== undefined && { interval }),
        ...(elements !== undefined && { elements }),
      };
      const question = { kind: "run", isWhole, asked, ...(scenario !== undefined && { scenario }) } as const;
      return sendAnswer(reply, await calculator.answer(sent(request.body), question, person));
    },
  );
};

function sent(body: unknown) {
  return { kind: "body", bytes: bytesOf(body) } as const;
}
