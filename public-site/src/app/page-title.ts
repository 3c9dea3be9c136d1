import { useEffect } from 'react';
import { FESTIVAL } from './festival';

/** Names the browser's tab; the server writes the first title, this one follows the visitor from page to page. */
export function usePageTitle(title: string, festival: string = FESTIVAL.name): void {
  useEffect(() => {
    document.title = `${title} · ${festival}`;
  }, [title, festival]);
}
