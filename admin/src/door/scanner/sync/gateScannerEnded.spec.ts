import { newDatabaseName, openDatabase } from '../store/storeFixtures';
import { GateStore } from '../store/gateStore';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import { waitFor } from '@testing-library/react';
import {
  brief,
  comesToShow,
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
let scanner: GateScanner;
let ticket: FakeTicket;
beforeEach(async () => {
  server = await FakeGateServer.open(2);
  name = newDatabaseName();
  scanner = await startPaired(name);
  ticket = server.tickets[0] as FakeTicket;
});
afterEach(stopScanners);

const enter = async () => brief(await scanner.scan(ticket.address, 'entry'));
const offline = () => setNetwork(server, false);
const online = () => setNetwork(server, true);

describe('a phone that may not scan any more', () => {
  it('is told within a scan, keeps its unsent scans and shows them', async () => {
    offline();
    await enter();
    online();
    server.session = 'revoked';
    expect(await scanner.scan(server.tickets[1]?.address ?? '', 'entry')).toEqual({
      kind: 'ended',
      because: 'revoked',
    });
    expect(await scanner.scan(ticket.address, 'entry')).toEqual({ kind: 'ended', because: 'revoked' });
    await comesToShow(scanner, { ended: 'revoked', unsent: 2 });
    expect(server.tickets[1]?.state).toBe('valid');
  });

  it('is told by the next sync, and remembers it without a network', async () => {
    server.session = 'revoked';
    await scanner.syncNow();
    offline();
    const again = openScanner(name);
    await again.start();
    expect(await again.scan(ticket.address, 'entry')).toEqual({ kind: 'ended', because: 'revoked' });
  });

  it('sends its scans when it is paired again', async () => {
    offline();
    await enter();
    online();
    server.session = 'revoked';
    await scanner.syncNow();
    expect(await scanner.pair('another')).toEqual({ kind: 'paired' });
    await scanner.syncNow();
    expect(server.results(ticket)).toEqual(['entered']);
    expect(scanner.snapshot()).toMatchObject({ ended: null, unsent: 0 });
  });

  it('that is paired for another edition sends nothing of the old one, and says once what was never sent', async () => {
    await enter();
    offline();
    await scanner.scan(server.tickets[1]?.address ?? '', 'entry');
    online();
    server.session = 'revoked';
    await scanner.syncNow();
    server.epoch = 'first@1';
    server.scans.clear();
    expect(await scanner.pair('another')).toEqual({ kind: 'paired' });
    await comesToShow(scanner, { ended: null, unsent: 0, oldScans: 1 });
    await scanner.syncNow();
    expect(server.scans.size).toBe(0);
    await scanner.acknowledgeOld();
    const again = openScanner(name);
    await again.start();
    expect(again.snapshot()).toMatchObject({ oldScans: 0, refused: [] });
  });

  it('sends its scans when it is paired again in a network that is too slow for the tickets', async () => {
    offline();
    await enter();
    online();
    server.session = 'revoked';
    await scanner.syncNow();
    server.fault = (path) => (path === '/api/gate/snapshot' ? 'cut' : null);
    await scanner.pair('another');
    await scanner.syncNow();
    expect(server.results(ticket)).toEqual(['entered']);
  });

  it('keeps no ticket, and loads them again when it may after all', async () => {
    const disk = openDatabase(name);
    const tables = [disk.copy, disk.changed, disk.details, disk.linked];
    const kept = async () =>
      (await Promise.all(tables.map((table) => table.count()))).reduce((sum, each) => sum + each);
    await enter();
    expect(await kept()).toBeGreaterThan(1);
    const { session } = server;
    server.session = 'revoked';
    await scanner.syncNow();
    await comesToShow(scanner, { ended: 'revoked', copy: null });
    expect(await kept()).toBe(0);
    server.session = session;
    await scanner.syncNow();
    await comesToShow(scanner, { ended: null, copy: expect.objectContaining({ count: 2 }) as never });
    expect(await enter()).toBe('used');
    disk.close();
  });

  it('stays ended though that could not be stored', async () => {
    const store = new GateStore(openDatabase(name));
    const full = openScanner(name, { store });
    await full.start();
    const update = jest.spyOn(store, 'updatePhone').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    server.session = 'revoked';
    await full.syncNow();
    update.mockRestore();
    offline();
    await full.syncNow();
    expect(await full.scan(ticket.address, 'entry')).toEqual({ kind: 'ended', because: 'revoked' });
  });

  it('is not ended by a late refusal of the session before', async () => {
    server.session = 'revoked';
    server.fault = (path) => (path.startsWith('/api/gate/changes') ? { lateMs: 100 } : null);
    const calls = server.log.length;
    const late = scanner.syncNow();
    await waitFor(() => expect(server.log.length).toBeGreaterThan(calls));
    online();
    const ends: unknown[] = [];
    scanner.subscribe(() => ends.push(scanner.snapshot().ended));
    await Promise.all([scanner.pair('another'), late]);
    expect(ends).not.toContain('revoked');
    expect(scanner.snapshot()).toMatchObject({ ended: null, connection: 'online' });
  });

  describe('at its expiry', () => {
    let later: GateScanner;
    let pass: (ms: number) => void;
    beforeEach(async () => {
      server.phone = { ...server.phone, expires_at: new Date(Date.now() + 3_600_000).toISOString() };
      await scanner.syncNow();
      // Its clock stays behind, and it would say so.
      scanner.stop();
      const movable = movableClock();
      later = openScanner(name, { clock: movable.clock });
      await later.start();
      pass = (ms) => {
        movable.pass(ms);
        server.aheadMs += ms;
      };
    });

    it('ends by the server’s clock, though there is no network', async () => {
      offline();
      expect(brief(await later.scan(ticket.address, 'entry'))).toBe('valid?');
      pass(3_601_000);
      expect(await later.scan(ticket.address, 'entry')).toEqual({ kind: 'ended', because: 'expired' });
    });

    it('says so too when the server was the first to refuse it', async () => {
      pass(3_599_500);
      server.aheadMs += 1_000;
      expect(await later.scan(ticket.address, 'entry')).toEqual({ kind: 'ended', because: 'expired' });
      await comesToShow(later, { ended: 'expired' });
      const again = openScanner(name);
      await again.start();
      expect(again.snapshot().ended).toBe('expired');
    });
  });

  it('does not end by a proxy’s word', async () => {
    server.fault = () => ({ status: 403, text: '<html>Forbidden</html>' });
    await scanner.syncNow();
    expect(await enter()).toBe('valid?');
  });
});
