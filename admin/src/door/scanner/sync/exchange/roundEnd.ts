import type { StorageFailure, Stored } from '../../store/storageFailure';
import type { GateFailure } from '../calls/gateHttp';

/** How a piece of the exchange with the server ended; `hasMore`: asking again at once gives more. */
export type RoundEnd = { kind: 'done'; hasMore: boolean } | GateFailure | { kind: 'storage'; failure: StorageFailure };

export const DONE: RoundEnd = { kind: 'done', hasMore: false };

export function storageEnd<T>(stored: Stored<T> & { ok: false }): RoundEnd {
  return { kind: 'storage', failure: stored.failure };
}

/** The server said that this phone may not scan any more. */
export function isRevoked(end: { kind: string; status?: number }): boolean {
  return end.kind === 'refused' && (end.status === 401 || end.status === 403);
}
