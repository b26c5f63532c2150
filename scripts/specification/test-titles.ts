import { type Node, readModule } from "../structure/source-module.ts";

/**
 * Titles of the tests and groups of a test file as they are written, those of `it.each` with their places. What is
 * always skipped shows nothing and is left out.
 */
export function testTitles(file: { readonly path: string; readonly text: string }): readonly string[] {
  return readModule(file).nodes.flatMap((node) => {
    if (node.type !== "CallExpression" || !names.has(calledName(node) ?? "")) return [];
    const [title, body] = node.arguments as readonly Node[];
    return title && body ? titleOf(title, file.text) : [];
  });
}

const names = new Set(["it", "test", "describe"]);

const skipping = new Set(["skip", "todo", "fixme"]);

/** The name a chain of calls begins with: `it` of `it.each(rows)`; none of `it.skip`. */
function calledName(node: Node): string | undefined {
  if (node.type === "Identifier") return String(node.name);
  const property = node.property as Node | undefined;
  if (skipping.has(String(property?.name))) return undefined;
  const inner = (node.callee ?? node.object ?? node.tag) as Node | undefined;
  return inner && calledName(inner);
}

function titleOf(node: Node, text: string): readonly string[] {
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node.type === "TemplateLiteral") return [text.slice(node.start + 1, node.end - 1)];
  return [];
}
