import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.BELTWRIGHT_SERVER ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 5173, proxy: { "/api": server, "/healthz": server } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: "tanstack", test: /node_modules[\\/]@tanstack[\\/]/ },
            { name: "mantine", test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/ },
            { name: "model", test: /node_modules[\\/]zod[\\/]|packages[\\/](model|contract|engine)[\\/]/ },
          ],
        },
      },
    },
  },
});
