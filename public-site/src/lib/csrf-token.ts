import { MissingCsrfTokenError } from './api-errors';

const findMeta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');

/** The anti-forgery token of this page; throws `MissingCsrfTokenError` when the page carries none. */
export function readCsrfToken(): string {
  const token = findMeta()?.content;
  if (!token) throw new MissingCsrfTokenError();
  return token;
}

export function writeCsrfToken(token: string): void {
  const meta = findMeta();
  if (meta) meta.content = token;
}
