import { openDatabase, PHONE, scanOf } from '../../store/storeFixtures';
import { FakeGateServer, type Fault } from '../fakeServer/gateServerFixtures';
import type { ScanRow } from '../../store/gateDatabase';
import { GateStore } from '../../store/gateStore';
import { CorrectedClock } from '../calls/correctedClock';
import { PhoneCalls } from '../calls/phoneCalls';
import { DONE, type RoundEnd } from './roundEnd';
import { HastyUploader } from './hastyUploaderFixtures';
import { Uploader } from './uploader';

let server: FakeGateServer;
let store: GateStore;
let calls: PhoneCalls;
let uploader: Uploader;
beforeEach(async () => {
  server = await FakeGateServer.open();
  store = new GateStore(openDatabase());
  calls = new PhoneCalls();
  const pairing = await calls.pair('token', 'installation');
  if (pairing.kind === 'answered') calls.session = pairing.data.session;
  await store.savePairing(calls.session ?? '', PHONE);
  uploader = new Uploader(store, calls);
});
afterEach(() => store.close());

/** Sells tickets and lets each in. */
async function letIn(count: number): Promise<ScanRow[]> {
  const rows: ScanRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const { hash } = await server.sell();
    rows.push((await store.addScan(hash, () => ({ row: scanOf(hash) }))).row);
  }
  return rows;
}
const uploads = () => server.log.filter(({ path }) => path === '/api/gate/scans').map(({ scans }) => scans.length);
const refusal = (status: number): Fault => ({ status, text: '{"success":false,"message":"Not readable"}' });
/** Befalls the first so many calls. */
function faultFor(times: number, fault: Fault): void {
  let left = times;
  server.fault = () => ((left -= 1) >= 0 ? fault : null);
}

it('sends nothing when there is nothing', async () => {
  expect(await uploader.run()).toEqual(DONE);
  expect(uploads()).toEqual([]);
});

it('sends 1,200 scans in blocks of 500, the oldest first', async () => {
  const hashes = (await letIn(1_200)).map(({ hash }) => hash);
  expect(await uploader.run()).toEqual(DONE);
  expect(uploads()).toEqual([500, 500, 200]);
  expect([...server.scans.values()].map(({ scan }) => scan.code_hash)).toEqual(hashes);
  expect((await store.summary()).unsent).toHaveLength(0);
}, 60_000);

it.each<[string, Fault, RoundEnd['kind']]>([
  ['there is no network', 'no_network', 'no_network'],
  ['the answer is lost', 'lost', 'no_network'],
  ['the answer is cut', 'cut', 'unreadable'],
  ['the answer is empty', { status: 200, text: '' }, 'unreadable'],
  ['a hotspot answers', { status: 200, text: '<html></html>' }, 'unreadable'],
  ['a proxy answers', { status: 502, text: '<html></html>' }, 'unreadable'],
  ['a proxy refuses', { status: 400, text: '<html></html>' }, 'unreadable'],
  ['no nonce is named', { status: 200, text: '{"success":true,"data":{"results":[],"now":"x"}}' }, 'unreadable'],
  ['the server fails', refusal(500), 'refused'],
  ['the phone is revoked', refusal(401), 'refused'],
  ['the phone may not', refusal(403), 'refused'],
  ['the call is not there', refusal(404), 'refused'],
  ['calls are too many', refusal(429), 'refused'],
])('keeps all scans when %s, and each counts once in the end', async (_, fault, kind) => {
  const rows = await letIn(4);
  faultFor(1, fault);
  expect((await uploader.run()).kind).toBe(kind);
  expect((await store.summary()).unsent).toHaveLength(4);
  expect((await store.summary()).refused).toEqual([]);
  expect(await uploader.run()).toEqual(DONE);
  expect((await store.summary()).unsent).toHaveLength(0);
  expect(server.scans.size).toBe(4);
  for (const ticket of server.tickets) expect(server.results(ticket)).toEqual(['entered']);
  expect(rows).toHaveLength(4);
});

it('settles only the scans that an answer names', async () => {
  const [first, second] = await letIn(2);
  const now = server.now();
  const text = JSON.stringify({ success: true, data: { results: [{ nonce: second?.nonce, result: 'entered' }], now } });
  faultFor(1, { status: 200, text });
  expect(await uploader.run()).toEqual(DONE);
  expect(await store.unsentAfter(0, 9)).toEqual([first]);
});

