import { Festival } from './support/festival.js';

const TIER = 'early-bird';
const NEXT = 'pre-sales-1';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ type: 'pre-sales-2', isAvailable: false });
});
afterAll(() => festival.close());

const SELLING = {
  price: 50_000,
  buttonText: 'BUY TICKET',
  isDisabled: false,
  isAvailable: true,
  openedAt: null,
} as const;
const none = { salesStartAt: null, salesEndAt: null };

/** `early-bird` with so many seats, and `pre-sales-1` once it has ended; both are then in memory. */
async function sale(quota: number): Promise<void> {
  await festival.tier({ type: TIER, ...SELLING, ...none, quota, startsAfter: null });
  await festival.tier({ type: NEXT, ...SELLING, ...none, quota: 100, startsAfter: TIER });
  await shown();
}

/** What a visitor sees in the very next answers. */
async function shown() {
  const visitor = festival.visitor();
  const { body: cards } = await visitor.get('/api/ticket-types').expect(200);
  const price = await visitor.get('/api/orders/current-price').expect(200);
  const named = await visitor.get(`/api/orders/current-price?ticket_type=${TIER}`);
  const button = (type: string) =>
    (cards.data as Array<{ type: string; buttonText: string }>).find((each) => each.type === type)?.buttonText;
  return {
    buttons: [button(TIER), button(NEXT)],
    onSale: (price.body.data as { ticket_type: string }).ticket_type,
    named: named.status,
  };
}

const OPEN = { buttons: ['BUY TICKET', 'COMING SOON'], onSale: TIER, named: 200 };
const SOLD_OUT = { buttons: ['SOLD OUT', 'BUY TICKET'], onSale: NEXT, named: 404 };

it('shows in the very next answer that the last seats went, and that the next tier opened', async () => {
  await sale(5);
  await festival.visitor().order({ ticket_type: TIER, quantity: 3 });
  expect(await shown()).toEqual(OPEN);
  await festival.visitor().order({ ticket_type: TIER, quantity: 2 });
  expect(await shown()).toEqual(SOLD_OUT);
});

it('shows in the very next answer that seats came back', async () => {
  await festival.tier({ type: NEXT, isAvailable: false, startsAfter: null });
  await festival.tier({ type: TIER, ...SELLING, ...none, quota: 2, startsAfter: null });
  const visitor = festival.visitor();
  const { order_number } = await visitor.order({ ticket_type: TIER, quantity: 2 });
  await festival.visitor().get('/api/orders/current-price').expect(404);
  await visitor.post(`/api/orders/${order_number}/cancel`).expect(200);
  await festival.visitor().get('/api/orders/current-price').expect(200);
});
