/** Something long that few ask for: put together when it is first asked for, and kept. */
export function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const maker = Symbol("maker");

type Holding<Made> = { readonly [maker]: () => Made };

function askedFor<Made>(this: Holding<Made>): Made {
  return this[maker]();
}

/**
 * Gives a record a last property that is put together when it is first asked for. One getter for all of them: a record
 * with a getter of its own is looked up like a dictionary, which makes all its other properties slow.
 */
export function addWhenAsked<Given extends object, Name extends string, Made>(
  given: Given,
  name: Name,
  make: () => Made,
): asserts given is Given & Readonly<Record<Name, Made>> {
  Object.defineProperty(given, maker, { value: whenAsked(make) });
  Object.defineProperty(given, name, { get: askedFor, enumerable: true });
}
