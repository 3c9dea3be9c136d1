import type { TimelineEntry } from '@festival/contracts';
import { PdfThreadService } from '../src/mail/pdf/pdf-thread.service.js';
import { OrderEntity } from '../src/orders/order.entity.js';
import { ProviderTransactionEntity } from '../src/payments/payment-log/provider-transaction.entity.js';
import { TicketEntity } from '../src/tickets/ticket.entity.js';
import { TicketSignerService } from '../src/tickets/desk/ticket-signer.service.js';
import { readQr } from './support/mail/mail-parsing.js';
import { ADMIN, Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let bench: PaymentsBench;
let admin: Visitor;
let paid: string;
let pending: string;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  admin = await festival.admin();
  await festival.tier();
  paid = (await festival.visitor().orderAndPay({ quantity: 2 })).order_number;
  await festival.simulator.pay(paid);
  await bench.reaches(paid, 'settlement');
  pending = (await festival.visitor().order()).order_number;
});
afterAll(() => festival.close());

const ticketsOf = (orderNumber: string) =>
  festival.rows(TicketEntity).find({ where: { orderNumber }, order: { number: 'ASC' } });

describe('files of an order', () => {
  it.each(['receipt', 'tickets'])('%s.pdf is a PDF under the order’s name', async (file) => {
    const answer = await admin.get(`/api/admin/orders/${paid}/${file}.pdf`).expect(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`inline; filename="${file}-${paid}.pdf"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is there for a paid order only', async () => {
    const receipt = await admin.get(`/api/admin/orders/${pending}/receipt.pdf`).expect(409);
    expect(receipt.body).toEqual({ success: false, message: 'Only a paid order has a receipt.' });
    const tickets = await admin.get(`/api/admin/orders/${pending}/tickets.pdf`).expect(409);
    expect(tickets.body).toEqual({ success: false, message: 'This order has no valid tickets.' });
    for (const file of ['receipt.pdf', 'tickets.pdf', 'tickets/TKT-000000000000/qr.png', 'timeline'])
      await admin.get(`/api/admin/orders/FEST-0000000000/${file}`).expect(404);
  });

  it('are made one after the other, so that mails wait for one of them at most', async () => {
    const thread = festival.get(PdfThreadService);
    const run = thread.run.bind(thread) as (...work: unknown[]) => Promise<never>;
    let [atOnce, most] = [0, 0];
    thread.run = async (...work) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      return run(...work).finally(() => (atOnce -= 1));
    };
    const files = ['receipt', 'tickets', 'receipt', 'tickets'];
    await Promise.all(files.map((file) => admin.get(`/api/admin/orders/${paid}/${file}.pdf`).expect(200)));
    Reflect.deleteProperty(thread, 'run');
    expect(most).toBe(1);
  });

  it('the QR holds the ticket’s signed address', async () => {
    const [ticket] = await ticketsOf(paid);
    const code = ticket?.ticketCode ?? '';
    const answer = await admin.get(`/api/admin/orders/${paid}/tickets/${code}/qr.png`).expect(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(readQr(answer.body as Buffer)).toBe(
      festival.get(TicketSignerService).address({ ticketCode: code, signingKey: null }),
    );
  });

  it('there is no QR for a ticket that lets nobody in, nor of another order', async () => {
    const [waiting] = await ticketsOf(pending);
    const path = `/api/admin/orders/${pending}/tickets`;
    const refused = await admin.get(`${path}/${waiting?.ticketCode}/qr.png`).expect(409);
    expect(refused.body.message).toBe('This ticket is pending.');
    const [other] = await ticketsOf(paid);
    const strange = await admin.get(`${path}/${other?.ticketCode}/qr.png`).expect(404);
    expect(strange.body.message).toBe('Ticket not found.');
  });

  it('is for super admins and finance', async () => {
    const [ticket] = await ticketsOf(paid);
    const files = ['receipt.pdf', 'tickets.pdf', `tickets/${ticket?.ticketCode}/qr.png`, 'timeline'];
    const [gate, finance] = [await staff(festival, 'gate'), await staff(festival, 'finance')];
    for (const file of files) {
      const path = `/api/admin/orders/${paid}/${file}`;
      await festival.visitor().get(path).expect(401);
      await gate.get(path).expect(403);
      await finance.get(path).expect(200);
    }
  });
});

describe('GET /api/admin/orders/{number}/timeline', () => {
  const timeline = async (orderNumber: string): Promise<TimelineEntry[]> =>
    (await admin.get(`/api/admin/orders/${orderNumber}/timeline`).expect(200)).body.data.entries;

  it('lists the events in words, newest last', async () => {
    const [ticket] = await ticketsOf(paid);
    await admin.post(`/api/orders/${paid}/lock-sync`, { confirm: 'LOCK', reason: 'Cash desk' }).expect(200);
    await admin.put(`/api/orders/${paid}/email`, { buyer_email: 'new@example.com' }).expect(200);
    await admin.post(`/api/orders/${paid}/resend-receipt`).expect(200);
    await admin.post(`/api/tickets/checkin/${ticket?.ticketCode}`, undefined, { 'x-scan-gate': 'Gate A' }).expect(200);
    const words = { status: 'refund', confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE', reason: 'Sold twice' };
    await admin.put(`/api/orders/${paid}/admin-status`, words).expect(200);
    const entries = await timeline(paid);
    const { transactionId, buyerEmail } = await bench.order(paid);
    expect(buyerEmail).toBe('new@example.com');
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    expect(times.every((at) => at.endsWith('Z'))).toBe(true);
    const told = entries.map(({ kind, text, by }) => `${kind}: ${text}${by ? ` (${by})` : ''}`);
    for (const line of [
      'placed: Order placed on the website: 2 × Pre Sales 2 for Rp 96.000',
      `payment: Payment attempt 1 opened at the provider as ${paid}`,
      `payment: Payment by qris of Rp 96.000, transaction ${transactionId}`,
      'status: Status changed from pending to settlement, by a notification of the payment provider',
      `admin: Sync locked. Reason: Cash desk (${ADMIN.email})`,
      `admin: Receipt sent again to new@example.com (${ADMIN.email})`,
      `scan: Ticket ${ticket?.ticketCode} checked in at Gate A (${ADMIN.email})`,
      `admin: Status set from settlement to refund, sync locked. Reason: Sold twice (${ADMIN.email})`,
      'attention: Needs attention: used ticket reversed',
      'seats: Seats: 2 given back, by an admin',
    ])
      expect(told).toContain(line);
    expect(told[0]).toMatch(/^placed/);
    expect(told).toContainEqual(expect.stringMatching(/^payment: Notification of the payment provider: settlement \(/));
    expect(told.filter((line) => line.startsWith('mail: E-ticket mail to '))).toHaveLength(2);
  });

  it('doesn’t call a denied attempt a payment, and gives the reason', async () => {
    const { order_number: number } = await festival.visitor().orderAndPay();
    await festival.simulator.choose(number, 'credit_card');
    await festival.simulator.fail(number, 'deny');
    await bench.reaches(number, 'deny');
    const transaction = await festival.rows(ProviderTransactionEntity).findOneByOrFail({ status: 'deny' });
    const bank = { channel_response_code: '05', channel_response_message: 'Do not honour' };
    await festival.rows(ProviderTransactionEntity).update(transaction.id, { raw: bank, fraudStatus: 'accept' });
    const told = (await timeline(number)).filter(({ kind }) => kind === 'payment').map(({ text }) => text);
    expect(told).toContain(`Payment opened: credit card, Rp 50.000, transaction ${transaction.transactionId}`);
    expect(told).toContain(
      `Payment by credit card denied: the bank said “Do not honour” (code 05), transaction ${transaction.transactionId}`,
    );
    expect(told.filter((text) => / of Rp /.test(text))).toEqual([]);
  });

  it('starts with the admin who entered a manual order', async () => {
    const request = {
      buyer_name: 'Siti Rahma',
      buyer_email: 'desk@example.com',
      buyer_phone: '081234567890',
      category: 'internal',
      ticket_quantity: 1,
      final_amount: 50_000,
      send_email: false,
    };
    const { body } = await admin.post('/api/admin/orders/manual', request).expect(201);
    const entries = await timeline(body.data.order.order_number);
    expect(entries.map(({ text, by }) => [text, by])).toEqual([
      ['Order entered by hand as paid: 1 × pre-sales-2', ADMIN.email],
    ]);
  });
});

describe('GET /api/admin/orders/totals', () => {
  const totals = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    return (await admin.get(`/api/admin/orders/totals?${query}`).expect(200)).body.data;
  };

  it('sums the gross of paid orders, and the net next to it', async () => {
    const buyer_name = 'Totals Only';
    const discounted = { buyer_name, quantity: 2, discount_code: 'UNITY10' };
    const [settled, captured, imported, unpaid] = [
      await festival.visitor().order(discounted),
      await festival.visitor().order(discounted),
      await festival.visitor().order({ buyer_name, quantity: 3 }),
      await festival.visitor().order({ buyer_name }),
    ];
    const change = (orderNumber: string, row: Partial<OrderEntity>) =>
      festival.rows(OrderEntity).update({ orderNumber }, row);
    await change(settled.order_number, { status: 'settlement' });
    await change(captured.order_number, { status: 'capture', attention: 'paid_twice' });
    await change(imported.order_number, { status: 'settlement', source: 'google_form' });
    await change(unpaid.order_number, { ticketType: 'early-bird' });
    expect(settled).toMatchObject({ amount: 100_000, final_amount: 86_000 });
    const form = { google_form_total: 150_000, google_form_net: imported.final_amount };
    expect(await totals({ q: buyer_name })).toEqual({
      orders: 4,
      web_total: 100_000,
      web_net: 172_000,
      ...form,
    });
    expect(await totals({ q: buyer_name, source: 'google_form' })).toMatchObject({ orders: 1, web_total: 0, ...form });
    expect(await totals({ q: buyer_name, attention: 'any' })).toMatchObject({ orders: 1, web_net: 86_000 });
    expect(await totals({ q: buyer_name, attention: 'paid_twice' })).toMatchObject({ orders: 1 });
    expect(await totals({ q: buyer_name, attention: 'amount_mismatch' })).toMatchObject({ orders: 0, web_total: 0 });
    expect(await totals({ q: buyer_name, ticket_type: 'early-bird' })).toMatchObject({ orders: 1 });
  });

  it.each([{ attention: 'nonsense' }, { source: 'fax' }, { status: 'x' }, { subject: 'x' }])(
    'is 400 for %j',
    async (filter) => {
      await admin.get(`/api/admin/orders/totals?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(400);
    },
  );
});
