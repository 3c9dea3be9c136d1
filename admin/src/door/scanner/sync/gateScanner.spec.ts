import { waitFor } from '@testing-library/react';
import { newDatabaseName } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import {
  brief,
  comesToShow,
  cutServer,
  openScanner,
  setNetwork,
  startPaired,
  stopScanners,
} from './gateScannerFixtures';
import { CorrectedClock } from './calls/correctedClock';
import { DETAILS, makeSigner, newCode } from '../localVerdict/ticketFixtures';
import type { FakeTicket } from './fakeServer/fakeTicketsFixtures';
import type { GateScanner } from './gateScanner';
import type { ScannerState } from './scannerState';

let server: FakeGateServer;
let name: string;
let scanner: GateScanner;
let ticket: FakeTicket;
beforeEach(async () => {
  server = await FakeGateServer.open(3);
  name = newDatabaseName();
  scanner = await startPaired(name);
  ticket = server.tickets[0] as FakeTicket;
});
afterEach(stopScanners);

const enter = async (text = ticket.address) => brief(await scanner.scan(text, 'entry'));
const offline = () => setNetwork(server, false);
const online = () => setNetwork(server, true);

describe('with a network', () => {
  it('is confirmed, with the holder’s details', async () => {
    const shown = await scanner.scan(ticket.address, 'entry');
    expect(shown).toMatchObject({ kind: 'valid', isConfirmed: true, code: ticket.code, details: DETAILS });
    expect(scanner.snapshot().unsent).toBe(0);
    expect(server.results(ticket)).toEqual(['entered']);
  });

  it('refuses the same ticket again', async () => {
    await enter();
    expect(await scanner.scan(ticket.address, 'entry')).toMatchObject({ kind: 'used', use: { isHere: true } });
  });

  it('lets in by a typed code', async () => {
    expect(await enter(ticket.code.toLowerCase().replace('tkt-', ''))).toBe('valid');
  });

  it('lets in a typed code that was sold after the last sync', async () => {
    const fresh = await server.sell();
    expect(await enter(fresh.code)).toBe('valid');
  });

  it('refuses what was used at another gate a moment ago', async () => {
    const first = { at: server.now(), gate: 'South gate', device: 'Phone 4' };
    server.change(ticket, { state: 'inside', first });
    const shown = await scanner.scan(ticket.address, 'entry');
    expect(shown).toMatchObject({ kind: 'used', isConfirmed: true, use: { gate: 'South gate', device: 'Phone 4' } });
  });

  it('lets in when a check-in was taken back a moment ago', async () => {
    server.change(ticket, { state: 'inside', first: { at: server.now(), gate: null, device: null } });
    await scanner.syncNow();
    server.change(ticket, { state: 'valid', first: null });
    expect(await enter()).toBe('valid');
  });
});

