import { newDatabaseName } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import { comesToShow, cutServer, openScanner, setNetwork, startPaired, stopScanners } from './gateScannerFixtures';
import type { GateScanner } from './gateScanner';

let server: FakeGateServer;
let name: string;
beforeEach(async () => {
  server = await FakeGateServer.open(1);
  name = newDatabaseName();
  (await startPaired(name)).stop();
});
afterEach(() => {
  jest.useRealTimers();
  stopScanners();
});

async function startAgain(): Promise<GateScanner> {
  const scanner = openScanner(name);
  await scanner.start();
  return scanner;
}

it.each([
  ['offline', () => setNetwork(server, false)],
  ['failing', () => cutServer(server)],
] as const)('is known as soon as the first call after the start has failed: %s', async (connection, goAway) => {
  goAway();
  await comesToShow(await startAgain(), { connection });
});

it('is known to fail when the first call has no answer after two seconds', async () => {
  // The database of these tests goes by setImmediate.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'] });
  server.fault = () => 'hang';
  const scanner = await startAgain();
  const calls = server.log.length;
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toBeGreaterThan(0);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(scanner.snapshot().connection).toBe('unknown');
  await jest.advanceTimersByTimeAsync(200);
  expect(scanner.snapshot().connection).toBe('failing');
});

it('is known to be there once the phone is paired, though the tickets take long', async () => {
  const scanner = openScanner(newDatabaseName());
  await scanner.start();
  server.fault = (path) => (path.startsWith('/api/gate/snapshot') ? 'hang' : null);
  void scanner.pair('token');
  await comesToShow(scanner, { connection: 'online', copy: null, phone: server.phone });
});
