import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import { until } from './support/until.js';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => festival.close());

const orderRow = (orderNumber: string) => festival.rows(OrderEntity).findOneByOrFail({ orderNumber });

describe('POST /api/auth/resume', () => {
  async function mailedLink(orderNumber: string): Promise<{ order_number: string; signature: string }> {
    const { id } = await orderRow(orderNumber);
    const mail = await festival.rows(MailEntity).findOneByOrFail({ orderId: id, kind: 'finish_payment' });
    const { resumeUrl } = mail.payload as { resumeUrl: string };
    const address = new URL(resumeUrl);
    expect(address.origin + address.pathname).toBe(`${festival.url}/payment/pending`);
    return {
      order_number: address.searchParams.get('order_id') ?? '',
      signature: address.searchParams.get('resume') ?? '',
    };
  }

  it('gives the purchase token back on another device, which may then pay', async () => {
    const order = await festival.visitor().order();
    const link = await mailedLink(order.order_number);
    const elsewhere = festival.visitor();
    const { body } = await elsewhere.post('/api/auth/resume', link).expect(200);
    expect(body).toEqual({ success: true, data: { token: expect.any(String) } });
    elsewhere.token = body.data.token as string;
    const payment = await elsewhere.get(`/api/payment/${order.order_number}/create`).expect(200);
    expect(payment.body.data).toEqual({
      snap_token: expect.any(String),
      redirect_url: expect.any(String),
      expires_at: expect.any(String),
    });
  });

  it('gives a token for that order alone: not for the buyer’s others, and not to order in their name', async () => {
    const owner = festival.visitor();
    const paid = await owner.orderAndPay();
    await festival.simulator.pay(paid.order_number);
    await until(
      () => orderRow(paid.order_number),
      ({ status }) => status === 'settlement',
      'a paid order',
    );
    const order = await owner.order();
    const { subject } = await orderRow(order.order_number);
    expect((await orderRow(paid.order_number)).subject).toBe(subject);
    const link = await mailedLink(order.order_number);
    const elsewhere = festival.visitor();
    elsewhere.token = (await elsewhere.post('/api/auth/resume', link).expect(200)).body.data.token as string;
    await elsewhere.get(`/api/payment/${paid.order_number}/order`).expect(404);
    await elsewhere.get(`/api/payment/${paid.order_number}/create`).expect(403);
    await elsewhere.post(`/api/orders/${paid.order_number}/cancel`).expect(403);
    await elsewhere.post('/api/orders', {}).expect(401);
    await elsewhere.get(`/api/payment/${order.order_number}/order`).expect(200);
    const placed = await elsewhere.order();
    expect((await orderRow(placed.order_number)).subject).not.toBe(subject);
    await elsewhere.get(`/api/payment/${paid.order_number}/order`).expect(404);
    await elsewhere.post(`/api/orders/${order.order_number}/cancel`).expect(200);
  });

  it('adds the order to those of the browser that opens the link', async () => {
    const [one, two] = [festival.visitor(), festival.visitor()];
    const [own, mailed] = [await one.order(), await two.order()];
    const link = await mailedLink(mailed.order_number);
    const open = async (visitor: typeof one) => {
      const answer = await visitor.post('/api/auth/resume', link).expect(200);
      visitor.token = answer.body.data.token as string;
    };
    await open(one);
    await one.get(`/api/payment/${own.order_number}/order`).expect(200);
    await one.get(`/api/payment/${mailed.order_number}/order`).expect(200);
    await open(two);
    const { subject } = await orderRow(mailed.order_number);
    const claims = Buffer.from(two.token?.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(claims)).toMatchObject({ sub: subject });
  });

  it('is 403 with a wrong signature, another order’s, or for an order that isn’t there', async () => {
    const [one, two] = [await festival.visitor().order(), await festival.visitor().order()];
    const [link, other] = [await mailedLink(one.order_number), await mailedLink(two.order_number)];
    const wrong = [
      { ...link, signature: other.signature },
      { ...link, signature: 'nonsense' },
      { ...link, signature: '' },
      { order_number: 'FEST-0000000000', signature: link.signature },
    ];
    for (const body of wrong) {
      expect((await festival.visitor().post('/api/auth/resume', body).expect(403)).body).toMatchObject({
        success: false,
      });
    }
  });

  it.each<[string, number, Partial<OrderEntity>, string]>([
    ['paid', 409, { status: 'settlement' }, 'This order has been paid.'],
    ['cancelled', 409, { status: 'cancel' }, 'This order has already ended.'],
    ['expired', 409, { status: 'expire' }, 'This order has already ended.'],
    ['over, though not yet expired', 409, { expiresAt: new Date(0) }, 'This order has already ended.'],
    ['deleted', 404, { deletedAt: new Date(0) }, 'Order not found.'],
  ])('is over with the order: %s', async (_name, refusal, changes, message) => {
    const { order_number: number } = await festival.visitor().order();
    const link = await mailedLink(number);
    await festival.rows(OrderEntity).update({ orderNumber: number }, changes);
    const { body } = await festival.visitor().post('/api/auth/resume', link).expect(refusal);
    expect(body).toEqual({ success: false, message });
    const status = await festival.visitor().get(`/api/payment/${number}/status`);
    expect(status.status).toBe(refusal === 404 ? 404 : 200);
  });

  it('still works after a denied card: another may be used', async () => {
    const { order_number: number } = await festival.visitor().order();
    const link = await mailedLink(number);
    await festival.rows(OrderEntity).update({ orderNumber: number }, { status: 'deny' });
    await festival.visitor().post('/api/auth/resume', link).expect(200);
  });

  it.each([{}, { order_number: 'FEST-0000000000' }, { signature: 'x' }, { order_number: 1, signature: 2 }])(
    'is 422 for %j',
    async (body) => {
      expect(
        Object.keys((await festival.visitor().post('/api/auth/resume', body).expect(422)).body.errors),
      ).not.toEqual([]);
    },
  );
});

