import type { WayIn } from '@festival/contracts';

/** An answer over HTTP. */
export interface HttpSeen {
  status: number;
  /** Of the header `Date`; null without one. */
  date: Date | null;
  body: string;
}

/** A server's side of a TLS connection. */
export interface TlsSeen {
  /** `TLSv1.3` */
  protocol: string;
  /** Why a browser would refuse the certificate; null: it wouldn't. */
  refusedFor: string | null;
  /** The organisation that vouches for it. */
  issuer: string;
  validTo: Date;
}

export interface DiskSeen {
  /** Names the disk: two folders of one disk have the same. */
  device: string;
  freeBytes: number;
}

export interface MemorySeen {
  limitBytes: number;
  /** Of the container's limit, or the machine's memory: the smaller one. */
  freeBytes: number;
}

/** What was looked up outside of the process; each gives up in time. Tests put their own in its place. */
export abstract class Probes {
  /** The TXT records of a name, each as one text; none when the name has none. */
  abstract txt(name: string): Promise<string[]>;
  abstract get(url: string, headers?: Record<string, string>): Promise<HttpSeen>;
  /** `only12`: as a sender that knows nothing newer than TLS 1.2. */
  abstract tls(host: string, port: number, only12: boolean): Promise<TlsSeen>;
  /** This machine or container. */
  abstract host(): string;
  /** What is in a folder; nothing where there is none. */
  abstract names(folder: string): Promise<string[]>;
  abstract disk(folder: string): Promise<DiskSeen>;
  abstract memory(): Promise<MemorySeen>;
  /** How many files and connections the process may have open; null where it isn't known. */
  abstract openFiles(): Promise<number | null>;
}

/** What became of a call through `PUBLIC_URL`. `problem` is a word of Node's for a failed connection. */
export type WaySeen =
  { kind: 'festival'; answer: WayIn } | { kind: 'other'; status: number } | { kind: 'away'; problem: string };

/** What became of a query. `away`: no connection, with Node's word for it. */
export type ProviderSeen =
  | {
      kind: 'answer';
      takesKey: boolean;
      status: string;
      /** How far our clock is ahead of the provider's; null when it told no time. */
      aheadMs: number | null;
    }
  | { kind: 'away'; problem: string };

/** Node's word for what went wrong: `ECONNREFUSED`; never a message, which may repeat what was sent. */
export function problemOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) return code;
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time';
  if (cause !== undefined && cause !== error) return problemOf(cause);
  return 'no connection';
}
