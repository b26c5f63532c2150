import type { Live } from "../live/live.ts";
import type { Post } from "../mail/post.ts";
import type { Calculator } from "./calculator.ts";

export interface ConveyorRoutesOptions extends Post {
  readonly calculator: Calculator;
  readonly live: Live;
}
