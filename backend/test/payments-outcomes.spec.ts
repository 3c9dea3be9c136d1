import { PrioritizePolledOrdersService } from '../src/payments/sync/prioritize-polled-orders.service.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { closeSound } from './support/sound-data.js';

describe('outcomes of a payment', () => {
  let festival: Festival;
  let bench: PaymentsBench;

  beforeAll(async () => {
    festival = await Festival.open();
    bench = new PaymentsBench(festival);
  });
  afterAll(() => closeSound(festival));
  beforeEach(async () => {
    await festival.simulator.recover();
    await festival.tier({ quota: 100 });
  });

  const buy = (changes: object = {}) => festival.visitor().orderAndPay({ quantity: 2, ...changes });

  it('paid: tickets are valid, one e-ticket mail is queued', async () => {
    const { order_number: number } = await buy();
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    expect(await bench.outcome(number)).toEqual({
      status: 'settlement',
      attention: null,
      holdsSeats: true,
      tickets: ['valid', 'valid'],
      sold: 2,
      mails: ['finish_payment', 'e_ticket'],
    });
  });

  it.each(['cancel', 'expire', 'failure'])(
    '%s at the provider: tickets end and the seats come back',
    async (status) => {
      const { order_number: number } = await buy();
      await festival.simulator.choose(number, 'qris');
      await bench.settled(number);
      await festival.simulator.fail(number, status);
      await bench.reaches(number, status);
      await bench.sync();
      await bench.expire();
      expect(await bench.outcome(number)).toMatchObject({
        status,
        holdsSeats: false,
        sold: 0,
        tickets: status === 'expire' ? ['expired', 'expired'] : ['cancelled', 'cancelled'],
        mails: ['finish_payment'],
      });
    },
  );

  it('a denied card, then QRIS under the same token: paid', async () => {
    const { order_number: number } = await buy();
    await festival.simulator.choose(number, 'credit_card');
    await festival.simulator.fail(number, 'deny');
    await bench.reaches(number, 'deny');
    expect(await bench.outcome(number)).toMatchObject({ holdsSeats: true, tickets: ['pending', 'pending'], sold: 2 });
    await festival.simulator.choose(number, 'qris');
    await bench.reaches(number, 'pending');
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    expect((await bench.outcome(number)).tickets).toEqual(['valid', 'valid']);
  });

  it('a lost notification: the sync finds the payment', async () => {
    await festival.simulator.faults({ notifications: { drop: 1 } });
    const { order_number: number } = await buy();
    await festival.simulator.pay(number);
    expect((await bench.outcome(number)).status).toBe('pending');
    await bench.sync();
    expect(await bench.outcome(number)).toMatchObject({ status: 'settlement', tickets: ['valid', 'valid'] });
  });

  it('a buyer who polls makes the sync query within seconds', async () => {
    await festival.simulator.faults({ notifications: { drop: 1 } });
    const visitor = festival.visitor();
    const { order_number: number } = await visitor.orderAndPay();
    await festival.simulator.pay(number);
    expect(await bench.syncDue()).toBe(0);
    festival.clock.advanceMinutes(5 / 60);
    expect(await visitor.status(number)).toBe('pending');
    await festival.get(PrioritizePolledOrdersService).prioritize();
    expect(await bench.syncDue()).toBe(1);
    expect(await visitor.status(number)).toBe('settlement');
  });

  it('duplicated, shuffled and delayed notifications: one mail, the right tickets', async () => {
    await festival.simulator.faults({ notifications: { duplicate: 4, shuffle: true, delay_ms: 20 } });
    const { order_number: number } = await buy();
    await festival.simulator.choose(number, 'qris');
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    await bench.settled(number);
    expect(await bench.outcome(number)).toMatchObject({
      status: 'settlement',
      tickets: ['valid', 'valid'],
      mails: ['finish_payment', 'e_ticket'],
    });
  });

  it('paid after it expired, with seats left: the tickets are issued all the same', async () => {
    const { order_number: number } = await buy();
    festival.clock.advanceMinutes(31);
    await bench.expire();
    expect(await bench.outcome(number)).toMatchObject({ status: 'expire', holdsSeats: false, sold: 0 });
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    expect(await bench.outcome(number)).toMatchObject({
      holdsSeats: true,
      sold: 2,
      tickets: ['valid', 'valid'],
      attention: null,
    });
  });

  it('paid after it expired, without seats: a person is called and the buyer is told', async () => {
    const type = await festival.tier({ quota: 2 });
    const { order_number: number } = await buy();
    festival.clock.advanceMinutes(31);
    await bench.expire();
    await buy({ ticket_type: type });
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    expect(await bench.outcome(number)).toMatchObject({
      attention: 'paid_without_seat',
      holdsSeats: false,
      sold: 2,
      tickets: ['expired', 'expired'],
      mails: ['finish_payment', 'receipt'],
    });
  });

  it('a reversal takes tickets, seats and the referral use back', async () => {
    const { order_number: number } = await buy({ referral_code: 'crown01' });
    const { ReferralCodeEntity } = await import('../src/orders/codes/referral-code.entity.js');
    const uses = async () => (await festival.rows(ReferralCodeEntity).findOneByOrFail({ code: 'CROWN01' })).uses;
    const before = await uses();
    await festival.simulator.choose(number, 'echannel');
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    expect(await uses()).toBe(before + 1);
    await festival.simulator.fail(number, 'deny');
    await bench.reaches(number, 'deny');
    expect(await bench.outcome(number)).toMatchObject({
      tickets: ['cancelled', 'cancelled'],
      holdsSeats: false,
      sold: 0,
    });
    expect(await uses()).toBe(before);
  });

  it('a full refund cancels the tickets, a partial one leaves them', async () => {
    const full = (await buy()).order_number;
    await festival.simulator.pay(full);
    await bench.reaches(full, 'settlement');
    await festival.simulator.refund(full);
    await bench.reaches(full, 'refund');
    expect(await bench.outcome(full)).toMatchObject({ tickets: ['cancelled', 'cancelled'], sold: 0 });
    const part = (await buy()).order_number;
    await festival.simulator.pay(part);
    await bench.reaches(part, 'settlement');
    await festival.simulator.refund(part, 10_000);
    await bench.reaches(part, 'partial_refund');
    expect(await bench.outcome(part)).toMatchObject({ tickets: ['valid', 'valid'], sold: 2 });
  });

  it('two paid transactions of one order call a person', async () => {
    const { order_number: number } = await buy();
    await festival.simulator.pay(number);
    await bench.reaches(number, 'settlement');
    await festival.simulator.pay(number, { again: true });
    await bench.settled(number);
    expect(await bench.outcome(number)).toMatchObject({
      status: 'settlement',
      attention: 'paid_twice',
      tickets: ['valid', 'valid'],
      mails: ['finish_payment', 'e_ticket'],
    });
  });

  it('a locked order is not changed by the provider, but a person is called', async () => {
    const { order_number: number } = await buy();
    const { OrderEntity } = await import('../src/orders/order.entity.js');
    await festival.rows(OrderEntity).update({ orderNumber: number }, { syncLocked: true });
    await festival.simulator.pay(number);
    await bench.settled(number);
    expect(await bench.outcome(number)).toMatchObject({ status: 'pending', attention: 'provider_disagrees' });
  });
});
