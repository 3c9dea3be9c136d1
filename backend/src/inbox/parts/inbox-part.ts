import { INBOX_MOST_COUNTED, type Inbox, type InboxKind, type InboxPart, type Timestamp } from '@festival/contracts';
import type { WaitingIds } from '../../platform/lists/waiting-ids.js';

export type InboxParts = Omit<Inbox, 'counted_at'>;

/** The kinds that are asked for. */
export type Kinds = ReadonlySet<InboxKind>;

/** Reads a part when it is asked for. */
export async function ifWanted<T>(kinds: Kinds, kind: InboxKind, read: () => Promise<T>): Promise<T | null> {
  return kinds.has(kind) ? read() : null;
}

/** A part of which only the shown rows are read. With `take` 0 none is. */
export async function partOfIds<Row>(
  { ids, hasMore }: WaitingIds,
  take: number,
  read: (ids: number[]) => Promise<Row[]>,
  since: (row: Row) => Timestamp | null,
): Promise<InboxPart<Row>> {
  const rows = take > 0 && ids.length > 0 ? await read(ids.slice(0, take)) : [];
  return { count: ids.length, has_more: hasMore, oldest_at: oldest(rows.map(since)), rows };
}

/** A part whose few rows are all in memory; the oldest first, those without a time before them. */
export function partOfRows<Row>(
  rows: readonly Row[],
  take: number,
  since: (row: Row) => Timestamp | null,
): InboxPart<Row> {
  const sorted = rows.toSorted((one, other) => (since(one) ?? '').localeCompare(since(other) ?? ''));
  return {
    count: Math.min(rows.length, INBOX_MOST_COUNTED),
    has_more: rows.length > INBOX_MOST_COUNTED,
    oldest_at: oldest(rows.map(since)),
    rows: sorted.slice(0, take),
  };
}

function oldest(times: ReadonlyArray<Timestamp | null>): Timestamp | null {
  return times.filter((time) => time !== null).sort()[0] ?? null;
}
