import { waitFor } from '@testing-library/react';
import { openDatabase } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import type { ScanRow } from '../store/gateDatabase';
import { GateStore, type SeenTicket } from '../store/gateStore';
import { PhoneCalls } from './calls/phoneCalls';
import { CorrectedClock } from './calls/correctedClock';
import { GateScanner, type ScannerParts } from './gateScanner';
import type { ScannerState } from './scannerState';
import { TicketChecker, type ShownVerdict } from './ticketChecker';

/** The wait for the server is short, so that tests without one are. */
export const BUDGET_MS = 60;

const running: GateScanner[] = [];

/** A phone's storage that is full, when it is told so. */
export class FullStore extends GateStore {
  isFull: 'no' | 'for scans' | 'for verdicts' = 'no';

  override async addScan<T extends { row: ScanRow; interrupted?: readonly ScanRow[] }>(
    hash: string,
    decide: (seen: SeenTicket) => T,
  ): Promise<T> {
    if (this.isFull === 'for scans') throw new DOMException('full', 'QuotaExceededError');
    return super.addScan(hash, decide);
  }

  override async putScan(row: ScanRow): Promise<number> {
    if (this.isFull !== 'no') throw new DOMException('full', 'QuotaExceededError');
    return super.putScan(row);
  }
}

/** A phone's clock that can be moved on. */
export function movableClock() {
  let passedMs = 0;
  const clock = new CorrectedClock({
    wall: () => Date.now() + passedMs,
    steady: () => performance.now() + passedMs,
    isHidden: () => false,
  });
  return { clock, pass: (ms: number) => (passedMs += ms) };
}

export const deleteDatabase = (name: string) =>
  new Promise((done) => {
    indexedDB.deleteDatabase(name).addEventListener('success', done);
  });

/** A scanner on this database; another one with the same name is another tab, or the same app started again. */
export function openScanner(name: string, parts: Partial<ScannerParts> & { clock?: CorrectedClock } = {}): GateScanner {
  const store = parts.store ?? new GateStore(openDatabase(name));
  const calls = parts.calls ?? new PhoneCalls(parts.clock);
  const checker = new TicketChecker(store, calls, BUDGET_MS);
  const scanner = new GateScanner({ store, calls, checker, ...parts });
  running.push(scanner);
  return scanner;
}

export async function startPaired(name: string, parts: Parameters<typeof openScanner>[1] = {}): Promise<GateScanner> {
  const scanner = openScanner(name, parts);
  await scanner.start();
  const end = await scanner.pair('token');
  if (end.kind !== 'paired') throw new Error(`not paired: ${end.kind}`);
  await loadAll(scanner);
  return scanner;
}

/** Goes on until all tickets and their details are here; some rounds must be enough. */
export async function loadAll(scanner: GateScanner): Promise<void> {
  for (let round = 0; round < 10 && !scanner.snapshot().copy?.hasAllDetails; round += 1) await scanner.syncNow();
}

export function stopScanners(): void {
  for (const scanner of running.splice(0)) scanner.stop();
  jest.restoreAllMocks();
}

/** Waits until the screens show this. */
export async function comesToShow(scanner: GateScanner, expected: Partial<ScannerState>): Promise<void> {
  await waitFor(() => expect(scanner.snapshot()).toMatchObject(expected));
}

/** Without a network from now on, or with one again. */
export function setNetwork(server: FakeGateServer, isThere: boolean): void {
  server.fault = () => (isThere ? null : 'no_network');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
}

/** A network in which nothing reaches the server. */
export function cutServer(server: FakeGateServer): void {
  server.fault = () => 'no_network';
}

/** In short: `valid` by the server, `valid?` by the phone alone. */
export function brief(shown: ShownVerdict): string {
  if (!('isConfirmed' in shown)) return shown.kind;
  return shown.isConfirmed ? shown.kind : `${shown.kind}?`;
}
