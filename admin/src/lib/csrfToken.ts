export const TOKEN_CALL = '/api/csrf-token';
/** The status of a call whose anti-forgery token has expired: it is repeated once with a new one. */
export const TOKEN_EXPIRED = 419;

function tag(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}

/** The token of the page: the server wrote it, or the last call that fetched a new one. */
export function pageToken(): string | undefined {
  return tag()?.content || undefined;
}

/** On the page, where every caller finds it. */
export function storeToken(token: string): void {
  const meta = tag() ?? document.head.appendChild(document.createElement('meta'));
  meta.name = 'csrf-token';
  meta.content = token;
}
