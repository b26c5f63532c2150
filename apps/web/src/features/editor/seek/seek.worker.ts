import { expose } from "comlink";
import { createSeekCalls } from "./seek-calls.ts";

expose(createSeekCalls());
