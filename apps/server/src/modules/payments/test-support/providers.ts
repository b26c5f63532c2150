import { databases, openSqlite } from "../../../test-support/databases.ts";

const sqlite = { name: "SQLite", isSkipped: false, open: openSqlite };

/** Every promise holds on both databases with the sandbox, and with the provider's own library on the stand-in. */
export const providersUnderTest = [
  ...databases.map((database) => ({ name: database.name, provider: "sandbox" as const, database })),
  { name: "SQLite", provider: "Braintree" as const, database: sqlite },
];
