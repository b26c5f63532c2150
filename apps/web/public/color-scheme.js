// Runs before the first paint so that a dark page never flashes white.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("beltwright.theme");
  } catch {
    chosen = null;
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
