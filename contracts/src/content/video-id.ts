const ID = /^[\w-]{11}$/;
const HOSTS = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const IN_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:\/|$)/;

/**
 * The 11 characters that name a video on the video platform, from themselves or from any address of that platform
 *; null for all else.
 */
export function videoIdOf(input: string): string | null {
  const text = input.trim();
  if (ID.test(text)) return text;
  const url = addressOf(text);
  if (!url) return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  if (!HOSTS.has(host)) return null;
  if (host === 'youtu.be') return valid(url.pathname.split('/')[1]);
  return valid(url.searchParams.get('v')) ?? valid(IN_PATH.exec(url.pathname)?.[1]);
}

function valid(id: string | null | undefined): string | null {
  return id && ID.test(id) ? id : null;
}

function addressOf(text: string): URL | null {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(address);
    return ['http:', 'https:'].includes(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
