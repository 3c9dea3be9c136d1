import { openDatabase, scanOf } from '../../store/storeFixtures';
import { FakeGateServer, type Fault } from '../fakeServer/gateServerFixtures';
import type { KnownTicket } from '../../store/gateDatabase';
import { GateStore } from '../../store/gateStore';
import { PhoneCalls } from '../calls/phoneCalls';
import { Downloader } from './downloader';
import { DONE, type RoundEnd } from './roundEnd';

let server: FakeGateServer;
let store: GateStore;
let downloader: Downloader;
beforeEach(async () => {
  server = await FakeGateServer.open(5);
  store = new GateStore(openDatabase());
  const calls = new PhoneCalls();
  const pairing = await calls.pair('token', 'installation');
  if (pairing.kind !== 'answered') throw new Error('not paired');
  calls.session = pairing.data.session;
  await store.savePairing(pairing.data.session, pairing.data.phone);
  downloader = new Downloader(store, calls);
});
afterEach(() => store.close());

const run = async (): Promise<RoundEnd> => {
  const row = await store.phone();
  if (!row) throw new Error('no row');
  return downloader.run(row);
};
const see = async (hash: string) => {
  const row = scanOf(hash, { mode: 'information' });
  return (await store.addScan(hash, (seen) => ({ row, seen }))).seen;
};
const stateOf = async (hash = ''): Promise<KnownTicket['state'] | undefined> => (await see(hash)).known?.state;
const only = (route: string, fault: Fault) => {
  server.fault = (path) => (path.startsWith(`/api/gate/${route}`) ? fault : null);
};

it('loads all tickets, then the details page by page, then changes only', async () => {
  const paths = () => server.log.map(({ path }) => path.replace('/api/gate/', '').replace(/=.*/, ''));
  let rounds = 0;
  let end: RoundEnd;
  do {
    end = await run();
    rounds += 1;
  } while (end.kind === 'done' && end.hasMore);
  expect(end).toEqual(DONE);
  expect(rounds).toBe(4);
  expect(paths().filter((path) => path === 'snapshot')).toHaveLength(1);
  expect(paths().filter((path) => path === 'details?after')).toHaveLength(3);
  for (const { hash, sealed } of server.tickets) {
    expect(await see(hash)).toMatchObject({ known: { state: 'valid' }, sealed: sealed.sealed });
  }
  await run();
  expect(paths().at(-1)).toBe('changes?since');
});

it('follows the changes, with the details of what is new', async () => {
  await run();
  const [first] = server.tickets;
  if (first) server.change(first, { state: 'not_valid' });
  const fresh = await server.sell();
  await run();
  expect(await stateOf(first?.hash)).toBe('not_valid');
  expect(await see(fresh.hash)).toMatchObject({ known: { state: 'valid' }, sealed: fresh.sealed.sealed });
  expect(await store.phone()).toMatchObject({ count: 6, number: 7 });
});

const lostTicket = (count: number) => ({
  status: 200,
  text: JSON.stringify({
    success: true,
    data: {
      number: 9,
      now: server.now(),
      phone: server.phone,
      rules: server.rules,
      count,
      tickets: 'AAAAAAAAAAA=',
      gate_names: [],
    },
  }),
});
const FAULTS: [string, () => Fault, RoundEnd['kind']][] = [
  ['half an answer', () => 'cut', 'unreadable'],
  ['fewer tickets than there are', () => lostTicket(2), 'unreadable'],
  ['more tickets than there are', () => lostTicket(0), 'unreadable'],
  ['a page of a proxy', () => ({ status: 502, text: '<html></html>' }), 'unreadable'],
  ['nothing', () => ({ status: 200, text: '' }), 'unreadable'],
  ['no answer', () => 'lost', 'no_network'],
  ['a revoked phone', () => ({ status: 401, text: '{"success":false}' }), 'refused'],
];

it.each(FAULTS)('has no tickets after %s in place of the snapshot', async (_, fault, kind) => {
  only('snapshot', fault());
  expect((await run()).kind).toBe(kind);
  expect((await store.phone())?.number).toBeNull();
  expect(await stateOf(server.tickets[0]?.hash)).toBeUndefined();
});

it.each(FAULTS)('has the old tickets after %s in place of the changes', async (_, fault, kind) => {
  await run();
  const [first] = server.tickets;
  if (first) server.change(first, { state: 'not_valid' });
  only('changes', fault());
  expect((await run()).kind).toBe(kind);
  expect(await stateOf(first?.hash)).toBe('valid');
  server.fault = () => null;
  await run();
  expect(await stateOf(first?.hash)).toBe('not_valid');
});

it.each(FAULTS.slice(0, -2))('keeps the old snapshot after %s in place of a new one', async (_, fault) => {
  await run();
  server.fault = (path) => {
    if (path.startsWith('/api/gate/changes')) return { status: 409, text: '{"success":false,"message":"Too old"}' };
    return path.startsWith('/api/gate/snapshot') ? fault() : null;
  };
  expect((await run()).kind).toBe('unreadable');
  expect(await stateOf(server.tickets[0]?.hash)).toBe('valid');
});

it('loads all tickets again when the copy is too old for changes', async () => {
  await run();
  const fresh = await server.sell();
  only('changes', { status: 409, text: '{"success":false,"message":"Too old"}' });
  expect((await run()).kind).toBe('done');
  expect(await stateOf(fresh.hash)).toBe('valid');
});

it('loads all tickets again when the items are others: a ticket’s bits go by their order', async () => {
  await run();
  server.rules = { ...server.rules, items: ['Wristband', ...server.rules.items] };
  await run();
  expect(server.log.filter(({ path }) => path.endsWith('/snapshot'))).toHaveLength(2);
  await run();
  expect(server.log.filter(({ path }) => path.endsWith('/snapshot'))).toHaveLength(2);
});

it('follows the changes although the details do not come', async () => {
  await run();
  only('details', { status: 500, text: '{"success":false}' });
  expect(await run()).toEqual(DONE);
  server.fault = () => null;
  expect(await run()).toEqual({ kind: 'done', hasMore: true });
});
