import type { Plugin } from "vite";
import { firstReports } from "../src/features/reports/reported-design.ts";
import { landingFigures, sampleReport } from "./landing-figures.ts";

const head = "./landing.data.js";

/**
 * Gives the landing page what the engine says of itself, worked out anew at every build: a file of figures and a sample
 * report, both loaded when they are looked at.
 */
export function landingData(): Plugin {
  let isBuild = false;
  return {
    name: "landing-data",
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === head ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${head}`) return undefined;
      const write = (name: string, type: string, source: string | Uint8Array) => {
        if (isBuild) return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })}`;
        return JSON.stringify(`data:${type};base64,${Buffer.from(source).toString("base64")}`);
      };
      const figures = write("landing.json", "application/json", JSON.stringify(await landingFigures()));
      const report = write("sample-report.pdf", "application/pdf", await sampleReport(firstReports));
      return `export const figuresAddress = ${figures};\nexport const sampleReportAddress = ${report};`;
    },
  };
}
