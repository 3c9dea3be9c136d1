import { waitFor } from '@testing-library/react';
import { newDatabaseName, openDatabase } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import {
  brief,
  comesToShow,
  deleteDatabase,
  FullStore,
  loadAll,
  movableClock,
  openScanner,
  setNetwork,
  startPaired,
  stopScanners,
} from './gateScannerFixtures';
import type { FakeTicket } from './fakeServer/fakeTicketsFixtures';
import type { GateScanner } from './gateScanner';

let server: FakeGateServer;
let name: string;
let store: FullStore;
let scanner: GateScanner;
let pass: (ms: number) => void;
let ticket: FakeTicket;
beforeEach(async () => {
  server = await FakeGateServer.open(2);
  name = newDatabaseName();
  store = new FullStore(openDatabase(name));
  const movable = movableClock();
  pass = movable.pass;
  scanner = await startPaired(name, { store, clock: movable.clock });
  ticket = server.tickets[0] as FakeTicket;
});
afterEach(stopScanners);

const enter = async () => brief(await scanner.scan(ticket.address, 'entry'));
const offline = () => setNetwork(server, false);
const online = () => setNetwork(server, true);
/** A server that hears of no scan before it is asked for a verdict. */
const holdUploads = (more: (path: string) => boolean = () => false) => {
  const isUpload = (scans: readonly { verdict: unknown }[]) => scans.some(({ verdict }) => verdict !== null);
  server.fault = (path, scans) => (isUpload(scans) || more(path) ? 'no_network' : null);
};

describe.each(['for scans', 'for verdicts'] as const)('a phone whose storage is full %s', (isFull) => {
  it('lets a ticket in once, however late it comes again', async () => {
    store.isFull = isFull;
    expect(await enter()).toBe('valid');
    pass(10_000);
    expect(await enter()).toBe('used');
    expect(server.results(ticket)).toEqual(['entered', 'double']);
    offline();
    pass(10_000);
    expect(await enter()).toBe('used?');
  });

  it('stores the verdict as soon as there is room', async () => {
    store.isFull = isFull;
    expect(await enter()).toBe('valid');
    store.isFull = 'no';
    holdUploads((path) => path.startsWith('/api/gate/changes'));
    await scanner.syncNow();
    const again = openScanner(name, { clock: movableClock().clock });
    await again.start();
    offline();
    expect(brief(await again.scan(ticket.address, 'entry'))).toBe('used?');
  });

  it('says so until a scan could be stored', async () => {
    store.isFull = isFull;
    await enter();
    await scanner.syncNow();
    expect(scanner.snapshot()).toMatchObject({ storage: 'full', connection: 'online' });
    store.isFull = 'no';
    await scanner.syncNow();
    expect(scanner.snapshot().storage).toBeNull();
  });
});

it.each<[string, () => void]>([
  ['the storage is full', () => (store.isFull = 'for scans')],
  ['the storage is closed', () => store.close()],
])('does not let in again what it let in before %s, and the server has not heard of it', async (_, fail) => {
  offline();
  expect(await enter()).toBe('valid?');
  holdUploads();
  fail();
  pass(10_000);
  expect(await enter()).toBe('used?');
});

it('does not let in again what it let in before its storage was wiped', async () => {
  offline();
  expect(await enter()).toBe('valid?');
  await deleteDatabase(name);
  holdUploads();
  await scanner.syncNow();
  expect(await enter()).toBe('used?');
});

it('sends an entry that is still on the disk before it asks for the exit', async () => {
  offline();
  expect(await enter()).toBe('valid?');
  store.isFull = 'for scans';
  holdUploads();
  await scanner.syncNow();
  online();
  expect(brief(await scanner.scan(ticket.address, 'exit'))).toBe('valid');
  expect(server.results(ticket)).toEqual(['entered', 'entered']);
  expect(ticket.state).toBe('left');
});

/** The next write of a scan comes through, but only after the phone has stopped waiting for it. */
const writeLate = () => {
  const { addScan } = store;
  let isWritten: Promise<unknown> | undefined;
  jest.spyOn(store, 'addScan').mockImplementationOnce((hash, decide) => {
    const decided = decide({ known: null, own: [], linked: [], sealed: null });
    isWritten = addScan.call(store, hash, () => decided);
    return Promise.reject(new DOMException('late', 'AbortError'));
  });
  return async () => void (await isWritten);
};

it('does not take a scan for interrupted whose write came through late', async () => {
  const isWritten = writeLate();
  expect(await enter()).toBe('valid');
  await isWritten();
  pass(10_000);
  expect(await enter()).toBe('used');
  await scanner.syncNow();
  expect(await enter()).toBe('used');
  expect(server.results(ticket)).toEqual(['entered', 'double', 'double']);
});

it('makes one scan of a write that came through late, and of the try in between', async () => {
  const isWritten = writeLate();
  offline();
  expect(await enter()).toBe('not_stored');
  await isWritten();
  expect(await enter()).toBe('valid?');
  online();
  await scanner.syncNow();
  expect(server.results(ticket)).toEqual(['not_valid', 'entered']);
});

it('a write that came through late has let nobody in, also when the app was killed before the next one', async () => {
  const isWritten = writeLate();
  offline();
  expect(await enter()).toBe('not_stored');
  await isWritten();
  const stored = openDatabase(name);
  await waitFor(async () => expect(await stored.scans.toArray()).toMatchObject([{ verdict: 'invalid' }]));
  stored.close();
  const again = openScanner(name, { clock: movableClock().clock });
  await again.start();
  expect(brief(await again.scan(ticket.address, 'entry'))).toBe('valid?');
});

it('asks the server for a ticket that it let in and the server has been told of', async () => {
  offline();
  await enter();
  online();
  await scanner.syncNow();
  server.change(ticket, { state: 'valid', first: null });
  store.isFull = 'for scans';
  expect(await enter()).toBe('valid');
});

describe('without a copy of the tickets', () => {
  const pairAgain = async () => {
    holdUploads((path) => path.startsWith('/api/gate/snapshot'));
    expect(await scanner.pair('another')).toEqual({ kind: 'paired' });
    expect(scanner.snapshot().copy).toBeNull();
  };

  it('does not let in again what it let in before, and the server has not heard of it', async () => {
    offline();
    expect(await enter()).toBe('valid?');
    await pairAgain();
    pass(10_000);
    expect(await enter()).toBe('used?');
  });

  it('lets in once by the server’s word, and has that on the disk', async () => {
    await pairAgain();
    expect(await enter()).toBe('valid');
    const again = openScanner(name);
    await again.start();
    offline();
    expect(brief(await again.scan(ticket.address, 'entry'))).toBe('used?');
  });

  it('takes back an entry whose answer was lost, as nobody was let in', async () => {
    await pairAgain();
    server.fault = (path) => (path === '/api/gate/scans' ? 'lost' : 'no_network');
    expect(await enter()).toBe('not_ready');
    await comesToShow(scanner, { unsent: 1 });
    online();
    expect(await enter()).toBe('valid');
    await loadAll(scanner);
    expect(server.results(ticket)).toEqual(['not_valid', 'entered']);
    expect(scanner.snapshot().unsent).toBe(0);
  });
});
