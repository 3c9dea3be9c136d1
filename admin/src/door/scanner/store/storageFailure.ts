/**
 * Why the phone's storage doesn't work: no room; closed by the browser; another tab or the disk doesn't let it work;
 * the browser has none here (private mode); its content was deleted; another reason.
 */
export type StorageFailure = 'full' | 'closed' | 'blocked' | 'missing' | 'wiped' | 'unknown';

export type Stored<T> = { ok: true; value: T } | { ok: false; failure: StorageFailure; cause: unknown };

/** Storage that hasn't answered by now isn't waited for, milliseconds: Safari's has been seen never to answer. */
export const STORAGE_TIMEOUT_MS = 3_000;

/** Work in the background on many rows at once gets longer, milliseconds: old phones write slowly. */
export const SLOW_WORK_TIMEOUT_MS = 20_000;

/** The database is there, but what was stored in it is gone. */
export class StorageWipedError extends Error {
  override readonly name = 'StorageWipedError';
}

class StorageTimeoutError extends Error {
  override readonly name = 'StorageTimeoutError';
}

/** Errors of Dexie and of IndexedDB by name; the innermost that is here counts. */
const FAILURES: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  MissingAPIError: 'missing',
  SecurityError: 'missing',
  OpenFailedError: 'missing',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  AbortError: 'closed',
  StorageTimeoutError: 'blocked',
  VersionError: 'blocked',
  StorageWipedError: 'wiped',
};

/** Does work on the database within `timeoutMs` milliseconds. Never throws: a failure has a reason that can be shown. */
export async function tryStorage<T>(work: () => PromiseLike<T>, timeoutMs = STORAGE_TIMEOUT_MS): Promise<Stored<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageTimeoutError()), timeoutMs);
  });
  try {
    return { ok: true, value: await Promise.race([work(), late]) };
  } catch (error) {
    return { ok: false, failure: readFailure(error), cause: error };
  } finally {
    clearTimeout(timer);
  }
}

function readFailure(error: unknown): StorageFailure {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const inner = 'inner' in error ? readFailure(error.inner) : 'unknown';
  if (inner !== 'unknown') return inner;
  return ('name' in error ? FAILURES[String(error.name)] : undefined) ?? 'unknown';
}

/** Asks the browser never to delete the phone's data by itself. Null when it can't be asked. */
export async function keepStorage(): Promise<boolean | null> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return null;
  }
}
