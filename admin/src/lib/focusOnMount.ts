/** A ref for the one control that a dialog opens for: its keys work at once, and what is typed replaces what is there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}
