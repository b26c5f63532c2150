import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

const docsPath = "/api/docs";

/** Describes every route registered after it, from the schemas the routes themselves use. */
export const apiDocs = fastifyPlugin<{ readonly version: string }>(async (app, { version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Beltwright",
        version,
        description:
          "Conveyor files, component libraries, reports, dynamic analyses, subscriptions and accounts of the belt conveyor " +
          "design program. Sign in with a session cookie or send a personal token as `Authorization: Bearer …`.",
      },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "beltwright_session" },
          token: { type: "http", scheme: "bearer" },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: docsPath, uiConfig: { docExpansion: "none", filter: true } });
});
