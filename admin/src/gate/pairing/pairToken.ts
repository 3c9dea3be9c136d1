/** 128 random bits in base64url, as the server makes them. */
const TOKEN = /^[\w-]{22}$/;

/** The token of a pairing code, which is in the address until it was used; null without one. */
export const pairToken = (): string | null => tokenIn(window.location.hash);

/** The token in a code that was scanned or a link that was pasted; null when there is none. */
export function tokenIn(text: string): string | null {
  const token = text.trim().split('#').at(-1) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** Nobody is to find a used token in the history. */
export function forgetToken(): void {
  window.history.replaceState(null, '', window.location.pathname);
}
