/** The token of a pairing code, which is taken out of the address: nobody is to find it in the history. Null without one. */
export function takeToken(): string | null {
  const token = window.location.hash.slice(1);
  if (!/^[\w-]{16,64}$/.test(token)) return null;
  window.history.replaceState(null, '', window.location.pathname);
  return token;
}
