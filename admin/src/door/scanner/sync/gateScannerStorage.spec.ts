import { newDatabaseName, openDatabase } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import {
  brief,
  comesToShow,
  deleteDatabase,
  FullStore,
  openScanner,
  cutServer,
  setNetwork,
  startPaired,
  stopScanners,
} from './gateScannerFixtures';
import { GateDatabase } from '../store/gateDatabase';
import { GateStore } from '../store/gateStore';
import type { FakeTicket } from './fakeServer/fakeTicketsFixtures';

let server: FakeGateServer;
let name: string;
let ticket: FakeTicket;
let other: FakeTicket;
beforeEach(async () => {
  server = await FakeGateServer.open(2);
  name = newDatabaseName();
  [ticket, other] = server.tickets as [FakeTicket, FakeTicket];
});
afterEach(stopScanners);

const offline = () => setNetwork(server, false);
const online = () => setNetwork(server, true);
const refuseToOpen = (): never => {
  throw new DOMException('not now', 'InvalidStateError');
};

it('needs one write for scan and verdict without a network', async () => {
  const store = new FullStore(openDatabase(name));
  const scanner = await startPaired(name, { store });
  store.isFull = 'for verdicts';
  offline();
  expect(brief(await scanner.scan(ticket.address, 'entry'))).toBe('valid?');
  expect(brief(await scanner.scan(ticket.address, 'entry'))).toBe('used?');
});

describe.each(['for scans', 'for verdicts'] as const)('a storage that is full %s', (isFull) => {
  let store: FullStore;
  const start = async () => {
    store = new FullStore(openDatabase(name));
    const scanner = await startPaired(name, { store });
    store.isFull = isFull;
    return scanner;
  };

  it('lets in by the server’s word', async () => {
    const scanner = await start();
    expect(brief(await scanner.scan(ticket.address, 'entry'))).toBe('valid');
    expect(server.results(ticket)).toEqual(['entered']);
  });

  it('lets nobody in without it, and says why', async () => {
    const scanner = await start();
    cutServer(server);
    expect(await scanner.scan(ticket.address, 'entry')).toEqual({ kind: 'not_stored', failure: 'full' });
    expect(scanner.snapshot().storage).toBe('full');
  });

  it('refuses a foreign code as ever', async () => {
    const scanner = await start();
    offline();
    expect(brief(await scanner.scan('HELLO WORLD', 'entry'))).toBe('invalid?');
  });

  it('works again when there is room', async () => {
    const scanner = await start();
    offline();
    await scanner.scan(ticket.address, 'entry');
    store.isFull = 'no';
    expect(brief(await scanner.scan(other.address, 'entry'))).toBe('valid?');
    await comesToShow(scanner, { storage: null });
  });
});

it('takes back an entry whose answer was lost, as nobody was let in', async () => {
  const store = new FullStore(openDatabase(name));
  const scanner = await startPaired(name, { store });
  store.isFull = 'for scans';
  server.fault = () => 'lost';
  expect((await scanner.scan(ticket.address, 'entry')).kind).toBe('not_stored');
  online();
  expect(brief(await scanner.scan(ticket.address, 'entry'))).toBe('valid');
  expect(brief(await scanner.scan(ticket.address, 'entry'))).toBe('used');
  expect(server.results(ticket)).toEqual(['not_valid', 'entered', 'double']);
});

