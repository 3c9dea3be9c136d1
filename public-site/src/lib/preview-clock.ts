import { JAKARTA_OFFSET, PREVIEW_AT } from '@festival/contracts';
import { jsonCodec, storageEntry } from './storage/browser-storage';

/** An editor looks at the site as it will be: from `at` on, which was `since`; both in milliseconds since 1970. */
interface Preview {
  at: number;
  since: number;
}

const stored = storageEntry<Preview>(
  'preview_clock',
  jsonCodec(({ at, since }) =>
    Number.isFinite(at) && Number.isFinite(since) ? { at: Number(at), since: Number(since) } : null,
  ),
  'session',
);

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Sets the display's clock by `?at=2031-03-15T19:00` (Jakarta's time), until the preview is left or the tab is closed. */
export function beginPreview(search: string): void {
  const text = new URLSearchParams(search).get(PREVIEW_AT) ?? '';
  const at = LOCAL_TIME.test(text) ? Date.parse(`${text}${JAKARTA_OFFSET}`) : Number.NaN;
  if (Number.isFinite(at)) stored.set({ at, since: Date.now() });
}

export const leavePreview = (): void => stored.remove();

export const isPreview = (): boolean => stored.get() !== null;

/** The moment that the site shows; the server sells by its own clock. */
export function displayNow(): number {
  const preview = stored.get();
  return preview ? preview.at + Date.now() - preview.since : Date.now();
}
