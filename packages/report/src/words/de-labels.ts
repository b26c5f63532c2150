/** German for the labels of fields and results, by their English wording. */
export const germanLabels: Readonly<Record<string, string>> = {};
