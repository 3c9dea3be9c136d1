import fc from 'fast-check';
import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { RoomStateService } from '../src/waiting-room/room/room-state.service.js';
import { WaitingRoomEntity } from '../src/waiting-room/room/waiting-room.entity.js';
import { takeProblems } from './support/api/documented-answers.js';
import { Festival } from './support/festival.js';
import { CALLERS, FuzzCaller } from './support/api/fuzz-caller.js';
import { type KnownValues, requestArbitraries } from './support/api/requests-from-document.js';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_003);
const AT_ONCE = 8;
const ROUND = 20;

let festival: Festival;
let known: KnownValues;

beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier();
  known = await placeOrders();
});
afterAll(() => festival.close());

/** Some paid, open and cancelled orders, so that requests find something. */
async function placeOrders(): Promise<KnownValues> {
  for (const end of ['pay', 'pay', 'cancel', 'open']) {
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.orderAndPay({ quantity: 2 });
    if (end === 'pay') await festival.simulator.pay(number, { payment_type: 'qris' });
    if (end === 'cancel') await visitor.post(`/api/orders/${number}/cancel`).expect(200);
  }
  const numbers = (await festival.rows(OrderEntity).find()).map(({ orderNumber }) => orderNumber);
  const codes = (await festival.rows(TicketEntity).find()).map(({ ticketCode }) => ticketCode);
  const ids = ['1', '2', '3', '4', '5'];
  return {
    id: ids,
    orderNumber: numbers,
    number: numbers,
    key: [...numbers, ...ids],
    code: codes,
    ticket_code: codes,
    eventName: ['unify', 'ucare'],
  };
}

/** Requests of the round before may have sent buyers to the waiting room. */
async function openDoors(): Promise<void> {
  await festival.rows(WaitingRoomEntity).update({ isActive: true }, { mode: 'off', isActive: false });
  await festival.get(RoomStateService).refresh();
}

it(
  `${REQUESTS} requests made from the document (seed ${SEED}) get no 5xx, and only answers that are documented`,
  async () => {
    const operations = endingSessionsLast(requestArbitraries(known));
    const rounds = Math.ceil(REQUESTS / (operations.length * ROUND));
    const faults: string[] = [];
    const served = new Set<string>();
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      await openDoors();
      const callers = await Promise.all(CALLERS.map((who) => FuzzCaller.signIn(who, festival)));
      const calls = operations.flatMap(({ name, request }, index) =>
        fc
          .sample(request, { numRuns: ROUND, seed: SEED + round * 1_000 + index })
          .map((made, at) => ({ name, made, caller: callers[at % callers.length] as FuzzCaller })),
      );
      await eachOf(calls, async ({ name, made, caller }) => {
        const status = await caller.send(made);
        sent += 1;
        if (status < 300) served.add(name);
        if (status >= 500) faults.push(`${caller.who} ${name} → ${status}: ${made.path} ${made.body?.slice(0, 300)}`);
      });
    }
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    expect([...faults, ...takeProblems()]).toEqual([]);
    // The others need a secret, a typed confirmation or a state of their own.
    expect(served.size / operations.length).toBeGreaterThan(2 / 3);
  },
  60 * 60_000,
);

/** Calls that end somebody's session come at the end of a round. */
function endingSessionsLast<T extends { name: string }>(operations: readonly T[]): T[] {
  const ends = ({ name }: T): boolean => /logout|password|two-factor|users/.test(name);
  const endsOwn = ({ name }: T): boolean => /logout|change-password/.test(name);
  return [
    ...operations.filter((each) => !ends(each)),
    ...operations.filter((each) => ends(each) && !endsOwn(each)),
    ...operations.filter(endsOwn),
  ];
}

async function eachOf<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await run(item);
    }),
  );
}