describe('a storage that was wiped', () => {
  it('lets nobody in without the server until all tickets are here again', async () => {
    const scanner = await startPaired(name);
    offline();
    await scanner.scan(ticket.address, 'entry');
    await comesToShow(scanner, { unsent: 1 });
    await deleteDatabase(name);
    expect(await scanner.scan(other.address, 'entry')).toEqual({ kind: 'not_stored', failure: 'wiped' });
    await comesToShow(scanner, { copy: null });
    expect(scanner.snapshot().phone?.name).toBe('Phone 3');
    expect(await scanner.scan(other.address, 'entry')).toEqual({ kind: 'not_ready' });
    online();
    await scanner.syncNow();
    await scanner.syncNow();
    expect(scanner.snapshot()).toMatchObject({ storage: null, copy: { count: 2 } });
    offline();
    expect(brief(await scanner.scan(other.address, 'entry'))).toBe('valid?');
  });

  it('loses no scan that was made since the start', async () => {
    const scanner = await startPaired(name);
    offline();
    await scanner.scan(ticket.address, 'entry');
    await comesToShow(scanner, { unsent: 1 });
    await deleteDatabase(name);
    await scanner.syncNow();
    online();
    await scanner.syncNow();
    expect(server.results(ticket)).toEqual(['entered']);
    expect(scanner.snapshot().lostScans).toBe(0);
  });

  it('loses no scan of a tab that another one has healed', async () => {
    const scanner = await startPaired(name);
    offline();
    await scanner.scan(ticket.address, 'entry');
    await comesToShow(scanner, { unsent: 1 });
    const tab = openScanner(name);
    await tab.start();
    await deleteDatabase(name);
    await tab.syncNow();
    await scanner.syncNow();
    online();
    await scanner.syncNow();
    expect(server.results(ticket)).toEqual(['entered']);
  });

  it('stays paired when another tab has found an empty storage', async () => {
    const scanner = await startPaired(name);
    await deleteDatabase(name);
    await openScanner(name).start();
    await scanner.syncNow();
    expect(scanner.snapshot().phone?.name).toBe('Phone 3');
  });

  it('is removed in every tab when somebody has wanted that', async () => {
    const scanner = await startPaired(name);
    offline();
    await scanner.scan(ticket.address, 'entry');
    const tab = openScanner(name);
    await tab.start();
    await tab.wipe();
    online();
    await scanner.syncNow();
    expect(scanner.snapshot()).toMatchObject({ phone: null, unsent: 0, lostScans: 0 });
    expect(server.results(ticket)).toEqual([]);
  });

  it('tells how many scans are lost, until that is acknowledged', async () => {
    const before = await startPaired(name);
    offline();
    await before.scan(ticket.address, 'entry');
    before.stop();
    const scanner = openScanner(name);
    await scanner.start();
    await deleteDatabase(name);
    await comesToShow(scanner, { lostScans: 1, unsent: 0 });
    const again = openScanner(name);
    await again.start();
    expect(again.snapshot().lostScans).toBe(1);
    await again.acknowledgeLost();
    expect(again.snapshot().lostScans).toBe(0);
  });

  it('lets in by the server’s word meanwhile', async () => {
    const scanner = await startPaired(name);
    await deleteDatabase(name);
    expect(brief(await scanner.scan(other.address, 'entry'))).toBe('valid');
  });

  it('is unpaired after the next start', async () => {
    (await startPaired(name)).stop();
    await deleteDatabase(name);
    const again = openScanner(name);
    await again.start();
    expect(again.snapshot().phone).toBeNull();
  });
});

it('says that the browser has no storage', async () => {
  const store = new GateStore(new GateDatabase(name, { indexedDB: undefined }));
  const scanner = openScanner(name, { store });
  await scanner.start();
  expect(scanner.snapshot().storage).toBe('missing');
  expect(await scanner.pair('token')).toEqual({ kind: 'storage', failure: 'missing' });
  expect(await scanner.scan(ticket.address, 'entry')).toEqual({ kind: 'not_ready' });
});

it('opens the storage as soon as that works', async () => {
  (await startPaired(name)).stop();
  let isBroken = true;
  const factory = { open: (...given: [string, number]) => (isBroken ? refuseToOpen() : indexedDB.open(...given)) };
  const database = new GateDatabase(name, { indexedDB: Object.assign(Object.create(indexedDB), factory) });
  const scanner = openScanner(name, { store: new GateStore(database) });
  await scanner.start();
  await scanner.syncNow();
  expect(scanner.snapshot()).toMatchObject({ phone: null, storage: 'closed' });
  isBroken = false;
  await scanner.syncNow();
  expect(scanner.snapshot()).toMatchObject({ phone: { name: 'Phone 3' }, storage: null });
  offline();
  expect(brief(await scanner.scan(ticket.address, 'entry'))).toBe('valid?');
});

