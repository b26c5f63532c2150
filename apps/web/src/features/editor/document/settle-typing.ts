/**
 * Words count when their field is left, so that each is one step to take back. Whatever acts on the whole document, such
 * as a save, leaves the field first: what stands on the screen is what is meant.
 */
export function settleTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.closest('[data-kind="text"], [data-cell]')) return;
  if (!field.matches("input, textarea, select")) return;
  field.blur();
  field.focus({ preventScroll: true });
}
