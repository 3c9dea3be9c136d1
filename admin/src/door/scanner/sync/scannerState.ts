import type { GatePhone, GateRules } from '@festival/contracts';
import type { EndedBecause, LateDouble, PhoneRow, ScanRow } from '../store/gateDatabase';
import type { StorageFailure } from '../store/storageFailure';
import { endedBecause } from './phone/readyPhone';
import type { LinkState } from '../link/phoneLink';
import type { RoundEnd } from './exchange/roundEnd';

/** `failing`: there is a network, but the server gave no answer to the last call. */
export type GateConnection = 'unknown' | 'online' | 'offline' | 'failing';

/** What the screens show of the phone. Times are milliseconds since 1970 by the server's clock. */
export interface ScannerState {
  /** Null: not paired. */
  phone: GatePhone | null;
  /** Where scans are made. */
  gate: string | null;
  rules: GateRules | null;
  connection: GateConnection;
  /** The tickets on this phone; null: none yet. */
  copy: { count: number; syncedAt: number | null; hasAllDetails: boolean } | null;
  /** Scans that the server doesn't have yet. */
  unsent: number;
  /** Scans that the server can't read, with its reason. */
  refused: readonly ScanRow[];
  /** The server's clock less the phone's, milliseconds; null: not measured. */
  clockOffsetMs: number | null;
  /** Whether the browser promised not to delete the phone's data; null: not known. */
  storageKept: boolean | null;
  /** Null: the storage works. */
  storage: StorageFailure | null;
  /** Unsent scans that were lost when the browser deleted the phone's data; 0 once somebody has taken note. */
  lostScans: number;
  /** Scans of an earlier edition of the festival that were never sent; 0 once somebody has taken note. */
  oldScans: number;
  /** The newest that nobody has taken note of. */
  lateDouble: LateDouble | null;
  ended: EndedBecause | null;
  /** Several tickets were used twice just now. */
  askForId: boolean;
  link: LinkState;
}

export const INITIAL_STATE: ScannerState = {
  phone: null,
  gate: null,
  rules: null,
  connection: 'unknown',
  copy: null,
  unsent: 0,
  refused: [],
  clockOffsetMs: null,
  storageKept: null,
  storage: null,
  lostScans: 0,
  oldScans: 0,
  lateDouble: null,
  ended: null,
  askForId: false,
  link: null,
};

/** What the phone's row says; `now` is the server's clock. */
export function stateOfPhone(row: PhoneRow, now: number): Partial<ScannerState> {
  const { phone, gate, rules, number, count, syncedAt, detailsAfter, storageKept, askForId, lostScans, lateDouble } =
    row;
  return {
    phone,
    gate: gate ?? phone?.gate ?? null,
    rules,
    copy: number === null ? null : { count, syncedAt, hasAllDetails: detailsAfter === null },
    storageKept,
    lostScans,
    oldScans: row.oldScans ?? 0,
    lateDouble,
    ended: endedBecause(row, now),
    askForId,
  };
}

/** What an exchange showed of the connection; null: nothing. */
export function connectionAfter(end: RoundEnd): GateConnection | null {
  switch (end.kind) {
    case 'done':
      return 'online';
    case 'refused':
      return end.status < 500 ? 'online' : 'failing';
    case 'storage':
      return null;
    case 'no_network':
    case 'timeout':
    case 'unreadable':
      return withoutAnswer();
  }
}

/** The connection when a call brings no answer. */
export function withoutAnswer(): GateConnection {
  return navigator.onLine ? 'failing' : 'offline';
}

/** The state with what is new in `patch`; the same object when nothing is. */
export function changed(state: ScannerState, patch: Partial<ScannerState>): ScannerState {
  const next = { ...state, ...patch };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}
