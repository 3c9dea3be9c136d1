import { hashOf, newDatabaseName, NOW, openDatabase, packed, PHONE, RULES, scanOf, ticketOf } from './storeFixtures';
import type { GateChanges, GateSnapshot, GateTicket } from '@festival/contracts';
import type { ScanRow } from './gateDatabase';
import { GateStore, type SeenTicket } from './gateStore';
import { StorageWipedError } from './storageFailure';

let name: string;
let store: GateStore;
beforeEach(async () => {
  name = newDatabaseName();
  store = new GateStore(openDatabase(name));
  await store.savePairing('session', PHONE);
});
afterEach(() => store.close());

const about = { now: NOW, phone: PHONE, rules: RULES, epoch: 'first' };
const snapshotOf = (tickets: GateTicket[], number = 7): GateSnapshot => ({ ...about, number, ...packed(tickets) });
const changesOf = (tickets: GateTicket[], more: Partial<GateChanges> = {}): GateChanges => ({
  ...about,
  ...packed(tickets),
  number: 8,
  is_more: false,
  details: [],
  ask_for_id: false,
  ...more,
});
async function load(tickets: GateTicket[]): Promise<void> {
  await store.saveSnapshot(snapshotOf(tickets), packed(tickets).bytes);
}
/** What a scan of this ticket sees. */
async function see(hash: string, from = store): Promise<SeenTicket> {
  const row = scanOf(hash, { mode: 'information' });
  const { seen } = await from.addScan(hash, (seen) => ({ row, seen }));
  return seen;
}
async function add(row: ScanRow): Promise<ScanRow> {
  return (await store.addScan(row.hash, () => ({ row }))).row;
}

it('makes one row for a phone, however often it is opened', async () => {
  const { installation } = await store.open();
  expect((await new GateStore(openDatabase(name)).open()).installation).toBe(installation);
});

it('sees a ticket as the snapshot has it, then as the changes do', async () => {
  await load([ticketOf(1), ticketOf(2)]);
  expect((await see(hashOf(1))).known?.state).toBe('valid');
  const used = ticketOf(1, { state: 'inside', usedAt: 1_759_494_600, gate: 1 });
  await store.applyChanges(7, changesOf([used, ticketOf(3)]), [used, ticketOf(3)], []);
  expect((await see(hashOf(1))).known).toMatchObject({ state: 'inside', gate: 'South gate' });
  expect((await see(hashOf(3))).known?.state).toBe('valid');
  expect((await see(hashOf(4))).known).toBeNull();
  expect(await store.phone()).toMatchObject({ number: 8, count: 3 });
});

it('forgets the changes with the next snapshot', async () => {
  await load([ticketOf(1)]);
  const gone = ticketOf(1, { state: 'not_valid' });
  await store.applyChanges(7, changesOf([gone]), [gone], []);
  await load([ticketOf(1)]);
  expect((await see(hashOf(1))).known?.state).toBe('valid');
});

it('drops changes that another tab has gone past', async () => {
  await load([ticketOf(1)]);
  await store.applyChanges(7, changesOf([], { number: 12 }), [], []);
  const late = ticketOf(1, { state: 'not_valid' });
  await store.applyChanges(7, changesOf([late], { number: 9 }), [late], []);
  expect((await see(hashOf(1))).known?.state).toBe('valid');
  expect((await store.phone())?.number).toBe(12);
});

it('sees in another tab what this one loaded and scanned', async () => {
  await load([ticketOf(1)]);
  const other = new GateStore(openDatabase(name));
  await add(scanOf(hashOf(1)));
  const seen = await see(hashOf(1), other);
  expect(seen.known?.state).toBe('valid');
  expect(seen.own).toHaveLength(1);
  await load([ticketOf(1, { state: 'not_valid' })]);
  expect((await see(hashOf(1), other)).known?.state).toBe('not_valid');
});

it('adds details page by page, each page once', async () => {
  await load([ticketOf(1), ticketOf(2)]);
  await store.saveDetails('', { details: [{ hash: hashOf(1), sealed: 'one' }], next: hashOf(1) });
  await store.saveDetails('', { details: [{ hash: hashOf(1), sealed: 'late' }], next: null });
  await store.saveDetails(hashOf(1), { details: [{ hash: hashOf(2), sealed: 'two' }], next: null });
  expect([(await see(hashOf(1))).sealed, (await see(hashOf(2))).sealed]).toEqual(['one', 'two']);
  expect((await store.phone())?.detailsAfter).toBeNull();
});

