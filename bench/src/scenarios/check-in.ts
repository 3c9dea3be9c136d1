import { ApiProcess } from '../api/api-process.js';
import { placeOrders } from '../api/buyers.js';
import { Visitor } from '../api/visitor.js';
import type { Contest, Scenario } from '../contest.js';
import { createMigrated } from '../databases.js';
import { insert, type BareDriver } from '../limits/bare-driver.js';
import { checkIn } from '../limits/check-in-transaction.js';
import { newTicketKeys, readOrderRows, type OrderRows } from '../limits/order-transaction.js';
import type { Pace } from '../load/load-job.js';
import { asFastAsPossible, atRate, type Task } from '../pace.js';

const SCANNERS = 32;
const AT_ONCE = 1_500;
const PER_SECOND = 100;
const SECONDS = 4;

/** Check-ins, as many as possible and at a steady rate, against the same statements through the driver. */
export const checkInScenario: Scenario = async (kind, load) => {
  const database = await kind.create();
  const api = await ApiProcess.start(database);
  const driver = await database.open();
  await placeOrders(api, 1);
  const rows = await readOrderRows(driver);
  const staff = await Visitor.staff(api);

  const limitDatabase = await createMigrated(kind);
  const lanes = await Promise.all(Array.from({ length: limitDatabase.drivers }, () => limitDatabase.open()));

  const product = async (count: number, pace: Pace) => {
    const codes = await validTickets(driver, rows, count);
    const requests = codes.map((code) => staff.post(`/api/tickets/checkin/${code}`, null, { 'x-scan-gate': 'A' }));
    return load.run({ port: api.port, connections: SCANNERS, requests, expectedStatus: 200, pace });
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
  ];
  return {
    database: kind.name,
    api,
    contests,
    async close() {
      await api.stop();
      for (const each of [driver, ...lanes]) await each.close();
    },
  };
};

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
