import type {
  FoundGateTickets,
  GateChanges,
  GatePhone,
  GateRules,
  GateScansData,
  GateSnapshot,
  PairPhoneData,
  SealedTicketsPage,
} from '@festival/contracts';
import { isRecord } from '../../scan/callOutcome';

/** Answers after a look at their shape; null when part of it is missing. */

type Data = Record<string, unknown>;
type Kind = 'string' | 'number' | 'boolean' | 'list' | 'record';

function has(data: Data, fields: Readonly<Record<string, Kind>>): boolean {
  return Object.entries(fields).every(([name, kind]) => {
    const value = data[name];
    if (kind === 'list') return Array.isArray(value);
    return kind === 'record' ? isRecord(value) && !Array.isArray(value) : typeof value === kind;
  });
}

function isPhone(value: unknown): value is GatePhone {
  return (
    isRecord(value) &&
    has(value, { id: 'number', name: 'string', gate: 'string', role: 'string', expires_at: 'string' })
  );
}

function isRules(value: unknown): value is GateRules {
  return isRecord(value) && has(value, { gates: 'list', items: 'list', allows_reentry: 'boolean', keys: 'list' });
}

function isPairing(data: Data): data is Data & PairPhoneData {
  return has(data, { session: 'string', now: 'string' }) && isPhone(data.phone);
}

const TICKETS = {
  number: 'number',
  epoch: 'string',
  now: 'string',
  count: 'number',
  tickets: 'string',
  gate_names: 'list',
} as const;

function isSnapshot(data: Data): data is Data & GateSnapshot {
  return has(data, TICKETS) && isPhone(data.phone) && isRules(data.rules);
}

function isChanges(data: Data): data is Data & GateChanges {
  return isSnapshot(data) && has(data, { is_more: 'boolean', details: 'list', ask_for_id: 'boolean' });
}

function isDetailsPage(data: Data): data is Data & SealedTicketsPage {
  return has(data, { details: 'list' }) && (data.next === null || typeof data.next === 'string');
}

function isScans(data: Data): data is Data & GateScansData {
  const { results } = data;
  const areResults = Array.isArray(results) && results.every((each) => isRecord(each) && has(each, OUTCOME));
  return areResults && has(data, { now: 'string' });
}

function isFound(data: Data): data is Data & FoundGateTickets {
  return Array.isArray(data.tickets) && data.tickets.every((each) => isRecord(each) && has(each, FOUND));
}

const FOUND = { ticket_code: 'string', status: 'string', buyer_name: 'string', order_number: 'string' } as const;
const OUTCOME = { nonce: 'string', result: 'string' } as const;

export const readPairing = (data: Data): PairPhoneData | null => (isPairing(data) ? data : null);
export const readSnapshot = (data: Data): GateSnapshot | null => (isSnapshot(data) ? data : null);
export const readChanges = (data: Data): GateChanges | null => (isChanges(data) ? data : null);
export const readDetails = (data: Data): SealedTicketsPage | null => (isDetailsPage(data) ? data : null);
export const readScans = (data: Data): GateScansData | null => (isScans(data) ? data : null);
export const readFound = (data: Data): FoundGateTickets | null => (isFound(data) ? data : null);