describe('the queue', () => {
  it('is sent oldest first, in blocks', async () => {
    const rows = [await add(scanOf(hashOf(5))), await add(scanOf(hashOf(4))), await add(scanOf(hashOf(3)))];
    const first = await store.unsentAfter(0, 2);
    expect(first.map(({ hash }) => hash)).toEqual([hashOf(5), hashOf(4)]);
    expect(await store.unsentAfter(first[1]?.id ?? 0, 2)).toEqual([rows[2]]);
  });

  it('loses a row only after the server has named it, and its changes were asked for', async () => {
    await load([ticketOf(1), ticketOf(2)]);
    const [named, other] = [await add(scanOf(hashOf(1))), await add(scanOf(hashOf(2)))];
    expect(await store.settle([named, other], [{ nonce: named.nonce, result: 'entered' }])).toBe(1);
    expect((await store.summary()).unsent).toHaveLength(1);
    expect((await see(hashOf(1))).own[0]).toMatchObject({ nonce: named.nonce, state: 'told', result: 'entered' });
    await store.applyChanges(7, changesOf([], { is_more: true }), [], await store.toldIds());
    expect(await store.toldIds()).toHaveLength(1);
    await store.applyChanges(8, changesOf([]), [], [...(await store.toldIds()), other.id ?? 0]);
    expect(await store.toldIds()).toEqual([]);
    expect((await store.summary()).unsent).toHaveLength(2);
  });

  it('sends a row again whose verdict was shown while it was on its way', async () => {
    const sent = await add(scanOf(hashOf(1), { verdict: null }));
    await store.putScan({ ...sent, verdict: 'valid' });
    await store.settle([sent], [{ nonce: sent.nonce, result: 'double' }]);
    expect(await store.unsentAfter(0, 9)).toMatchObject([{ nonce: sent.nonce, verdict: 'valid' }]);
  });

  it('keeps a refused row with its reason until it is tried again', async () => {
    const row = await add(scanOf(hashOf(1)));
    await store.settle([row], [{ nonce: row.nonce, result: 'refused', message: 'No such gate' }]);
    expect((await store.summary()).refused).toMatchObject([{ nonce: row.nonce, message: 'No such gate' }]);
    expect((await store.summary()).unsent).toHaveLength(0);
    await store.retryRefused();
    expect((await store.summary()).unsent).toHaveLength(1);
  });

  it('ignores answers to scans that were not sent, and results that nobody knows', async () => {
    const row = await add(scanOf(hashOf(1)));
    const strange = JSON.parse(`[{"nonce":"${row.nonce}","result":"maybe"},{"nonce":"other","result":"entered"}]`);
    expect(await store.settle([row], strange)).toBe(0);
    expect((await store.summary()).unsent).toHaveLength(1);
  });
});

it('tells that its content was deleted', async () => {
  await new Promise((done) => {
    indexedDB.deleteDatabase(name).addEventListener('success', done);
  });
  await expect(store.addScan(hashOf(1), () => ({ row: scanOf(hashOf(1)) }))).rejects.toThrow(StorageWipedError);
});

it('is empty after a wipe', async () => {
  await load([ticketOf(1)]);
  await add(scanOf(hashOf(1)));
  await store.wipe();
  expect(await store.phone()).toMatchObject({ session: null, phone: null, number: null });
  expect((await see(hashOf(1))).own).toEqual([]);
  expect((await see(hashOf(1))).known).toBeNull();
});

