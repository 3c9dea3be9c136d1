/** The token of a pairing code, which is in the address until it was used; null without one. */
export function pairToken(): string | null {
  const token = window.location.hash.slice(1);
  return /^[\w-]{16,64}$/.test(token) ? token : null;
}

/** Nobody is to find a used token in the history. */
export function forgetToken(): void {
  window.history.replaceState(null, '', window.location.pathname);
}
