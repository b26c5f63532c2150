import {
  type Conveyor,
  enteredText,
  findFieldAt,
  outputAt,
  pathText,
  type Remedy,
  shownText,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";

type Change = Remedy["changes"][number];

/** What a remedy changes, in words: `Take-up mass: 2000 → 2600 kg`. */
export function remedyText(
  conveyor: Pick<Conveyor, "pulls" | "drives">,
  { changes }: Pick<Remedy, "changes">,
  { system }: { readonly system: UnitSystem },
): string {
  return changes.map((change) => `${titleOf(conveyor, change)}: ${valuesText(change, system)}`).join("; ");
}

/** No field says that all parts are chosen anew. */
function titleOf(conveyor: Pick<Conveyor, "pulls" | "drives">, { path }: Change): string {
  return path === "partsKept" ? "All parts" : headed(pathText(conveyor, path));
}

function valuesText({ path, before, after }: Change, system: UnitSystem): string {
  const field = findFieldAt(path);
  const unit = field?.kind === "number" ? field.unit : "1";
  const text = (value: Change["before"]) =>
    typeof value === "number" ? enteredText(value, unit, system) : wordOf(value);
  const isFound = before === 0 || before === "";
  return `${isFound ? "" : `${text(before)} → `}${text(after)} ${unitLabel(unit, system)}`.trim();
}

const words: Readonly<Record<string, string>> = { true: "on", false: "off" };
const wordOf = (value: unknown) => words[String(value)] ?? String(value);
const headed = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What else comes of it: `absorbed power +1.2 kW, mass of the components +230 kg`; empty where nothing shown moves. */
export function remedyEffects(
  { differences, conveyor }: Pick<Remedy, "differences" | "conveyor">,
  { system }: { readonly system: UnitSystem },
): string {
  return Object.entries(differences)
    .flatMap(([name, value]) => {
      const { label = name, unit = "1" } = outputAt(name) ?? {};
      const text = shownText(Math.abs(value), unit, system, 3);
      if (Number(text) === 0) return [];
      return [
        `${label.toLowerCase()} ${value < 0 ? "−" : "+"}${text} ${unitLabel(unit, system, conveyor.costCurrency)}`.trim(),
      ];
    })
    .join(", ");
}