describe('a scan that the server has', () => {
  const told = async (hash: string): Promise<ScanRow> => {
    const row = await add(scanOf(hash));
    await store.settle([row], [{ nonce: row.nonce, result: 'entered' }]);
    return row;
  };
  const afterRestore = () =>
    store.saveSnapshot({ ...snapshotOf([ticketOf(1)]), epoch: 'second' }, packed([ticketOf(1)]).bytes);
  const unsent = async () => (await store.unsentAfter(0, 10)).map(({ nonce }) => nonce);

  it('is sent again to a server that was restored, in the order in which scans were made', async () => {
    await load([ticketOf(1)]);
    const shown = await told(hashOf(1));
    await store.applyChanges(7, changesOf([]), [], await store.toldIds());
    const notShown = await told(hashOf(2));
    expect(await unsent()).toEqual([]);
    await afterRestore();
    expect(await unsent()).toEqual([shown.nonce, notShown.nonce]);
    // As they were: when they were sent is no part of a scan.
    for (const row of await store.unsentAfter(0, 10)) expect(row).not.toHaveProperty('sentAt');
  });

  it('is not sent again with another snapshot of the same server', async () => {
    await load([ticketOf(1)]);
    await told(hashOf(1));
    await store.applyChanges(7, changesOf([]), [], await store.toldIds());
    await load([ticketOf(1)]);
    expect(await unsent()).toEqual([]);
  });

  it('is kept for two days', async () => {
    await load([ticketOf(1)]);
    const now = jest.spyOn(Date, 'now');
    const day = 86_400_000;
    const nonces: string[] = [];
    for (const days of [0, 1, 2.5]) {
      now.mockReturnValue(Date.parse(NOW) + days * day);
      nonces.push((await told(hashOf(1))).nonce);
      const { number } = (await store.phone()) ?? { number: 7 };
      await store.applyChanges(number ?? 7, changesOf([], { number: number ?? 7 }), [], await store.toldIds());
    }
    now.mockRestore();
    await afterRestore();
    expect(await unsent()).toEqual(nonces.slice(1));
  });

  it('is gone with the edition of the festival, also what was never sent', async () => {
    await load([ticketOf(1)]);
    await told(hashOf(1));
    await add(scanOf(hashOf(2)));
    await store.applyChanges(7, changesOf([]), [], await store.toldIds());
    await store.saveSnapshot({ ...snapshotOf([ticketOf(3)]), epoch: 'first@1' }, packed([ticketOf(3)]).bytes);
    expect(await unsent()).toEqual([]);
    expect((await see(hashOf(2))).own).toEqual([]);
    expect(await store.phone()).toMatchObject({ epoch: 'first@1', count: 1, oldScans: 1 });
  });

  it('stays when it was made after the phone was paired for the next edition, before its copy came', async () => {
    await load([ticketOf(1)]);
    await add(scanOf(hashOf(1)));
    await store.savePairing('session', PHONE);
    const made = await add(scanOf(hashOf(3)));
    // The answer was lost, and the code was read once more.
    await store.savePairing('session', PHONE);
    await store.saveSnapshot({ ...snapshotOf([ticketOf(3)]), epoch: 'first@1' }, packed([ticketOf(3)]).bytes);
    expect(await unsent()).toEqual([made.nonce]);
    expect(await store.phone()).toMatchObject({ oldScans: 1, earlierScans: null });
  });

  it('leaves the phone with its tickets when it may not scan any more, but waits two days for a restore', async () => {
    await load([ticketOf(1)]);
    const { nonce } = await told(hashOf(1));
    const waits = await add(scanOf(hashOf(2)));
    await store.forgetCopy();
    expect(await store.phone()).toMatchObject({ number: null, count: 0, copyId: '' });
    expect(await unsent()).toEqual([waits.nonce]);
    expect(await see(hashOf(1))).toMatchObject({ known: null, own: [] });
    await afterRestore();
    expect(await unsent()).toEqual(expect.arrayContaining([nonce, waits.nonce]));
  });

  it('is gone from a phone that may not scan any more after these two days', async () => {
    await load([ticketOf(1)]);
    await told(hashOf(1));
    await store.forgetCopy();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 49 * 3_600_000);
    await store.forgetCopy();
    now.mockRestore();
    await afterRestore();
    expect(await unsent()).toEqual([]);
  });

  it('changes nothing of another epoch by its changes alone', async () => {
    await load([ticketOf(1)]);
    const used = ticketOf(1, { state: 'not_valid' });
    await store.applyChanges(7, changesOf([used], { epoch: 'second' }), [used], []);
    expect(await store.phone()).toMatchObject({ number: 7, epoch: 'first' });
  });
});
