import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Shows a `<dialog>` beside the page, or over it with the focus kept inside; the focus stays where it was on a change. */
export function useShownDialog(
  ref: RefObject<HTMLDialogElement | null>,
  isModal: boolean,
  firstFocus: () => HTMLElement | null,
): void {
  const focused = useRef<Element | null>(null);
  const first = useRef(firstFocus);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isModal) dialog.showModal();
    else dialog.show();
    const target = focused.current?.isConnected ? focused.current : first.current();
    if (target instanceof HTMLElement) target.focus();
    return () => {
      focused.current = dialog.contains(document.activeElement) ? document.activeElement : null;
      dialog.close();
    };
  }, [ref, isModal]);
}
