/** Made by `build/landing-data.ts` when the program is built: where the figures and the sample report lie. */
export declare const figuresAddress: string;
export declare const sampleReportAddress: string;
