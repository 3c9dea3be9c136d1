/** A ref for the one control that a dialog opens for: its keys work at once. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
