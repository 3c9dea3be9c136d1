import type { IncomingHttpHeaders } from 'node:http';

const MAX_ADDRESSES = 3;

function addresses(header: string | string[] | undefined): string[] {
  const list = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((url) => url.trim());
  return list.filter((url) => /^https?:/.test(url) && URL.canParse(url)).slice(0, MAX_ADDRESSES);
}

/** `X-Override-Notification` replaces the default address, `X-Append-Notification` adds to it; up to three each. */
export function notificationAddresses(headers: IncomingHttpHeaders, defaultUrl: string | undefined): string[] {
  const override = addresses(headers['x-override-notification']);
  const defaults = defaultUrl === undefined || defaultUrl === '' ? [] : [defaultUrl];
  const base = override.length > 0 ? override : defaults;
  return [...new Set([...base, ...addresses(headers['x-append-notification'])])];
}
