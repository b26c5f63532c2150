/** Something long that few ask for: put together when it is first asked for, and kept. */
export function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
