import {
  type ComponentRows,
  type Conveyor,
  type FieldDefinition,
  type FieldValue,
  findFieldAt,
  layoutFamilies,
  rowsOfSystem,
} from "@beltwright/model";

/** A choice that an engineer asks for by name. */
interface NamedChoice {
  readonly label: string;
  /** The field that says its unit, limits and options; of lists, the first row stands for all. */
  readonly path?: string;
  /** Whether how the load lies on the belt cannot change with it. */
  readonly leavesLoad?: true;
  /** What may be chosen, where the field does not say. */
  readonly options?: (conveyor: Conveyor, rows: ComponentRows) => readonly string[];
}

/** Where the belt is tightened: at the tail, or between two bends of the return strand. */
export const takeUpPlaces = ["tail", "return"] as const;

/** The choices that a conveyor is usually decided by (handbook 11.5); any other field goes by its path. */
export const namedChoices = {
  beltWidth: { label: "Belt width", path: "beltWidthInp" },
  beltSpeed: { label: "Belt speed", path: "beltSpeedInp" },
  troughAngle: { label: "Trough angle", path: "csIdler.troughAngle" },
  carrySpacing: { label: "Carry idler spacing", path: "nomCSSpacing", leavesLoad: true },
  returnSpacing: { label: "Return idler spacing", path: "nomRSSpacing", leavesLoad: true },
  rollDiameter: { label: "Carry roll diameter", path: "csIdler.rollDia" },
  beltType: { label: "Belt type", path: "beltCategory", leavesLoad: true, options: categoriesOf("belts") },
  driveLayout: { label: "Drive layout", leavesLoad: true, options: () => layoutFamilies },
  takeUpPlace: { label: "Take-up place", leavesLoad: true, options: () => takeUpPlaces },
  starter: { label: "Starter", path: "drives[0].controlMode", leavesLoad: true },
} as const satisfies Readonly<Record<string, NamedChoice>>;

type ChoiceName = keyof typeof namedChoices;

function categoriesOf(library: string) {
  return ({ metric }: Conveyor, rows: ComponentRows): readonly string[] => {
    const listed = rowsOfSystem(rows[library] ?? [], metric).filter(({ allowSelection }) => allowSelection);
    return [...new Set(listed.map(({ category }) => category))].toSorted();
  };
}

export function isNamed(name: string): name is ChoiceName {
  return Object.hasOwn(namedChoices, name);
}

const definitionOf = (name: string): NamedChoice | undefined => (isNamed(name) ? namedChoices[name] : undefined);

/** The field of a choice; none where it is no field. */
export function choiceField(name: string): FieldDefinition | undefined {
  const named = definitionOf(name);
  const path = named === undefined ? name : named.path;
  return path === undefined ? undefined : findFieldAt(path);
}

export function choiceLabel(name: string): string {
  return definitionOf(name)?.label ?? findFieldAt(name)?.label ?? name;
}

/** Whether all candidates that differ in nothing else have the same load on the belt. */
export const leavesLoad = (name: string): boolean => definitionOf(name)?.leavesLoad === true;

/** Whether neighbours in its list are alike. */
export const isOrdered = (values: readonly FieldValue[]): boolean => values.every((one) => typeof one === "number");

/** The words a choice may have; none for numbers. */
export function choiceOptions(name: string, conveyor: Conveyor, rows: ComponentRows): readonly string[] {
  const own = definitionOf(name)?.options;
  if (own !== undefined) return own(conveyor, rows);
  const field = choiceField(name);
  return field?.kind === "choice" ? field.options : [];
}
