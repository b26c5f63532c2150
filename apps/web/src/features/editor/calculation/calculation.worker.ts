import { expose } from "comlink";
import { createCalculationCalls } from "./calculation-calls.ts";

expose(createCalculationCalls());
