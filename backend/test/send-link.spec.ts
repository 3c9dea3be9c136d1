import { MailEntity } from '../src/mail/mail.entity.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { Festival } from './support/festival.js';
import { newBuyer } from './support/visitor.js';

describe('POST /api/orders/send-link', () => {
  let festival: Festival;
  beforeAll(async () => {
    // With one mail a minute nothing leaves by itself after the first: each test says what has left.
    festival = await Festival.open({ environment: { RATE_LIMITS: 'on', MAIL_PER_MINUTE: '1' } });
  });
  afterAll(() => festival.close());

  const send = (body: object) => festival.visitor().post('/api/orders/send-link', body);

  /** An order whose first link has left. */
  async function ordered() {
    const owner = festival.visitor();
    const buyer = await owner.login();
    const { order_number: number } = await owner.order({}, buyer);
    const { id } = await festival.rows(OrderEntity).findOneByOrFail({ orderNumber: number });
    await sent(id);
    return { number, id, buyer };
  }

  const sent = (orderId: number) => festival.rows(MailEntity).update({ orderId }, { status: 'sent' });
  const links = (orderId: number) => festival.rows(MailEntity).findBy({ orderId, kind: 'finish_payment' });

  it.each([
    ['by the order number', ({ number }: { number: string }) => ({ order_number: number })],
    ['by e-mail and phone', ({ buyer }: { buyer: object }) => ({ ...buyer, name: undefined })],
  ])('%s mails the link to the order’s own address, and tells nothing', async (_name, request) => {
    const order = await ordered();
    const { body } = await send(request(order)).expect(200);
    expect(body).toEqual({
      success: true,
      message: 'If an order is waiting for payment, the link to finish it is on its way.',
    });
    const mails = await links(order.id);
    expect(mails.map(({ toAddress }) => toAddress)).toEqual([order.buyer.email, order.buyer.email]);
    const [first, second] = mails.map(({ payload }) => (payload as { resumeUrl: string }).resumeUrl);
    expect(second).toBe(first);
  });

  it('goes to the address that the order was placed with, whoever asks by its phone number', async () => {
    const { id, buyer } = await ordered();
    await send({ email: newBuyer().email, phone: buyer.phone }).expect(200);
    expect((await links(id)).map(({ toAddress }) => toAddress)).toEqual([buyer.email, buyer.email]);
  });

  it('sends none while one is still on its way', async () => {
    const { number, id } = await ordered();
    await send({ order_number: number }).expect(200);
    await send({ order_number: number }).expect(200);
    expect(await links(id)).toHaveLength(2);
  });

  it('is mailed three times an hour to one recipient, and past that the answer is the same', async () => {
    const { number, id } = await ordered();
    for (let time = 0; time < 5; time += 1) {
      await send({ order_number: number }).expect(200);
      await sent(id);
    }
    expect(await links(id)).toHaveLength(4);
  });

  it('asks that mail nothing don’t use up the owner’s three', async () => {
    const { number, id } = await ordered();
    await send({ order_number: number }).expect(200);
    for (let time = 0; time < 5; time += 1) await send({ order_number: number }).expect(200);
    await sent(id);
    await send({ order_number: number }).expect(200);
    expect(await links(id)).toHaveLength(3);
  });

  it('of two open orders goes to the second too, when the first one’s recipient had enough', async () => {
    const [first, second] = [await ordered(), await ordered()];
    for (let time = 0; time < 3; time += 1) {
      await send({ order_number: first.number }).expect(200);
      await sent(first.id);
    }
    await send({ email: first.buyer.email, phone: second.buyer.phone }).expect(200);
    expect(await links(first.id)).toHaveLength(4);
    expect(await links(second.id)).toHaveLength(2);
  });

  it('asks at once mail one', async () => {
    const { number, id } = await ordered();
    await Promise.all(Array.from({ length: 5 }, () => send({ order_number: number }).expect(200)));
    expect(await links(id)).toHaveLength(2);
  });

  it('answers the same when there is nothing to finish', async () => {
    const { number, id } = await ordered();
    await festival.rows(OrderEntity).update({ id }, { status: 'expire', openEmail: null, openPhone: null });
    const { email, phone } = newBuyer();
    const answers = [
      await send({ order_number: number }).expect(200),
      await send({ order_number: 'FEST-0000000000' }).expect(200),
      await send({ email, phone }).expect(200),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await links(id)).toHaveLength(1);
  });

  it.each([
    [{}, ['email', 'phone']],
    [{ email: 'siti', phone: '08123456789' }, ['email']],
    [{ order_number: 'nonsense' }, ['order_number']],
    [{ order_number: null }, ['order_number']],
    [{ order_number: null, email: 'siti@example.com', phone: '08123456789' }, ['order_number']],
    [{ order_number: 'FEST-0000000000', amount: 1 }, ['amount']],
  ])('refuses %j by field', async (body, fields) => {
    expect(Object.keys((await send(body).expect(422)).body.errors)).toEqual(fields);
  });
});
