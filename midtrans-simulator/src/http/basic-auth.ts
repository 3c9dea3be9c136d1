import { createHash, timingSafeEqual } from 'node:crypto';

export type KeyCheck = 'ok' | 'wrong' | 'empty';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Checks `Authorization: Basic base64(SERVER_KEY + ":")`; `empty` is a header whose key is blank. */
export function checkServerKey(header: string | undefined, serverKey: string): KeyCheck {
  const encoded = /^Basic\s+(.*)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return 'wrong';
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  if (pair === ':' || pair === '') return 'empty';
  return timingSafeEqual(digest(pair), digest(`${serverKey}:`)) ? 'ok' : 'wrong';
}