describe('without a network', () => {
  it.each([
    ['offline', () => offline()],
    ['failing', () => cutServer(server)],
  ] as const)('lets in by itself, once, and tells the server later: %s', async (connection, goAway) => {
    goAway();
    const shown = await scanner.scan(ticket.address, 'entry');
    expect(shown).toMatchObject({ kind: 'valid', isConfirmed: false, isKnown: true, details: DETAILS });
    expect(await scanner.scan(ticket.address, 'entry')).toMatchObject({
      kind: 'used',
      use: { isHere: true, gate: 'North gate' },
    });
    await comesToShow(scanner, { unsent: 2, connection });
    online();
    await scanner.syncNow();
    expect(server.results(ticket)).toEqual(['entered', 'double']);
    expect(scanner.snapshot()).toMatchObject({ unsent: 0, connection: 'online' });
    offline();
    expect(await enter()).toBe('used?');
  });

  it('does not let in again by a server that has not heard of the first scan', async () => {
    offline();
    expect(await enter()).toBe('valid?');
    server.fault = (_, scans) => (scans.length > 0 && scans[0]?.verdict !== null ? 'no_network' : null);
    expect(await enter()).toBe('used?');
    expect(server.results(ticket)).toEqual([]);
  });

  it.each<[string, () => Promise<string> | string, string]>([
    ['a ticket that was sold after the last sync', async () => (await server.sell()).address, 'valid?'],
    ['a typed code that is not in the copy', () => newCode(), 'invalid?'],
    ['a foreign QR code', () => 'BEGIN:VCARD siti@example.com', 'invalid?'],
    ['a forged signature', async () => `https://x/t/${ticket.code}?verify=key1${'A'.repeat(86)}`, 'invalid?'],
    ['a ticket of another edition', async () => (await makeSigner('old1')).address(newCode()), 'invalid?'],
  ])('%s', async (_, text, expected) => {
    const given = await text();
    offline();
    expect(await enter(given)).toBe(expected);
  });

  it('tells all modes later in the order in which they were made', async () => {
    offline();
    const modes = ['hand_out', 'entry', 'exit', 'information'] as const;
    for (const mode of modes) expect((await scanner.scan(ticket.address, mode, 'Shirt')).kind).not.toBe('invalid');
    expect(brief(await scanner.scan(ticket.address, 'hand_out', 'Shirt'))).toBe('used?');
    online();
    await scanner.syncNow();
    expect([...server.scans.values()].map(({ scan }) => [scan.mode, scan.item])).toEqual([
      ['hand_out', 'Shirt'],
      ['entry', undefined],
      ['exit', undefined],
      ['information', undefined],
      ['hand_out', 'Shirt'],
    ]);
    expect(ticket).toMatchObject({ state: 'left' });
  });

  it('shows details that were loaded, to who holds the ticket only', async () => {
    await scanner.syncNow();
    offline();
    expect(await scanner.scan(ticket.address, 'information')).toMatchObject({ details: DETAILS });
    expect(await scanner.scan(`https://x/t/${ticket.code}?verify=key1AAAA`, 'information')).toMatchObject({
      details: null,
    });
  });
});

it('names a double to the server whose answer came too late', async () => {
  const first = { at: server.now(), gate: 'South gate', device: 'Phone 4' };
  server.change(ticket, { state: 'inside', first });
  server.fault = (path) => (path === '/api/gate/scans' ? { lateMs: 300 } : 'no_network');
  expect(await enter()).toBe('valid?');
  online();
  await scanner.syncNow();
  const [own] = [...server.scans.values()];
  expect(server.scans.size).toBe(1);
  expect(own).toMatchObject({ scan: { verdict: 'valid' }, outcome: { result: 'double', first } });
  expect(scanner.snapshot().unsent).toBe(0);
});

it.each([1, -1])('stamps scans right though the phone’s clock is %i × two hours off', async (sign) => {
  server.aheadMs = sign * 7_200_000;
  scanner = await startPaired(newDatabaseName());
  const before = Date.now() + server.aheadMs;
  offline();
  await enter();
  online();
  await scanner.syncNow();
  expect(Math.abs(Date.parse(ticket.first?.at ?? '') - before)).toBeLessThan(2_000);
  expect(scanner.snapshot().clockOffsetMs).toBeCloseTo(server.aheadMs, -3);
});

it('is not ready before it is paired and has tickets', async () => {
  const fresh = openScanner(newDatabaseName());
  await fresh.start();
  expect(await fresh.scan(ticket.address, 'entry')).toEqual({ kind: 'not_ready' });
  server.fault = (path) => (path === '/api/gate/pair' ? null : 'no_network');
  expect(await fresh.pair('token')).toEqual({ kind: 'paired' });
  expect(await fresh.scan(ticket.address, 'entry')).toEqual({ kind: 'not_ready' });
});

