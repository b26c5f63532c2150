const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A moment in milliseconds since 1970, in the words of the person's own browser. */
export function formatTime(time: number): string {
  return dateTime.format(time);
}
