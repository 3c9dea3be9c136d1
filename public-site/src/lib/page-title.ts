import { useEffect } from 'react';

/** Names the browser's tab; the server writes the first title, this one follows the visitor from page to page. */
export function usePageTitle(title: string, festival: string): void {
  useEffect(() => {
    document.title = `${title} · ${festival}`;
  }, [title, festival]);
}
