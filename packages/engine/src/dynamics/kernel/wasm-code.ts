/** Bytes of WebAssembly. Only what the belt kernel needs: 64-bit floats, one memory, loops and choices. */
export type Code = readonly number[];

function unsigned(value: number): Code {
  const low = value & 0x7f;
  return value < 0x80 ? [low] : [low | 0x80, ...unsigned(Math.floor(value / 128))];
}

function signed(value: number): Code {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}

const binary =
  (operation: number) =>
  (a: Code, b: Code): Code => [...a, ...b, operation];
const unary =
  (operation: number) =>
  (a: Code): Code => [...a, operation];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
export const constant = (value: number): Code => [0x44, ...new Uint8Array(new Float64Array([value]).buffer)];
export const integer = (value: number): Code => [0x41, ...signed(value)];

export const addInteger = binary(0x6a);
export const isIntegerBelow = binary(0x48);
export const not = unary(0x45);

/** Arithmetic on one number, or on two side by side. */
export interface Arithmetic {
  readonly add: (a: Code, b: Code) => Code;
  readonly subtract: (a: Code, b: Code) => Code;
  readonly multiply: (a: Code, b: Code) => Code;
  readonly divide: (a: Code, b: Code) => Code;
  readonly absolute: (a: Code) => Code;
  readonly negative: (a: Code) => Code;
  readonly isEqual: (a: Code, b: Code) => Code;
  readonly isBelow: (a: Code, b: Code) => Code;
  readonly isAbove: (a: Code, b: Code) => Code;
  readonly isAtMost: (a: Code, b: Code) => Code;
  /** The first value where the condition holds, else the second; both are worked out. */
  readonly choose: (condition: Code, yes: Code, no: Code) => Code;
  readonly constant: (value: number) => Code;
  readonly load: (address: Code, offset: number) => Code;
  readonly store: (address: Code, offset: number, value: Code) => Code;
}

const access =
  (operation: Code, align: number) =>
  (address: Code, offset: number, value: Code = []): Code => [
    ...address,
    ...value,
    ...operation,
    align,
    ...unsigned(offset),
  ];

export const single: Arithmetic = {
  add: binary(0xa0),
  subtract: binary(0xa1),
  multiply: binary(0xa2),
  divide: binary(0xa3),
  absolute: unary(0x99),
  negative: unary(0x9a),
  isEqual: binary(0x61),
  isBelow: binary(0x63),
  isAbove: binary(0x64),
  isAtMost: binary(0x65),
  choose: (condition, yes, no) => [...yes, ...no, ...condition, 0x1b],
  constant,
  load: access([0x2b], 3),
  store: access([0x39], 3),
};

const vector = (...operation: readonly number[]): Code => [0xfd, ...operation];
const pairwise =
  (...operation: readonly number[]) =>
  (a: Code, b: Code): Code => [...a, ...b, ...vector(...operation)];

/** Both lanes the same number. */
export const spread = (value: Code): Code => [...value, ...vector(0x14)];
export const lane = (pair: Code, index: 0 | 1): Code => [...pair, ...vector(0x21, index)];
export const withLane = (pair: Code, index: 0 | 1, value: Code): Code => [...pair, ...value, ...vector(0x22, index)];
export const isTrueInAny = (mask: Code): Code => [...mask, ...vector(0x53)];
/** Masks of pairs that hold in either. */
export const either = (a: Code, b: Code): Code => [...a, ...b, ...vector(0x50)];
export const isTrueInAll = (mask: Code): Code => [...mask, ...vector(0xc3, 0x01)];

export const paired: Arithmetic = {
  add: pairwise(0xf0, 0x01),
  subtract: pairwise(0xf1, 0x01),
  multiply: pairwise(0xf2, 0x01),
  divide: pairwise(0xf3, 0x01),
  absolute: (a) => [...a, ...vector(0xec, 0x01)],
  negative: (a) => [...a, ...vector(0xed, 0x01)],
  isEqual: pairwise(0x47),
  isBelow: pairwise(0x49),
  isAbove: pairwise(0x4a),
  isAtMost: pairwise(0x4b),
  choose: (condition, yes, no) => [...yes, ...no, ...condition, ...vector(0x52)],
  constant: (value) => spread(constant(value)),
  load: access(vector(0x00), 3),
  store: access(vector(0x0b), 3),
};

export const when = (condition: Code, ...body: readonly Code[]): Code => [
  ...condition,
  0x04,
  0x40,
  ...body.flat(),
  0x0b,
];
/** Runs its body while the condition holds, not at all where it never does. */
export const whileTrue = (condition: Code, ...body: readonly Code[]): Code =>
  when(condition, repeatWhile(condition, ...body));
/** Runs its body, and again while the condition holds. */
export const repeatWhile = (condition: Code, ...body: readonly Code[]): Code => [
  0x03,
  0x40,
  ...body.flat(),
  ...condition,
  0x0d,
  0,
  0x0b,
];
export const leave = (value: Code): Code => [...value, 0x0f];
export const call = (index: number, ...inputs: readonly Code[]): Code => [...inputs.flat(), 0x10, ...unsigned(index)];

export type ValueType = "i32" | "f64" | "v128";
const typeByte = { i32: 0x7f, f64: 0x7c, v128: 0x7b } as const;

export interface WasmFunction {
  readonly name: string;
  readonly inputs: readonly ValueType[];
  readonly output?: ValueType;
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const text = (value: string): Code => list([...value].map((letter) => [letter.charCodeAt(0)]));

/** A module that imports its memory as `belt.memory` and exports its functions by name. */
export function moduleBytes(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ inputs, output }) => [
    0x60,
    ...list(inputs.map((one) => [typeByte[one]])),
    ...list(output === undefined ? [] : [[typeByte[output]]]),
  ]);
  const bodies = functions.map(({ locals, body }) => {
    const content = [...list(locals.map((one) => [1, typeByte[one]])), ...body, 0x0b];
    return [...unsigned(content.length), ...content];
  });
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list(types)),
    ...section(2, list([[...text("belt"), ...text("memory"), 0x02, 0x00, 0x01]])),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...section(7, list(functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)]))),
    ...section(10, list(bodies)),
  ]);
}
