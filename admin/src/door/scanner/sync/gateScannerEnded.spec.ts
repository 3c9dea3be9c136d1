import { newDatabaseName } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import { brief, comesToShow, openScanner, setNetwork, startPaired, stopScanners } from './gateScannerFixtures';
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
    expect(server.results(ticket)).toEqual(['entered']);
    expect(scanner.snapshot()).toMatchObject({ ended: null, unsent: 0 });
  });

  it('ends at its expiry by the server’s clock, though there is no network', async () => {
    server.phone = { ...server.phone, expires_at: new Date(Date.now() + 3_600_000).toISOString() };
    await scanner.syncNow();
    offline();
    expect(await enter()).toBe('valid?');
    online();
    server.aheadMs = 3_601_000;
    const later = openScanner(name);
    await later.start();
    await later.syncNow();
    offline();
    expect(await later.scan(ticket.address, 'entry')).toEqual({ kind: 'ended', because: 'expired' });
  });

  it('does not end by a proxy’s word', async () => {
    server.fault = () => ({ status: 403, text: '<html>Forbidden</html>' });
    await scanner.syncNow();
    expect(await enter()).toBe('valid?');
  });
});
