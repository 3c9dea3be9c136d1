import type { LocalizedText } from '../language.js';

/** The statuses that have a page. */
export const ERROR_STATUSES = [401, 403, 404, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** `/error/{n}`: the page for that number, Not Found for any other. */
export function parseErrorStatus(text: string | undefined): ErrorStatus {
  return ERROR_STATUSES.find((status) => String(status) === text) ?? 404;
}

/** Titles of the browser's tab, from the server's answer on. */
export const ERROR_PAGE_TITLES: Readonly<Record<ErrorStatus, LocalizedText>> = {
  401: { en: 'Authentication required', id: 'Perlu masuk dulu' },
  403: { en: 'Access denied', id: 'Akses ditolak' },
  404: { en: 'Page not found', id: 'Halaman tidak ditemukan' },
  500: { en: 'Something went wrong', id: 'Ada yang tidak beres' },
  503: { en: 'Under maintenance', id: 'Sedang dalam perbaikan' },
};
