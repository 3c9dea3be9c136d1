/** The value of a storage key; `invalid` is text that can't be decoded. */
export type Stored<T> = { state: 'none' } | { state: 'invalid' } | { state: 'found'; value: T };

export interface StorageEntry<T> {
  read(): Stored<T>;
  /** The value, or null when there is none or it can't be read. */
  get(): T | null;
  set(value: T): void;
  remove(): void;
}

interface Codec<T> {
  encode(value: T): string;
  /** Null when the text isn't such a value. */
  decode(text: string): T | null;
}

/** `local` is shared by the site's tabs and stays; `session` is one tab's. */
type Area = 'local' | 'session';

const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** Used when the browser refuses its storage (private mode, blocked site data): the tab at least remembers. */
const memory = new Map<string, string>();

function readText(area: Area, key: string): string | null {
  try {
    return memory.get(key) ?? storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

function writeText(area: Area, key: string, text: string): void {
  try {
    storageOf(area).setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

function removeText(area: Area, key: string): void {
  memory.delete(key);
  try {
    storageOf(area).removeItem(key);
  } catch {
    return;
  }
}

/** A typed key of the browser's storage; none of its methods ever throws. */
export function storageEntry<T>(key: string, codec: Codec<T>, area: Area = 'local'): StorageEntry<T> {
  const read = (): Stored<T> => {
    const text = readText(area, key);
    if (text === null) return { state: 'none' };
    const value = codec.decode(text);
    return value === null ? { state: 'invalid' } : { state: 'found', value };
  };
  return {
    read,
    get: () => {
      const stored = read();
      return stored.state === 'found' ? stored.value : null;
    },
    set: (value) => writeText(area, key, codec.encode(value)),
    remove: () => removeText(area, key),
  };
}

/** JSON objects that `check` accepts. */
export function jsonCodec<T>(check: (value: Record<string, unknown>) => T | null): Codec<T> {
  return {
    encode: (value) => JSON.stringify(value),
    decode: (text) => {
      try {
        const value: unknown = JSON.parse(text);
        return typeof value === 'object' && value !== null ? check(value as Record<string, unknown>) : null;
      } catch {
        return null;
      }
    },
  };
}

export const textCodec: Codec<string> = { encode: (value) => value, decode: (text) => text || null };
