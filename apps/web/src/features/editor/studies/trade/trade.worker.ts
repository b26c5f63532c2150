import { expose } from "comlink";
import { createTradeCalls } from "./trade-calls.ts";

expose(createTradeCalls());
