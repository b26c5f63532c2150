import fastify from "fastify";

/** What the machine can do at all: a route that answers a constant and nothing else. */
const app = fastify();
app.get("/readyz", async () => ({ ready: true }));
app.get("/constant", async () => ({ constant: 1 }));
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.once("SIGTERM", () => void app.close());
