import type { Calculator, Tool } from "@beltwright/calculators";
import { type ReactNode, Suspense, use } from "react";

const loading = new Map<string, Promise<Calculator>>();

/** Loaded once; one that could not be loaded is tried again when it is asked for next. */
function loadedOf({ name, load }: Tool): Promise<Calculator> {
  const known = loading.get(name);
  if (known) return known;
  const asked = load();
  asked.catch(() => loading.delete(name));
  loading.set(name, asked);
  return asked;
}

interface LoadedCalculatorProps {
  readonly tool: Tool;
  readonly children: (calculator: Calculator) => ReactNode;
}

/** Shows a calculator as soon as it is loaded. */
export function LoadedCalculator(props: LoadedCalculatorProps) {
  return (
    <Suspense>
      <Loaded key={props.tool.name} {...props} />
    </Suspense>
  );
}

function Loaded({ tool, children }: LoadedCalculatorProps) {
  return children(use(loadedOf(tool)));
}