it('tells what the screens show, and only when it changes', async () => {
  offline();
  server.fault = (_, scans) => (scans.length > 0 ? { status: 400, text: '{"success":false,"message":"No"}' } : null);
  await enter(server.tickets[1]?.address);
  await waitFor(() => expect(scanner.snapshot().refused).toHaveLength(1));
  online();
  await scanner.syncNow();
  const changed: ScannerState[] = [];
  const stop = scanner.subscribe(() => changed.push(scanner.snapshot()));
  const before = scanner.snapshot();
  await scanner.syncNow();
  await scanner.syncNow();
  expect(changed).toEqual([]);
  expect(scanner.snapshot()).toBe(before);
  server.askForId = true;
  await scanner.chooseGate('South gate');
  await scanner.syncNow();
  expect(scanner.snapshot()).toMatchObject({
    phone: { name: 'Phone 3' },
    gate: 'South gate',
    connection: 'online',
    copy: { count: 3 },
    storage: null,
    askForId: true,
  });
  expect(changed.map(({ gate, askForId }) => [gate, askForId])).toEqual([
    ['South gate', false],
    ['South gate', true],
  ]);
  await enter();
  expect(ticket.first?.gate).toBe('South gate');
  await scanner.report(80, ['camera']);
  expect(server.log.at(-1)?.body).toEqual({
    gate: 'South gate',
    battery: 80,
    unsent: 0,
    tickets: 3,
    not_ready: ['camera'],
  });
  stop();
});

it('can be stopped and started again', async () => {
  scanner.stop();
  await scanner.start();
  offline();
  expect(await enter()).toBe('valid?');
  online();
  await scanner.syncNow();
  expect(server.results(ticket)).toEqual(['entered']);
  expect(scanner.snapshot().storage).toBeNull();
});

it('forgets everything when it is wiped', async () => {
  offline();
  await enter();
  expect(await scanner.wipe()).toBe(true);
  expect(scanner.snapshot()).toMatchObject({ phone: null, copy: null, unsent: 0 });
  expect(await scanner.scan(ticket.address, 'entry')).toEqual({ kind: 'not_ready' });
  await scanner.syncNow();
  online();
  const before = server.log.length;
  await scanner.syncNow();
  expect(server.log).toHaveLength(before);
});

it('stamps scans right when the phone’s clock is set in the middle of the shift', async () => {
  let wrongMs = 7_200_000;
  const clock = new CorrectedClock({
    wall: () => Date.now() + wrongMs,
    steady: () => performance.now(),
    isHidden: () => false,
  });
  scanner = await startPaired(newDatabaseName(), { clock });
  offline();
  await enter();
  wrongMs = 0;
  await enter(server.tickets[1]?.address);
  expect(scanner.snapshot().clockOffsetMs).toBeCloseTo(0, -3);
  online();
  await scanner.syncNow();
  for (const { first } of server.tickets.slice(0, 2)) {
    expect(Math.abs(Date.parse(first?.at ?? '') - Date.now())).toBeLessThan(2_000);
  }
});

it('does not send all that is unsent at each scan while there is no server', async () => {
  cutServer(server);
  await enter(server.tickets[0]?.address);
  await comesToShow(scanner, { connection: 'failing', unsent: 1 });
  const uploads = () => server.log.filter(({ scans }) => scans.some(({ verdict }) => verdict !== null)).length;
  const before = uploads();
  await enter(server.tickets[1]?.address);
  await comesToShow(scanner, { unsent: 2 });
  expect(uploads()).toBe(before);
  online();
  await scanner.syncNow();
  expect(scanner.snapshot().unsent).toBe(0);
});

it('tells a server that was restored what it has lost, once', async () => {
  const later = server.tickets[1] as FakeTicket;
  await enter();
  await scanner.syncNow();
  await enter(later.address);
  const nonces = [...server.scans.keys()];
  server.restore();
  await scanner.syncNow();
  await scanner.syncNow();
  expect([...server.scans.keys()]).toEqual(nonces);
  expect([server.results(ticket), server.results(later)]).toEqual([['entered'], ['entered']]);
  expect(scanner.snapshot()).toMatchObject({ unsent: 0, connection: 'online' });
  const sent = () => server.log.reduce((count, { scans }) => count + scans.length, 0);
  const before = sent();
  await scanner.syncNow();
  expect(sent()).toBe(before);
  expect(await enter()).toBe('used');
});