describe('GET /api/payment/{orderNumber}/status', () => {
  it('tells whoever holds the number the state of the payment', async () => {
    const order = await festival.visitor().order();
    const { body } = await festival.visitor().get(`/api/payment/${order.order_number}/status`).expect(200);
    expect(body).toEqual({
      success: true,
      data: {
        order_number: order.order_number,
        status: 'pending',
        status_description: expect.any(String),
        is_successful: false,
        is_failed: false,
        is_pending: true,
        paid_at: null,
        is_open: true,
        expires_at: order.expires_at,
      },
    });
    expect(body.data.status_description).not.toBe('');
  });

  it.each<[string, boolean, Partial<OrderEntity>]>([
    ['a denied payment leaves it open', true, { status: 'deny' }],
    ['a denied payment whose time is over', false, { status: 'deny', expiresAt: new Date(0) }],
    ['a denial by a person ends it', false, { status: 'deny', openEmail: null, openPhone: null }],
    ['expired', false, { status: 'expire', openEmail: null, openPhone: null }],
    ['paid', false, { status: 'settlement', openEmail: null, openPhone: null }],
  ])('tells whether the order is still open: %s', async (_name, isOpen, changes) => {
    const { order_number: number } = await festival.visitor().order();
    await festival.rows(OrderEntity).update({ orderNumber: number }, changes);
    const { body } = await festival.visitor().get(`/api/payment/${number}/status`).expect(200);
    expect(body.data.is_open).toBe(isOpen);
  });

  it.each(['FEST-0000000000', 'FEST-1', 'nonsense', '1', 'fest-0000000000'])('is 404 for %s', async (number) => {
    const { body } = await festival.visitor().get(`/api/payment/${number}/status`).expect(404);
    expect(body).toEqual({ success: false, message: 'Order not found.' });
  });
});

describe('POST /api/orders/{orderNumber}/cancel', () => {
  const cancel = (visitor: ReturnType<Festival['visitor']>, number: string) =>
    visitor.post(`/api/orders/${number}/cancel`);

  it('ends the owner’s order: seats and tickets go back, and a new one may be placed', async () => {
    const visitor = festival.visitor();
    const buyer = await visitor.login();
    const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;
    const before = await sold();
    const order = await visitor.order({ quantity: 3 }, buyer);
    expect(await sold()).toBe(before + 3);
    const { body } = await cancel(visitor, order.order_number).expect(200);
    expect(body).toEqual({ success: true, message: 'Your order has been successfully cancelled.' });
    expect(await sold()).toBe(before);
    expect(await orderRow(order.order_number)).toMatchObject({ status: 'cancel', holdsSeats: false, openEmail: null });
    const tickets = await festival.rows(TicketEntity).findBy({ orderNumber: order.order_number });
    expect(tickets.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const status = await visitor.get(`/api/payment/${order.order_number}/status`).expect(200);
    expect(status.body.data).toMatchObject({ status: 'cancel', is_failed: true, is_pending: false });
    await visitor.order({}, buyer);
  });

  it('takes the number alone, but not a stranger’s token nor a token that isn’t one', async () => {
    const owner = festival.visitor();
    const { order_number } = await owner.order();
    const stranger = festival.visitor();
    await stranger.login();
    await cancel(stranger, order_number).expect(403);
    stranger.token = 'nonsense';
    await cancel(stranger, order_number).expect(401);
    expect((await orderRow(order_number)).status).toBe('pending');
    await cancel(festival.visitor(), order_number).expect(200);
    expect((await orderRow(order_number)).status).toBe('cancel');
  });

  it('is 409 the second time, and for an order that is paid', async () => {
    const visitor = festival.visitor();
    const { order_number } = await visitor.order();
    await cancel(visitor, order_number).expect(200);
    expect((await cancel(visitor, order_number).expect(409)).body).toMatchObject({ success: false });
    await festival.tier({ price: 0 });
    const free = await visitor.order();
    await festival.tier();
    await cancel(visitor, free.order_number).expect(409);
    expect((await orderRow(free.order_number)).status).toBe('paid');
  });

  it('of an order cancelled twice at once gives its seats back once', async () => {
    const sold = async () => (await festival.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold;
    const before = await sold();
    const { order_number } = await festival.visitor().order({ quantity: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(festival.visitor(), order_number)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await sold()).toBe(before);
  });

  it.each(['FEST-0000000000', 'nonsense'])('is 404 for %s', async (number) => {
    expect((await cancel(festival.visitor(), number).expect(404)).body).toEqual({
      success: false,
      message: 'Order not found.',
    });
  });
});
