import { Dexie, type DexieOptions, type Table } from 'dexie';
import type {
  FirstUse,
  GateMode,
  GateName,
  GatePhone,
  GateResult,
  GateRules,
  GateTicketState,
  GateVerdict,
  SealedTicket,
  TicketHash,
} from '@festival/contracts';

/** Why a phone may not scan any more. */
export type EndedBecause = 'revoked' | 'expired';

/** All that there is once; one row. Times are milliseconds since 1970. */
export interface PhoneRow {
  key: 'phone';
  /** A random text, made with the database. */
  installation: string;
  /** A random text; another one after the browser has deleted the database, so that rows of before are known to be gone. */
  storeId: string;
  /** Null: not paired. */
  session: string | null;
  phone: GatePhone | null;
  /** The gate that was chosen on this phone; null: the one that it was paired for. */
  gate: GateName | null;
  rules: GateRules | null;
  /** Of the snapshot: random, so that no tab takes another snapshot for it. */
  copyId: string;
  /** The next `since` of the changes; null: there is no snapshot yet. */
  number: number | null;
  count: number;
  /** By the server's clock: when the copy was last brought up to date. */
  syncedAt: number | null;
  /** The server's clock less the phone's. */
  offsetMs: number | null;
  askForId: boolean;
  /** The server's, as the copy came with it; null: none is known. */
  epoch: string | null;
  /** Where the details go on; null: all are here. */
  detailsAfter: TicketHash | null;
  ended: EndedBecause | null;
  /** The browser's answer to the request not to delete this database; null: not asked yet, or the browser can't. */
  storageKept: boolean | null;
  /** Unsent scans that were lost when the browser deleted the database, until somebody has taken note. */
  lostScans: number;
  /** Scans of an earlier edition that were never sent, until somebody has taken note; rows of older versions have none. */
  oldScans?: number;
  /** Of a phone that was paired again and has no new copy: scans up to this id were made before. */
  earlierScans?: number | null;
  /** Null: none, or somebody has taken note. */
  lateDouble: LateDouble | null;
}

/** An entry or hand-out that this phone allowed by itself, though the ticket had been used elsewhere. */
export interface LateDouble {
  mode: 'entry' | 'hand_out';
  /** By the server's clock, milliseconds since 1970. */
  at: number;
  gate: GateName;
  first: FirstUse;
}

/** Of a phone that isn't paired. */
export function newPhone(): PhoneRow {
  return {
    key: 'phone',
    installation: crypto.randomUUID(),
    storeId: crypto.randomUUID(),
    session: null,
    phone: null,
    gate: null,
    rules: null,
    copyId: '',
    number: null,
    count: 0,
    syncedAt: null,
    offsetMs: null,
    askForId: false,
    epoch: null,
    detailsAfter: null,
    ended: null,
    storageKept: null,
    lostScans: 0,
    lateDouble: null,
  };
}

/** The snapshot, as it came. */
export interface CopyRow {
  id: 'tickets';
  copyId: string;
  bytes: Uint8Array;
  count: number;
  gateNames: GateName[];
}

/** A ticket as this phone knows it. */
export interface KnownTicket {
  hash: TicketHash;
  state: GateTicketState;
  /** Bit 0 is the first item that is handed out. */
  items: number;
  /** Of the first entry, by the server's clock, milliseconds. */
  usedAt: number | null;
  gate: GateName | null;
}

/** A use of a ticket at a linked phone, which the copy may not show yet. */
export interface LinkedUse {
  hash: TicketHash;
  mode: Exclude<GateMode, 'information'>;
  item: string | null;
  /** By the server's clock, milliseconds since 1970. */
  at: number;
  gate: GateName;
  /** The other phone's name. */
  device: string;
}

/** `unsent`: the server hasn't named its nonce; `told`: it has; `refused`: it can't read this scan. */
export type ScanState = 'unsent' | 'told' | 'refused';

/** A scan that was made on this phone. */
export interface ScanRow {
  /** Grows, so it is the order in which scans were made. */
  id?: number;
  nonce: string;
  hash: TicketHash;
  mode: GateMode;
  item: string | null;
  /** By the phone's clock, milliseconds since 1970. */
  at: number;
  /** The server's clock less the phone's, at that moment. */
  offsetMs: number;
  gate: GateName;
  /** The verdict that was shown, or is about to be; null: none was. */
  verdict: GateVerdict | null;
  state: ScanState;
  /** Why it was refused. */
  message: string | null;
  /** As the server told it. */
  result: GateResult | null;
  first: FirstUse | null;
}

/** A scan that the server has and that its copy shows: kept for a while, should the server lose it. */
export interface SentScanRow extends ScanRow {
  /** By the phone's clock, milliseconds since 1970. */
  sentAt: number;
}

/**
 * The scanner's tables. They hold no name, address or ticket code in the clear, so that whoever finds a phone learns
 * nothing about anybody.
 */
export class GateDatabase extends Dexie {
  declare meta: Table<PhoneRow, string>;
  declare copy: Table<CopyRow, string>;
  declare changed: Table<KnownTicket, string>;
  declare details: Table<SealedTicket, string>;
  declare scans: Table<ScanRow, number>;
  declare sent: Table<SentScanRow, number>;
  declare linked: Table<LinkedUse & { key: string }, string>;

  constructor(name = 'festival-gate', options: DexieOptions = {}) {
    // A green screen says that the scan is on the disk, not that the disk has been asked.
    super(name, { chromeTransactionDurability: 'strict', ...options });
    this.version(1).stores({ meta: 'key', copy: 'id', changed: 'hash', details: 'hash', scans: '++id,hash,state' });
    this.version(2).stores({ scans: '++id,&nonce,hash,state', linked: 'key,hash' });
    this.version(3).stores({ sent: 'id,sentAt' });
    // Other tabs, and the browser when a person clears its data, wait for this connection. It opens again by itself.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}
