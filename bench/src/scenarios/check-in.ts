import { randomUUID } from 'node:crypto';
import { ApiProcess } from '../api/api-process.js';
import { placeOrders } from '../api/buyers.js';
import { Visitor } from '../api/visitor.js';
import type { Contest, Scenario } from '../contest.js';
import { createMigrated } from '../databases.js';
import { insert, type BareDriver } from '../limits/bare-driver.js';
import { checkIn, checkInAll } from '../limits/check-in-transaction.js';
import { newTicketKeys, readOrderRows, type OrderRows } from '../limits/order-transaction.js';
import type { Pace } from '../load/load-job.js';
import { LoadGenerator } from '../load/load-generator.js';
import { asFastAsPossible, atRate, type Task } from '../pace.js';
import type { Measure } from '../statistics.js';

const SCANNERS = 32;
const AT_ONCE = 1_500;
const PER_SECOND = 100;
const SECONDS = 4;
/** Phones that were without a network and have one again. */
const PHONES = 4;
const UPLOADS = 20;
const SCANS_AN_UPLOAD = 500;

/**
 * Check-ins, as many as possible and at a steady rate, and uploads of phones, against the same statements through the
 * driver. Of uploads a call is a scan.
 */
export const checkInScenario: Scenario = async (kind, load) => {
  const database = await kind.create();
  const api = await ApiProcess.start(database);
  const driver = await database.open();
  await placeOrders(api, 1);
  const rows = await readOrderRows(driver);
  const staff = await Visitor.staff(api);
  const guesser = new LoadGenerator();
  const sessions = await pairPhones(staff);

  const limitDatabase = await createMigrated(kind);
  const lanes = await Promise.all(Array.from({ length: limitDatabase.drivers }, () => limitDatabase.open()));

  const product = async (count: number, pace: Pace) => {
    const codes = await validTickets(driver, rows, count);
    const requests = codes.map((code) => staff.post(`/api/tickets/checkin/${code}`, null, { 'x-scan-gate': 'A' }));
    return load.run({ port: api.port, connections: SCANNERS, requests, expectedStatus: 200, pace });
  };
  const unknown = (count: number, pace: Pace) => {
    const codes = Array.from({ length: count }, () => newTicketKeys().ticket_code);
    const requests = codes.map((code) => staff.post(`/api/tickets/checkin/${code}`, null, { 'x-scan-gate': 'A' }));
    return guesser.run({ port: api.port, connections: SCANNERS, requests, expectedStatus: 404, pace });
  };
  const uploads = async () => {
    const codes = await validTickets(driver, rows, UPLOADS * SCANS_AN_UPLOAD);
    const requests = Array.from({ length: UPLOADS }, (_, index) => {
      const scans = codes.slice(index * SCANS_AN_UPLOAD, (index + 1) * SCANS_AN_UPLOAD).map(scanOf);
      return staff.post('/api/gate/scans', { scans }, { authorization: `Bearer ${sessions[index % PHONES] ?? ''}` });
    });
    const pace = { kind: 'each' } as const;
    return perScan(await load.run({ port: api.port, connections: PHONES, requests, expectedStatus: 200, pace }));
  };
  const bareUploads = async () => {
    const codes = await limitTickets(lanes, rows, UPLOADS * SCANS_AN_UPLOAD);
    const task: Task<BareDriver> = (lane, index) =>
      lane.transaction(checkInAll(codes.slice(index * SCANS_AN_UPLOAD, (index + 1) * SCANS_AN_UPLOAD)));
    return perScan(await asFastAsPossible(lanes, UPLOADS, task));
  };
  const limit = async (count: number, pace: typeof asFastAsPossible<BareDriver>) => {
    const codes = await limitTickets(lanes, rows, count);
    const task: Task<BareDriver> = (lane, index) => lane.transaction(checkIn(codes[index] ?? ''));
    return pace(lanes, count, task);
  };
  const contests: Contest[] = [
    {
      name: 'check-ins',
      kind: 'throughput',
      product: () => product(AT_ONCE, { kind: 'each' }),
      limit: () => limit(AT_ONCE, asFastAsPossible),
    },
    {
      name: `check-ins at ${PER_SECOND}/s`,
      kind: 'latency',
      product: () => product(PER_SECOND * SECONDS, { kind: 'rate', perSecond: PER_SECOND }),
      limit: () => limit(PER_SECOND * SECONDS, (all, count, task) => atRate(all, PER_SECOND, count, task)),
    },
    {
      name: `check-ins at ${PER_SECOND}/s beside as many unknown codes`,
      kind: 'latency',
      product: async () => {
        const pace = { kind: 'rate', perSecond: PER_SECOND } as const;
        const [known] = await Promise.all([product(PER_SECOND * SECONDS, pace), unknown(PER_SECOND * SECONDS, pace)]);
        return known;
      },
      limit: () => limit(PER_SECOND * SECONDS, (all, count, task) => atRate(all, PER_SECOND, count, task)),
    },
    { name: `scans uploaded, ${SCANS_AN_UPLOAD} a call`, kind: 'throughput', product: uploads, limit: bareUploads },
  ];
  return {
    database: kind.name,
    api,
    contests,
    async close() {
      await guesser.stop();
      await api.stop();
      for (const each of [driver, ...lanes]) await each.close();
    },
  };
};

async function pairPhones(staff: Visitor): Promise<string[]> {
  const sessions: string[] = [];
  for (let phone = 1; phone <= PHONES; phone += 1) {
    const wanted = { name: `Phone ${phone}`, gate: 'A', role: 'steward' };
    const { address } = await staff.call<{ address: string }>('/api/admin/gate/devices', wanted);
    const [, token] = address.split('#');
    const paired = { token, installation: randomUUID() };
    sessions.push((await staff.call<{ session: string }>('/api/gate/pair', paired)).session);
  }
  return sessions;
}

/** A visitor whom a phone let in by itself. */
const scanOf = (code: string) => ({
  nonce: randomUUID(),
  code,
  mode: 'entry',
  at: new Date().toISOString(),
  offset_ms: 0,
  verdict: 'valid',
  gate: 'A',
});

const perScan = (measure: Measure): Measure => ({ ...measure, perSecond: measure.perSecond * SCANS_AN_UPLOAD });

async function limitTickets(lanes: readonly BareDriver[], rows: OrderRows, count: number): Promise<string[]> {
  const [lane] = lanes;
  return lane ? validTickets(lane, rows, count) : [];
}

/** Writes `count` valid tickets and returns their codes. */
async function validTickets(driver: BareDriver, { tickets }: OrderRows, count: number): Promise<string[]> {
  const [ticket] = tickets;
  const made = Array.from({ length: count }, newTicketKeys);
  await driver.transaction(function* () {
    for (const keys of made) yield insert('tickets', [{ ...ticket, ...keys, status: 'valid' }]);
  });
  return made.map(({ ticket_code }) => ticket_code);
}
