import Bowser from 'bowser';

/** Browsers say much of themselves; only name and system are kept. */
const MAX_READ = 500;
const MAX_LENGTH = 64;

/** `Chrome on Android` of a `User-Agent`; the program's own name of what is no browser, null when nothing was said. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, MAX_READ).trim();
  if (!text) return null;
  const { browser, os } = Bowser.parse(text);
  const known = browser.name ? [browser.name, os.name].filter(Boolean).join(' on ') : /^[\w.-]+/.exec(text)?.[0];
  // Of nonsense the library makes a name of nonsense.
  const readable = (known ?? '').replace(/[^\w .-]/g, '').trim();
  return readable.slice(0, MAX_LENGTH) || null;
}
