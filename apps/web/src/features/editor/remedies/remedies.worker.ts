import { expose } from "comlink";
import { createRemedyCalls } from "./remedy-calls.ts";

expose(createRemedyCalls());
