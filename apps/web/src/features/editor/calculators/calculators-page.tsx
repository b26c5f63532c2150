import { type Calculator, findTool, startOf, tools } from "@beltwright/calculators";
import { NativeSelect } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { helpAnchor } from "../../../ui/help/help-anchor.ts";
import { HelpLink } from "../../../ui/help/help-link.tsx";
import { CalculatorView } from "./calculator-view.tsx";
import styles from "./calculators.module.css";
import { LoadedCalculator } from "./loaded-calculator.tsx";
import { useTypedValues } from "./typed-values.ts";

const route = getRouteApi("/shell/calculators");
const groups = Map.groupBy(tools, ({ group }) => group);

/** Every calculator on a page of its own, without a conveyor. */
export function CalculatorsPage() {
  const { tool: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const tool = findTool(wanted) ?? tools[0];
  if (!tool) return null;
  return (
    <div className={styles.page}>
      <title>{`${tool.title} · Calculators · Beltwright`}</title>
      <div className={styles.pageHead}>
        <h1 tabIndex={-1} id="page-heading">
          Calculators
        </h1>
        <HelpLink page="calculators" anchor={helpAnchor(tool.title)} label="Help for this calculator" />
      </div>
      <NativeSelect
        className={styles.choice}
        label="Calculator"
        data={[...groups].map(([group, ones]) => ({
          group,
          items: ones.map(({ name, title }) => ({ value: name, label: title })),
        }))}
        value={tool.name}
        onChange={(event) => void navigate({ search: { tool: event.currentTarget.value } })}
      />
      <nav className={styles.list} aria-label="Calculators">
        {[...groups].map(([group, ones]) => (
          <div key={group}>
            <h2>{group}</h2>
            <ul>
              {ones.map(({ name, title }) => (
                <li key={name}>
                  <Link
                    to="/calculators"
                    search={{ tool: name }}
                    aria-current={name === tool.name ? "page" : undefined}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <LoadedCalculator tool={tool}>
        {(calculator) => <AloneCalculator title={tool.title} calculator={calculator} />}
      </LoadedCalculator>
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

function AloneCalculator({ title, calculator }: { readonly title: string; readonly calculator: Calculator }) {
  const answers = useTypedValues(startOf(calculator));
  return <CalculatorView title={title} calculator={calculator} answers={{ ...answers, fromDesign: none }} />;
}
