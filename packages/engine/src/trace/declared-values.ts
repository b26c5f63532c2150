/** The names under which a formula or search declares its inputs. */
export function namesOf<Name extends string>(inputs: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in inputs) names.push(name);
  return names;
}

/** Only what was declared: callers may hand over an object that says more, as a belt does. */
export function declaredValues<Name extends string>(
  names: readonly Name[],
  given: Readonly<Record<Name, number>>,
): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const name of names) values[name] = given[name];
  return values;
}