it('says that the browser has closed the storage', async () => {
  const store = new GateStore(openDatabase(name));
  const scanner = await startPaired(name, { store });
  offline();
  store.close();
  expect(await scanner.scan(ticket.address, 'entry')).toEqual({ kind: 'not_stored', failure: 'closed' });
});

describe('the browser’s promise to keep the data', () => {
  const browser = (persist: () => Promise<boolean>) =>
    Object.defineProperty(navigator, 'storage', {
      value: { persisted: async () => false, persist },
      configurable: true,
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

  it.each<[string, () => Promise<boolean>, boolean | null]>([
    ['given', async () => true, true],
    ['denied', async () => false, false],
    ['not to be had', () => Promise.reject(new Error('no')), null],
  ])('is shown when it is %s', async (_, persist, expected) => {
    browser(persist);
    const scanner = await startPaired(name);
    expect(scanner.snapshot().storageKept).toBe(expected);
  });
});

describe('two tabs', () => {
  it('let a ticket in once, though both see it at the same time', async () => {
    const one = await startPaired(name);
    const two = openScanner(name);
    await two.start();
    offline();
    const both = await Promise.all([one, two].map((tab) => tab.scan(ticket.address, 'entry')));
    expect(both.map(brief).sort()).toEqual(['used?', 'valid?']);
    online();
    await Promise.all([one.syncNow(), two.syncNow()]);
    expect(server.results(ticket).sort()).toEqual(['double', 'entered']);
    expect(ticket.state).toBe('inside');
  });

  it('share pairing, tickets, scans and the end', async () => {
    const one = openScanner(name);
    await one.start();
    const two = await startPaired(name);
    await one.syncNow();
    expect(one.snapshot()).toMatchObject({ phone: { name: 'Phone 3' }, copy: { count: 2 } });
    offline();
    await two.scan(ticket.address, 'entry');
    expect(brief(await one.scan(ticket.address, 'entry'))).toBe('used?');
    await one.wipe();
    await two.syncNow();
    expect(two.snapshot().phone).toBeNull();
  });
});

it('holds no name, address or code of anybody', async () => {
  const secret = {
    buyer_name: 'Wulandari Kusuma',
    category: 'external',
    order_number: 'FEST-7777777777',
    ticket_type_header: 'Front row',
  } as const;
  const sold = await server.sell(secret);
  const scanner = await startPaired(name);
  offline();
  await scanner.scan(sold.address, 'entry');
  const fresh = await server.sell(secret);
  await scanner.scan(fresh.address, 'entry');
  await scanner.scan('MATMSG:TO:wulandari@example.com;TEL:+6281234567890', 'entry');
  await scanner.scan(`https://x/t/${sold.code}?verify=key1AAAA`, 'entry');
  const typed = await server.sell(secret);
  await scanner.scan(typed.code, 'entry');
  server.fault = (path, scans) => (path === '/api/gate/scans' && scans.length > 1 ? 'no_network' : null);
  await scanner.scan(sold.code, 'information');
  await scanner.syncNow();
  const database = openDatabase(name);
  const rows = await Promise.all(database.tables.map((table) => table.toArray()));
  const text = JSON.stringify(rows, (_, value: unknown) =>
    ArrayBuffer.isView(value) ? Buffer.from(value.buffer).toString('latin1') : value,
  );
  expect(text).toContain(sold.hash);
  for (const word of [
    'Wulandari',
    'Kusuma',
    'FEST-7777777777',
    'Front row',
    sold.code,
    fresh.code,
    typed.code,
    sold.code.slice(4),
  ]) {
    expect(text.toLowerCase()).not.toContain(word.toLowerCase());
  }
  expect(text.toLowerCase()).not.toContain('example.com');
  expect(text).not.toContain('6281234567890');
  database.close();
});
