import type { Plugin } from "vite";
import { dataModule } from "./data-module.ts";
import { landingFigures, sampleReport } from "./landing-figures.ts";

/** Gives the landing page what the engine says of itself: a file of figures and a sample report. */
export function landingData(): Plugin {
  return dataModule("./landing.data.js", async (write) => {
    const figures = write("landing.json", "application/json", JSON.stringify(await landingFigures()));
    const report = write("sample-report.pdf", "application/pdf", await sampleReport("tender"));
    return `export const figuresAddress = ${figures};\nexport const sampleReportAddress = ${report};`;
  });
}
