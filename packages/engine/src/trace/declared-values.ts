import { plain } from "./reference.ts";

/** The names under which a formula or search declares its inputs. */
export function namesOf<Name extends string>(inputs: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in inputs) names.push(name);
  return names;
}

type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** Only what was declared: callers may hand over an object that says more, as a belt does. */
export function declared<Name extends string>(names: readonly Name[], given: Numbers<Name>): Numbers<Name> {
  return picked(names, (name) => given[name]);
}

/** The same without their origins. */
export function plainly<Name extends string>(names: readonly Name[], given: Numbers<Name>): Numbers<Name> {
  return picked(names, (name) => plain(given[name]));
}

function picked<Name extends string>(names: readonly Name[], pick: (name: Name) => number): Numbers<Name> {
  const values: Partial<Record<Name, number>> = {};
  for (const name of names) values[name] = pick(name);
  return values as Numbers<Name>;
}
