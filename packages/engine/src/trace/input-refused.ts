import { describeLimit, type Limit } from "./limit.ts";

/** An input that physics does not allow. Names the formula or the part of the design, the input, its value and the limit. */
export class InputRefused extends Error {
  readonly subject: string;
  readonly input: string;
  readonly value: number;
  readonly limit: Limit;

  constructor(refusal: {
    readonly subject: string;
    readonly input: string;
    readonly value: number;
    readonly limit: Limit;
  }) {
    super(`${refusal.subject}: ${refusal.input} is ${refusal.value}, must be ${describeLimit(refusal.limit)}`);
    this.name = "InputRefused";
    this.subject = refusal.subject;
    this.input = refusal.input;
    this.value = refusal.value;
    this.limit = refusal.limit;
  }
}
