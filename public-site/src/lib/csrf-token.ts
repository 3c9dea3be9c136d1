import { MissingCsrfTokenError } from './api-errors';

const findMeta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');

/** The anti-forgery token of this page, for calls that only read and so can do without; null when there is none. */
export const findCsrfToken = (): string | null => findMeta()?.content || null;

/** The anti-forgery token of this page; throws `MissingCsrfTokenError` when the page carries none. */
export function readCsrfToken(): string {
  const token = findCsrfToken();
  if (!token) throw new MissingCsrfTokenError();
  return token;
}

export function writeCsrfToken(token: string): void {
  const meta = findMeta();
  if (meta) meta.content = token;
}
