import { storageEntry, textCodec } from './storage/browser-storage';

const PAUSES_MS = [500, 1500, 4000];
/** The build that this tab was reloaded for. */
const reloadedFor = storageEntry('reloaded_for', textCodec, 'session');
const ENTRY = /<script[^>]* (?:data-)?src="([^"]*\/assets\/[^"]+\.js)"/;

/** Code that couldn't be had; the rest of the page works. */
export class CodeLoadError extends Error {}

/**
 * What `load` gives. A lost connection is tried again for six seconds; after a new deployment, whose files have other
 * names, the page is reloaded once.
 * @throws CodeLoadError when it can't be had
 */
export async function loadCode<T>(load: () => Promise<T>, { mayReload = true } = {}): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await load();
    } catch {
      if (mayReload) await reloadIfReplaced(document);
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
  return load().catch((cause: unknown) => {
    throw new CodeLoadError('A part of the page could not be loaded.', { cause });
  });
}

/** Reloads the page when the server has another build of the site by now, but only once for each. */
export async function reloadIfReplaced(page: Document): Promise<void> {
  const { location } = window;
  const present = await fetch(location.href, { cache: 'no-store' }).then(
    async (answer) => entryOf(await answer.text()),
    () => null,
  );
  const own = entryOf(page.documentElement.outerHTML);
  if (!present || !own || present === own || reloadedFor.get() === present) return;
  reloadedFor.set(present);
  location.reload();
}

/** The script that a page of the site starts. */
const entryOf = (html: string): string | null => ENTRY.exec(html)?.[1] ?? null;
