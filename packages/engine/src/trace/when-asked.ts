/** Something long that few ask for: put together when it is first asked for, and kept. */
export function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

type Makers = Readonly<Record<string, () => unknown>>;

type WithMade<Given extends object, Made extends Makers> = Given & {
  readonly [Name in keyof Made]: ReturnType<Made[Name]>;
};

/** Where the maker of a property is kept, and the getter that asks it: one of both for each name. */
interface Late {
  readonly maker: symbol;
  readonly get: (this: Readonly<Record<symbol, () => unknown>>) => unknown;
}

const lateByName = new Map<string, Late>();

function lateOf(name: string): Late {
  const known = lateByName.get(name);
  if (known !== undefined) return known;
  const maker = Symbol(name);
  const late: Late = {
    maker,
    get() {
      return this[maker]?.();
    },
  };
  lateByName.set(name, late);
  return late;
}

/**
 * Gives a record properties that are put together when they are first asked for. All records share one getter for each
 * name: a getter of its own gives a record a hidden class of its own, which is looked up like a dictionary and, as classes
 * outlive young garbage, holds on to everything that its getter knows until all memory is looked through.
 */
export function addWhenAsked<Given extends object, Made extends Makers>(
  given: Given,
  makers: Made,
): WithMade<Given, Made> {
  for (const name in makers) {
    const { maker, get } = lateOf(name);
    const make = makers[name];
    if (make !== undefined) Object.defineProperty(given, maker, { value: whenAsked(make) });
    Object.defineProperty(given, name, { get, enumerable: true, configurable: true });
  }
  return given as WithMade<Given, Made>;
}
