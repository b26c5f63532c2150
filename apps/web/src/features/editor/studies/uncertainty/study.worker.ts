import { expose } from "comlink";
import { answerTask } from "./study-calls.ts";

expose({ answer: answerTask });
