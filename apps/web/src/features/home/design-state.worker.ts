import { expose } from "comlink";
import { stateOf } from "./design-state.ts";

expose({ stateOf });
