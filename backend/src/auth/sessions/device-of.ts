import Bowser from 'bowser';

/** What a browser says of itself is long, and only its name and system are kept. */
const MAX_READ = 500;
const MAX_LENGTH = 64;

/** `Chrome on Android` of a `User-Agent`; the program's own name of what is no browser, null when nothing was said. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, MAX_READ).trim();
  if (!text) return null;
  const { browser, os } = Bowser.parse(text);
  const known = [browser.name, os.name].filter(Boolean).join(' on ');
  const program = /^[\w.-]+/.exec(text)?.[0] ?? null;
  const device = browser.name ? known : program;
  return device && device.slice(0, MAX_LENGTH);
}
