/** Puts the keyboard into the first field that has something wrong, once the form has been drawn with it. */
export function focusFirstIssue(): void {
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>(
      '[data-invalid="true"] input, [data-invalid="true"] select, [data-invalid="true"] textarea',
    );
    field?.focus({ preventScroll: true });
    field?.closest("[data-field]")?.scrollIntoView({ block: "center" });
  }, 0);
}
