import { documentTitle } from '@festival/contracts';
import { useEffect } from 'react';

/**
 * Names the browser's tab; null: by the festival alone, as the first page. The server writes the first title
 * (`backend/src/pages/title-and-meta-tags.ts`), this one follows the visitor from page to page.
 */
export function usePageTitle(title: string | null, festival: string): void {
  useEffect(() => {
    document.title = documentTitle(title, festival);
  }, [title, festival]);
}
