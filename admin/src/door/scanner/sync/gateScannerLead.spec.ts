import { newDatabaseName, openDatabase } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import { brief, FullStore, setNetwork, startPaired, stopScanners } from './gateScannerFixtures';
import { DETAILS } from '../localVerdict/ticketFixtures';
import type { FakeTicket } from './fakeServer/fakeTicketsFixtures';
import type { GateScanner } from './gateScanner';

let server: FakeGateServer;
let store: FullStore;
let scanner: GateScanner;
let ticket: FakeTicket;
beforeEach(async () => {
  server = await FakeGateServer.open(2);
  const name = newDatabaseName();
  store = new FullStore(openDatabase(name));
  scanner = await startPaired(name, { store });
  ticket = server.tickets[0] as FakeTicket;
});
afterEach(stopScanners);

const enter = async () => brief(await scanner.scan(ticket.address, 'entry'));
const undo = () => scanner.undo({ ticket_code: ticket.code, reason: 'The wrong person’s phone' });
const offline = () => setNetwork(server, false);
const online = () => setNetwork(server, true);

it('finds tickets by their buyer', async () => {
  const sold = await server.sell({ ...DETAILS, buyer_name: 'Budi & Ayu', order_number: 'FEST-0000000001' });
  expect(await scanner.find('budi & a')).toEqual({
    kind: 'answered',
    data: {
      tickets: [{ ticket_code: sold.code, status: 'valid', buyer_name: 'Budi & Ayu', order_number: 'FEST-0000000001' }],
    },
  });
  expect(await scanner.find('nobody')).toEqual({ kind: 'answered', data: { tickets: [] } });
});

it.each(['{"success":true,"data":{}}', '{"success":true,"data":{"tickets":[{"ticket_code":"x"}]}}'])(
  'does not take %s for found tickets',
  async (text) => {
    server.fault = () => ({ status: 200, text });
    expect(await scanner.find('budi')).toEqual({ kind: 'unreadable', status: 200 });
  },
);

it('tells why nothing was found or undone', async () => {
  expect(await undo()).toEqual({ kind: 'refused', status: 409, message: 'This ticket is not checked in.' });
  offline();
  expect(await undo()).toEqual({ kind: 'no_network' });
  expect(await scanner.find('budi')).toEqual({ kind: 'no_network' });
});

describe('a check-in that was undone', () => {
  it('may be made again, without a network too', async () => {
    await enter();
    expect(await undo()).toMatchObject({ kind: 'answered' });
    await scanner.syncNow();
    offline();
    expect(await enter()).toBe('valid?');
    expect(await enter()).toBe('used?');
  });

  it('is gone from what the phone remembers of a time without storage', async () => {
    store.isFull = 'for scans';
    await enter();
    await undo();
    store.isFull = 'no';
    await scanner.syncNow();
    offline();
    expect(await enter()).toBe('valid?');
  });

  it('is not made again by a scan of before that is sent later, which warns nobody', async () => {
    offline();
    expect(await enter()).toBe('valid?');
    const isUpload = (path: string) => path === '/api/gate/scans';
    server.fault = (path) => (isUpload(path) ? 'no_network' : null);
    server.change(ticket, { state: 'inside', first: { at: server.now(), gate: 'South gate', device: 'Phone 4' } });
    await undo();
    await scanner.syncNow();
    expect(scanner.snapshot().unsent).toBe(1);
    online();
    await scanner.syncNow();
    expect(scanner.snapshot()).toMatchObject({ unsent: 0, lateDouble: null });
    expect(server.results(ticket)).toEqual(['double']);
    expect(ticket.state).toBe('valid');
    expect(await enter()).toBe('valid');
  });
});

describe('a double that comes out after the visitor was let in', () => {
  const first = { at: '2026-10-03T12:04:00.000Z', gate: 'South gate', device: 'Phone 4' };
  /** Lets a ticket in that was used elsewhere. */
  const letIn = async (used: FakeTicket) => {
    server.change(used, { state: 'inside', first });
    offline();
    expect(brief(await scanner.scan(used.address, 'entry'))).toBe('valid?');
  };

  it('is told once the server has named it, until that is acknowledged', async () => {
    const before = Date.now();
    await letIn(ticket);
    expect(scanner.snapshot().lateDouble).toBeNull();
    online();
    await scanner.syncNow();
    const { lateDouble } = scanner.snapshot();
    expect(lateDouble).toMatchObject({ gate: 'North gate', first });
    expect(lateDouble?.at).toBeGreaterThanOrEqual(before - 1_000);
    expect(JSON.stringify(lateDouble)).not.toContain(ticket.code);
    await scanner.syncNow();
    expect(scanner.snapshot().lateDouble).toEqual(lateDouble);
    await scanner.acknowledgeLateDouble();
    await scanner.syncNow();
    expect(scanner.snapshot().lateDouble).toBeNull();
  });

  it('is the newest of several', async () => {
    await letIn(ticket);
    await scanner.chooseGate('South gate');
    await letIn(server.tickets[1] as FakeTicket);
    online();
    await scanner.syncNow();
    expect(scanner.snapshot().lateDouble).toMatchObject({ gate: 'South gate' });
  });

  it('is not told of a ticket that was refused', async () => {
    offline();
    await enter();
    await enter();
    online();
    await scanner.syncNow();
    expect(server.results(ticket)).toEqual(['entered', 'double']);
    expect(scanner.snapshot().lateDouble).toBeNull();
  });
});
