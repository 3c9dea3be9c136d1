import type { LocalizedText } from '../../language.js';
import { SITE_ROUTES } from '../routes.js';
import type { PublicPage } from './public-page.js';

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

export const NOT_FOUND_PAGE: PublicPage = {
  path: '/*',
  title: ERROR_PAGE_TITLES[404],
  description: {
    en: 'The page that you are looking for does not exist.',
    id: 'Halaman yang kamu cari tidak ada.',
  },
  isPrivate: true,
};

export const errorPage = (status: ErrorStatus): PublicPage => ({
  path: SITE_ROUTES.error,
  title: ERROR_PAGE_TITLES[status],
  description: { en: 'This page can not be shown.', id: 'Halaman ini tidak bisa ditampilkan.' },
  isPrivate: true,
});
