import { isTest, type Node, type SourceModule } from "./source-module.ts";

const limits = { lines: 80, parameters: 6 };

interface MeasuredFunction {
  readonly path: string;
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  readonly parameters: number;
}

/** Every function of a file, outer and inner ones; tests have none that count. */
export function functionsOf(source: SourceModule): readonly MeasuredFunction[] {
  if (isTest(source.path)) return [];
  const names = namesOf(source.nodes);
  const lineAt = lineFinder(source.text);
  return source.nodes.filter(isFunction).map((node) => {
    const line = lineAt(node.start);
    const parameters = Array.isArray(node.params) ? node.params.length : 0;
    return {
      path: source.path,
      name: names.get(node) ?? "a function",
      line,
      lines: lineAt(node.end) - line + 1,
      parameters,
    };
  });
}

export function functionProblems(functions: readonly MeasuredFunction[]): readonly string[] {
  return functions.flatMap((one) => {
    const { path, line, name, lines, parameters } = one;
    return [
      ...(lines > limits.lines
        ? [`${path}: ${name} has ${lines} lines; at most ${limits.lines} are allowed (line ${line})`]
        : []),
      ...(parameters > limits.parameters
        ? [`${path}: ${name} has ${parameters} parameters; at most ${limits.parameters} are allowed (line ${line})`]
        : []),
    ];
  });
}

function isFunction({ type }: Node): boolean {
  return ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(type);
}

/** Functions are called as they are declared, or as what they are assigned to. */
function namesOf(nodes: readonly Node[]): ReadonlyMap<unknown, string> {
  const names = new Map<unknown, string>();
  for (const node of nodes) {
    const named = (node.id ?? node.key) as Node | undefined;
    const name = named?.name;
    if (typeof name !== "string") continue;
    names.set(isFunction(node) ? node : (node.init ?? node.value), name);
  }
  return names;
}

function lineFinder(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
