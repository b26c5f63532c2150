import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedFiles } from "./build/compressed-files.ts";
import { helpData } from "./build/help-data.ts";
import { landingData } from "./build/landing-data.ts";

const server = process.env.BELTWRIGHT_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), helpData(), landingData(), compressedFiles()],
  server: { port: 5173, proxy: { "/api": server, "/healthz": server } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // Browsers that know light-dark() of themselves: its stand-in for older ones does not reach our variables.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      // Our packages only define things; a screen should load just those it uses.
      treeshake: {
        moduleSideEffects: [
          { test: /packages[\\/](model|contract|engine|drawing|calculators)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          // What every screen needs and what rarely changes stays in the browser's cache over releases.
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: "tanstack", test: /node_modules[\\/]@tanstack[\\/](?!(react-)?(virtual|table))/ },
            // Hundreds of files of a few hundred bytes take longer to ask for than to send.
            { name: "mantine", test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/, minShareCount: 25 },
            { name: "icons", test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
