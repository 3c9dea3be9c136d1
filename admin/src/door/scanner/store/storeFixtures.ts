import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { encodeGateTickets, type GateRules, type GateTicket } from '@festival/contracts';
import { GateDatabase, type ScanRow } from './gateDatabase';

// Every browser has these; jsdom has not. Imported before Dexie, which looks for the database when it is loaded.
Object.assign(globalThis, { structuredClone: <T>(value: T): T => deserialize(serialize(value)) as T });
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

let databases = 0;
/** A name that no test has used. */
export const newDatabaseName = () => `gate-${(databases += 1)}`;
export const openDatabase = (name = newDatabaseName()) => new GateDatabase(name);

export const RULES: GateRules = {
  gates: ['North gate', 'South gate'],
  items: ['Wristband', 'Shirt'],
  allows_reentry: false,
  pin: { salt: 'b7c2a10f', hash: 'x', iterations: 1 },
  keys: [],
};

export const PHONE = {
  id: 3,
  name: 'Phone 3',
  gate: 'North gate',
  role: 'steward',
  expires_at: '2100-01-01T00:00:00.000Z',
} as const;

export const NOW = '2026-10-03T12:30:00.000Z';

/** `index` 10 is `0000000000000a`, so that hashes are in the order of their numbers. */
export const hashOf = (index: number) => index.toString(16).padStart(14, '0');

export const ticketOf = (index: number, more: Partial<GateTicket> = {}): GateTicket => ({
  hash: hashOf(index),
  state: 'valid',
  items: 0,
  usedAt: null,
  gate: null,
  ...more,
});

/** The part of a snapshot or of changes that holds tickets. */
export function packed(tickets: GateTicket[], gate_names: string[] = RULES.gates) {
  const bytes = encodeGateTickets(tickets);
  return { count: tickets.length, tickets: Buffer.from(bytes).toString('base64'), gate_names, bytes };
}

/** A scan of a ticket that let somebody in at the North gate. */
export const scanOf = (hash: string, more: Partial<ScanRow> = {}): ScanRow => ({
  nonce: crypto.randomUUID(),
  hash,
  mode: 'entry',
  item: null,
  at: Date.parse(NOW),
  offsetMs: 0,
  gate: 'North gate',
  verdict: 'valid',
  state: 'unsent',
  message: null,
  result: null,
  first: null,
  ...more,
});
