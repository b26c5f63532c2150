const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const date = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** The day of a moment, where the hour is of no interest. */
export function formatDay(time: number): string {
  return date.format(time);
}

/** A moment in milliseconds since 1970, in the words of the person's own browser. */
export function formatTime(time: number): string {
  return dateTime.format(time);
}
