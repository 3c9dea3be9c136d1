import { OpenOrdersService } from '../src/orders/open-orders/open-orders.service.js';
import { TakeSeatsAndCodesService } from '../src/orders/placing/take-seats-and-codes.service.js';
import { CheckoutLoad } from '../src/platform/http/limits/checkout-load.js';
import { Festival } from './support/festival.js';
import { closeSound } from './support/sound-data.js';
import { newBuyer, type Visitor } from './support/visitor.js';
import { until } from './support/until.js';

const AT_ONCE = 200;
const BUSY = { success: false, message: 'Many people are buying right now. Please wait a moment and try again.' };

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open({});
});
afterAll(() => closeSound(festival));

/** Until told, whoever waits for it goes no further. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const check = (visitor: Visitor) => {
  const { email, phone } = newBuyer();
  return visitor.post('/api/orders/check-existing', { email, phone });
};

it('past 200 calls of the checkout the next are told to come back, and everything else is answered', async () => {
  const { opened, open } = gate();
  const held = jest.spyOn(festival.get(OpenOrdersService), 'assertNone').mockImplementation(() => opened);
  const type = await festival.tier();
  const buying = festival.visitor();
  const buyer = await buying.login();
  const visitor = festival.visitor();
  const checks = Array.from({ length: AT_ONCE }, () => check(visitor).then(({ status }) => status));
  await until(
    async () => held.mock.calls.length,
    (calls) => calls === AT_ONCE,
    'as many calls in progress',
  );

  const refused = [
    await check(visitor),
    await visitor.post('/api/auth/login', newBuyer()),
    await buying.placing({ ticket_type: type }, buyer),
  ];
  for (const { status, body, headers } of refused) {
    expect([status, body, headers['retry-after']]).toEqual([503, BUSY, '2']);
  }
  await visitor.get('/api/divisions').expect(200);
  await visitor.get('/api/orders/current-price').expect(200);

  open();
  expect(await Promise.all(checks)).toEqual(Array.from({ length: AT_ONCE }, () => 200));
  held.mockRestore();
  await check(visitor).expect(200);
  await buying.placing({ ticket_type: type }, buyer).expect(201);
});

it('an order that waits for its tier takes no place from others', async () => {
  const type = await festival.tier();
  const { opened, open } = gate();
  const holdings = festival.get(TakeSeatsAndCodesService);
  const take = holdings.take.bind(holdings);
  const held = jest.spyOn(holdings, 'take').mockImplementation(async (db, orders) => {
    await opened;
    return take(db, orders);
  });
  const visitor = festival.visitor();
  const waiting = visitor.placing({ ticket_type: type }, await visitor.login()).then(({ status }) => status);
  await until(
    async () => held.mock.calls.length,
    (calls) => calls > 0,
    'an order that waits',
  );
  const load = festival.get(CheckoutLoad);
  const ended = Array.from({ length: AT_ONCE - 1 }, () => load.begin());
  expect(load.isFull()).toBe(false);
  ended.push(load.begin());
  expect(load.isFull()).toBe(true);
  for (const end of ended) end();
  open();
  expect(await waiting).toBe(201);
  held.mockRestore();
});
