export { type AppOptions, buildApp } from "./app.ts";
export { type Config, ConfigRefused, readConfig } from "./config.ts";
export { type RunningServer, start } from "./start.ts";
