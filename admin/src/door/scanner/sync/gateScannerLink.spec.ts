import { FakePeers } from '../link/peerFixtures';
import { newDatabaseName } from '../store/storeFixtures';
import { FakeGateServer } from './fakeServer/gateServerFixtures';
import { brief, comesToShow, openScanner, setNetwork, startPaired, stopScanners } from './gateScannerFixtures';
import type { FakeTicket } from './fakeServer/fakeTicketsFixtures';
import type { GateScanner } from './gateScanner';

let server: FakeGateServer;
let peers: FakePeers;
let here: GateScanner;
let there: GateScanner;
let thereName: string;
let ticket: FakeTicket;
let other: FakeTicket;
beforeEach(async () => {
  server = await FakeGateServer.open(3);
  peers = new FakePeers();
  here = await startPaired(newDatabaseName(), { connect: peers.connect });
  // The fake server knows one session at a time; both phones scan without it.
  thereName = newDatabaseName();
  server.phone = { ...server.phone, id: 4, name: 'Phone 4', gate: 'South gate' };
  there = await startPaired(thereName, { connect: peers.connect });
  setNetwork(server, false);
  [ticket, other] = server.tickets as [FakeTicket, FakeTicket];
});
afterEach(stopScanners);

async function link(): Promise<void> {
  const offer = (await here.link.offer()) ?? '';
  const answer = (await there.link.answer(offer)) ?? '';
  expect(await here.link.complete(answer)).toBe(true);
  await comesToShow(here, { link: { step: 'linked', phone: { name: 'Phone 4', gate: 'South gate' } } });
  await comesToShow(there, { link: { step: 'linked', phone: { name: 'Phone 3', gate: 'North gate' } } });
}

const enter = async (scanner: GateScanner, scanned = ticket) => scanner.scan(scanned.address, 'entry');
/** A message goes over in a moment. */
const moment = () => new Promise((done) => setTimeout(done, 20));

it('refuses at once what a linked phone has let in, and says where', async () => {
  await link();
  expect(brief(await enter(here))).toBe('valid?');
  await moment();
  expect(await enter(there)).toMatchObject({
    kind: 'used',
    isConfirmed: false,
    use: { gate: 'North gate', device: 'Phone 3', isHere: false },
  });
  expect(brief(await enter(there, other))).toBe('valid?');
  await moment();
  expect(brief(await enter(here, other))).toBe('used?');
});

it('hears of what was scanned before, and remembers it when the link is gone and the app was closed', async () => {
  expect(brief(await enter(here))).toBe('valid?');
  await link();
  await moment();
  there.stop();
  const again = openScanner(thereName);
  await again.start();
  expect(brief(await enter(again))).toBe('used?');
});

it('lets two phones that are not linked let in the same ticket', async () => {
  expect(brief(await enter(here))).toBe('valid?');
  expect(brief(await enter(there))).toBe('valid?');
});

it('is not overruled by a server that has not heard of it', async () => {
  await link();
  await enter(here);
  await moment();
  server.fault = (_, scans) => (scans.some(({ verdict }) => verdict !== null) ? 'no_network' : null);
  expect(brief(await enter(there))).toBe('used?');
});

it('goes by the server again once that shows the use, and not by news that knows nothing of it', async () => {
  await link();
  await enter(here);
  await moment();
  here.stop();
  setNetwork(server, true);
  server.change(ticket, {});
  await there.syncNow();
  expect(brief(await enter(there))).toBe('used?');
  server.change(ticket, { state: 'inside', first: { at: server.now(), gate: 'North gate', device: 'Phone 3' } });
  await there.syncNow();
  server.change(ticket, { state: 'valid', first: null, resetAt: Date.parse(server.now()) });
  await there.syncNow();
  expect(brief(await enter(there))).toBe('valid');
});

it('tells of exits and hand-outs too', async () => {
  await link();
  await here.scan(ticket.address, 'hand_out', 'Shirt');
  await moment();
  expect(brief(await there.scan(ticket.address, 'hand_out', 'Shirt'))).toBe('used?');
  expect(brief(await there.scan(ticket.address, 'hand_out', 'Wristband'))).toBe('valid?');
  await here.scan(ticket.address, 'exit');
  await moment();
  expect(brief(await there.scan(ticket.address, 'exit'))).toBe('used?');
});

it('says when the phones do not hear of each other any more, until that is put away', async () => {
  await link();
  peers.part();
  const phone = { name: 'Phone 4', gate: 'South gate' };
  await comesToShow(here, { link: { step: 'lost', phone } });
  expect(brief(await enter(here))).toBe('valid?');
  here.link.close();
  expect(here.snapshot().link).toBeNull();
});

it('takes no code of another kind, and none twice', async () => {
  expect(await here.link.answer('TKT-7F3KQ2MZ9X4B')).toBeNull();
  expect(await here.link.complete('FGL1.a.x')).toBe(false);
  const offer = (await here.link.offer()) ?? '';
  expect(await here.link.complete(offer)).toBe(false);
});

it('says when this browser cannot link', async () => {
  const plain = openScanner(newDatabaseName(), {
    connect: () => {
      throw new Error('no WebRTC here');
    },
  });
  expect(await plain.link.offer()).toBeNull();
});
