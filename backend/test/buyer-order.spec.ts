import { OrderEntity } from '../src/orders/order.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import type { Visitor } from './support/visitor.js';

describe('GET /api/payment/{orderNumber}/order', () => {
  let festival: Festival;
  let bench: PaymentsBench;
  let owner: Visitor;

  beforeAll(async () => {
    festival = await Festival.open();
    bench = new PaymentsBench(festival);
    await festival.tier();
  });
  afterAll(() => festival.close());
  beforeEach(() => {
    owner = festival.visitor();
  });

  const read = async (visitor: Visitor, number: string) =>
    (await visitor.get(`/api/payment/${number}/order`).expect(200)).body.data.order;

  it('shows the owner the order’s tier, price and end', async () => {
    const buyer = await owner.login();
    const order = await owner.order({ quantity: 2 }, buyer);
    expect(await read(owner, order.order_number)).toEqual({
      order_number: order.order_number,
      status: 'pending',
      ticket_type_header: expect.stringMatching(/./),
      ticket_quantity: 2,
      amount: order.amount,
      discount_amount: 0,
      bundle_discount_amount: order.bundle_discount_amount,
      final_amount: order.final_amount,
      expires_at: order.expires_at,
      paid_at: null,
      buyer_email: buyer.email,
      payment: null,
      tickets: [],
      festival: {
        name: expect.any(String),
        date: expect.any(String),
        venue: expect.any(String),
        venue_indonesian: expect.any(String),
      },
    });
  });

  it('names the chosen method and the account to pay to', async () => {
    const { order_number: number } = await owner.orderAndPay();
    await festival.simulator.choose(number, 'bank_transfer');
    await bench.settled(number);
    expect((await read(owner, number)).payment).toEqual({
      payment_type: 'bank_transfer',
      channel: 'bca',
      number: expect.stringMatching(/^\d{16}$/),
      biller_code: null,
      is_waiting: true,
    });
  });

  it('drops a denied payment, and names the next one', async () => {
    const { order_number: number } = await owner.orderAndPay();
    await festival.simulator.choose(number, 'credit_card');
    await festival.simulator.fail(number, 'deny');
    await bench.reaches(number, 'deny');
    expect(await read(owner, number)).toMatchObject({ status: 'deny', payment: null, tickets: [] });
    await festival.simulator.choose(number, 'qris');
    await bench.reaches(number, 'pending');
    expect((await read(owner, number)).payment).toMatchObject({ payment_type: 'qris', is_waiting: true });
  });

  it('gives the tickets of a paid order, each with the signature that opens it', async () => {
    const { order_number: number } = await owner.orderAndPay({ quantity: 2 });
    await festival.simulator.pay(number, { payment_type: 'qris' });
    await bench.reaches(number, 'settlement');
    const order = await read(owner, number);
    expect(order).toMatchObject({
      status: 'settlement',
      paid_at: expect.any(String),
      payment: { payment_type: 'qris', number: null, is_waiting: false },
    });
    expect(order.tickets.map((each: { number: number }) => each.number)).toEqual([1, 2]);
    for (const { ticket_code: code, verify } of order.tickets) {
      const view = await festival.visitor().get(`/api/tickets/${code}/view?verify=${verify}`).expect(200);
      expect(view.body.data).toMatchObject({ ticket_code: code, status: 'valid' });
    }
  });

  it('leaves out tickets that don’t let in', async () => {
    const { order_number: number } = await owner.orderAndPay();
    await festival.simulator.pay(number, { payment_type: 'qris' });
    const { id } = await bench.reaches(number, 'settlement');
    await festival.rows(TicketEntity).update({ orderId: id }, { status: 'cancelled' });
    expect((await read(owner, number)).tickets).toEqual([]);
  });

  it('is 401 without a token; another’s, an unknown and a deleted order are 404 alike', async () => {
    const { order_number: number } = await owner.order();
    await festival.visitor().get(`/api/payment/${number}/order`).expect(401);
    const stranger = festival.visitor();
    await stranger.login();
    const refusals = [
      await stranger.get(`/api/payment/${number}/order`).expect(404),
      await stranger.get('/api/payment/FEST-0000000000/order').expect(404),
    ];
    await festival.rows(OrderEntity).update({ orderNumber: number }, { deletedAt: new Date(0) });
    refusals.push(await owner.get(`/api/payment/${number}/order`).expect(404));
    for (const { body } of refusals) expect(body).toEqual({ success: false, message: 'Order not found.' });
  });
});
