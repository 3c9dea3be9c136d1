import { useEffect, useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** react-admin puts the label of a row's checkbox on its frame, where ARIA forbids one; it belongs to the input. */
export function LabelledRows({ children }: { children: ReactNode }) {
  // Rendered again with the rows.
  useListContext();
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const frame of table.current?.querySelectorAll('.select-item[aria-label]') ?? []) {
      frame.querySelector('input')?.setAttribute('aria-label', frame.getAttribute('aria-label') ?? '');
      frame.removeAttribute('aria-label');
    }
  });
  return <div ref={table}>{children}</div>;
}
