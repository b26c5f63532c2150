import { expose } from "comlink";
import { createLiveCalls } from "./live-design.ts";

expose(createLiveCalls(() => performance.now()));
