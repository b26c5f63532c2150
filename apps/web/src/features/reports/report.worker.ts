import { expose } from "comlink";
import { createReportCalls } from "./report-calls.ts";

expose(createReportCalls());
