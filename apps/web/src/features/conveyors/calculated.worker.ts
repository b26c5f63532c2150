import { expose } from "comlink";
import { calculated } from "./calculated.ts";

expose(calculated);
