/** SVG by name of the figure, coloured by the page. Made by `build/help-data.ts` when the program is built. */
export declare const drawings: Readonly<Record<string, string>>;
