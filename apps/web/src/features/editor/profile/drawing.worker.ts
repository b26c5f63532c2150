import { expose } from "comlink";
import { createDrawingCalls } from "./drawing-calls.ts";

expose(createDrawingCalls());