it('waits for the verdict of a scan, but not for long', async () => {
  const { hash } = await server.sell();
  const at = Date.now();
  await store.addScan(hash, () => ({ row: scanOf(hash, { verdict: null, at: at - 100_000 }) }));
  await store.addScan(hash, () => ({ row: scanOf(hash, { verdict: null, at: at - 130_000 }) }));
  await store.addScan(hash, () => ({ row: scanOf(hash, { verdict: null, mode: 'information', at }) }));
  expect(await uploader.run()).toEqual(DONE);
  expect(uploads()).toEqual([2]);
});

describe('a scan that the server can’t read', () => {
  /** Refuses each block with one of these. */
  const refuse = (bad: readonly (ScanRow | undefined)[]) => {
    const nonces = new Set(bad.map((row) => row?.nonce));
    server.fault = (_, scans) => (scans.some(({ nonce }) => nonces.has(nonce)) ? refusal(400) : null);
  };

  it.each([0, 5, 9])('is found as number %i of ten, marked and shown, and holds up nothing', async (index) => {
    const rows = await letIn(10);
    refuse([rows[index]]);
    expect(await uploader.run()).toEqual(DONE);
    expect(server.scans.size).toBe(9);
    expect((await store.summary()).unsent).toHaveLength(0);
    expect((await store.summary()).refused).toMatchObject([{ nonce: rows[index]?.nonce, message: 'Not readable' }]);
  });

  it('is not sent again, and may be several', async () => {
    const rows = await letIn(10);
    refuse([rows[2], rows[3], rows[7]]);
    await uploader.run();
    expect((await store.summary()).refused).toHaveLength(3);
    expect(server.scans.size).toBe(7);
    const before = uploads().length;
    await uploader.run();
    expect(uploads()).toHaveLength(before);
  });

  it('stays found when the network goes in the middle', async () => {
    const rows = await letIn(8);
    refuse([rows[6]]);
    const { fault } = server;
    let sent = 0;
    server.fault = (path, scans) => ((sent += 1) > 3 ? 'no_network' : fault(path, scans));
    expect((await uploader.run()).kind).toBe('no_network');
    server.fault = fault;
    expect(await uploader.run()).toEqual(DONE);
    expect(server.scans.size).toBe(7);
    expect((await store.summary()).refused).toHaveLength(1);
  });
});

it('counts a scan once that two tabs send at the same time', async () => {
  await letIn(20);
  await Promise.all([uploader.run(), new Uploader(store, calls).run()]);
  expect(server.scans.size).toBe(20);
  for (const ticket of server.tickets) expect(server.results(ticket)).toEqual(['entered']);
  expect((await store.summary()).unsent).toHaveLength(0);
});

describe('where tabs can lock', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('sends in one tab at a time', async () => {
    let isHeld = false;
    const request = async (_: string, __: object, work: (lock: object | null) => Promise<RoundEnd>) => {
      if (isHeld) return work(null);
      isHeld = true;
      const end = await work({});
      isHeld = false;
      return end;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await letIn(3);
    await Promise.all([uploader.run(), new Uploader(store, calls).run()]);
    expect(uploads()).toEqual([3]);
  });

  it('does not wait for ever for a tab that was suspended while it was sending', async () => {
    let steady = 0;
    const later = new PhoneCalls(new CorrectedClock({ wall: Date.now, steady: () => steady, isHidden: () => false }));
    later.session = calls.session;
    const waiting = new Uploader(store, later);
    const request = (_: string, __: object, work: (lock: object | null) => Promise<RoundEnd>) => work(null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await letIn(2);
    await waiting.run();
    steady += 59_000;
    expect(await waiting.run()).toEqual(DONE);
    expect(uploads()).toEqual([]);
    steady += 2_000;
    expect(await waiting.run()).toEqual(DONE);
    expect(uploads()).toEqual([2]);
    expect((await store.summary()).unsent).toHaveLength(0);
  });
});

it.each<[string, () => Uploader, number]>([
  ['loses nothing', () => new Uploader(store, calls), 0],
  ['loses scans when it settles them by itself', () => new HastyUploader(store, calls), 6],
])('%s on a network that breaks', async (_, make, lost) => {
  await letIn(6);
  faultFor(2, 'no_network');
  for (let round = 0; round < 4; round += 1) await make().run();
  expect(server.tickets.filter(({ state }) => state !== 'inside')).toHaveLength(lost);
});
