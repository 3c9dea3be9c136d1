import { DifferenceEntity } from '../src/payments/payment-log/difference.entity.js';
import { AttemptEntity } from '../src/payments/payment-log/attempt.entity.js';
import { PaymentGateway } from '../src/payments/provider/payment-gateway.js';
import { PaymentLogService } from '../src/payments/payment-log/payment-log.service.js';
import { Festival } from './support/festival.js';
import { PaymentsBench } from './support/sales/payments.js';
import { Reconciler } from './support/sales/reconciliation.js';
import { BY_HAND, BY_PROVIDER, RefundSetup } from './support/sales/refund-setup.js';
import { closeSound } from './support/sound-data.js';
import { secondPerson, staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const AMOUNT = 96_000;

let festival: Festival;
let bench: PaymentsBench;
let one: Visitor;
let setup: RefundSetup;

beforeAll(async () => {
  festival = await Festival.open();
  bench = new PaymentsBench(festival);
  one = await staff(festival, 'finance');
  setup = new RefundSetup(festival, bench, one, await secondPerson(festival));
});
afterAll(() => closeSound(festival));
beforeEach(async () => {
  await festival.simulator.recover();
  await festival.tier({ quota: 1_000, price: 50_000 });
});

describe('an order that was set to paid for cash', () => {
  const PAID = { status: 'paid', holdsSeats: true, tickets: ['valid', 'valid'] };
  const REFUNDED = { status: 'refund', holdsSeats: false, tickets: ['cancelled', 'cancelled'] };

  /** The buyer had the payment page open, and paid there as well. */
  async function paidBothWays(
    paymentType = 'qris',
    prepare: (number: string) => Promise<void> = async () => undefined,
  ) {
    const number = await setup.ordered(paymentType);
    await setup.setStatus(number, 'paid');
    await prepare(number);
    await festival.simulator.pay(number);
    await bench.settled(number);
    await setup.hearAgain(number);
    return number;
  }
  const providers = async (number: string) =>
    (await setup.look(number)).payments.find((each) => each.transaction_id !== null)?.transaction_id;

  it.each([
    ['locked', async () => undefined],
    ['unlocked', (number: string) => setup.unlock(number)],
  ])('and is %s shows both payments, and a person is called', async (_name, prepare) => {
    const number = await paidBothWays('qris', prepare);
    expect(await bench.outcome(number)).toMatchObject({ ...PAID, attention: 'paid_twice' });
    expect((await setup.look(number)).payments).toMatchObject([
      { transaction_id: null, payment_type: null, status: 'paid', amount: AMOUNT, left: AMOUNT, is_extra: false },
      { payment_type: 'qris', status: 'settlement', amount: AMOUNT, left: AMOUNT, is_extra: true },
    ]);
    const { body } = await setup.refund(number, BY_HAND).expect(422);
    expect(body.errors).toEqual({ transaction_id: ['Choose the payment to refund.'] });
  });

  it('stays paid by the cash when the extra payment goes back through the provider', async () => {
    const number = await paidBothWays();
    await setup.refund(number, { ...BY_PROVIDER, transaction_id: await providers(number) }).expect(201);
    await bench.settled(number);
    await setup.hearAgain(number);
    expect(await bench.outcome(number)).toMatchObject({ ...PAID, attention: null });
    await new Reconciler(festival, one).run();
    expect(await festival.rows(DifferenceEntity).findBy({ orderNumber: number })).toEqual([]);
    await setup.confirm(number, await setup.record(number, { transaction_id: null }));
    expect(await bench.outcome(number)).toMatchObject(REFUNDED);
  });

  it('stays paid by the cash when the extra payment goes back by hand', async () => {
    const number = await paidBothWays('bca_va');
    await setup.confirm(number, await setup.record(number, { transaction_id: await providers(number) }));
    expect(await bench.outcome(number)).toMatchObject({ ...PAID, attention: null });
  });

  it('stays paid by the provider when the cash goes back, whole', async () => {
    const number = await paidBothWays();
    await setup.confirm(number, await setup.record(number, { transaction_id: null, amount: 40_000 }));
    expect(await bench.outcome(number)).toMatchObject({ ...PAID, attention: 'paid_twice' });
    await setup.confirm(number, await setup.record(number, { transaction_id: null }));
    expect(await bench.outcome(number)).toMatchObject({ ...PAID, attention: null });
    expect((await setup.look(number)).payments).toMatchObject([
      { transaction_id: null, left: 0 },
      { payment_type: 'qris', left: AMOUNT, is_extra: false },
    ]);
    await setup.refund(number, { ...BY_PROVIDER, transaction_id: await providers(number) }).expect(201);
    expect(await bench.outcome(number)).toMatchObject(REFUNDED);
  });

  it('is listed by a reconciliation as paid twice until one goes back', async () => {
    const number = await paidBothWays();
    const reconciler = new Reconciler(festival, one);
    await reconciler.run();
    const found = () => festival.rows(DifferenceEntity).findBy({ orderNumber: number });
    expect(await found()).toMatchObject([{ kind: 'second_payment', state: 'waits' }]);
    await setup.refund(number, { ...BY_PROVIDER, transaction_id: await providers(number) }).expect(201);
    await reconciler.run();
    expect(await found()).toMatchObject([{ kind: 'second_payment', state: 'resolved' }]);
    expect(await bench.outcome(number)).toMatchObject({ ...PAID, attention: null });
  });

  it('but was paid at the provider before that has one payment', async () => {
    const number = await setup.ordered('qris');
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await festival.simulator.pay(number);
    festival.clock.advanceMinutes(1);
    await setup.setStatus(number, 'paid');
    await setup.hearAgain(number);
    expect(await bench.outcome(number)).toMatchObject({ ...PAID, attention: null });
    expect((await setup.look(number)).payments).toMatchObject([{ payment_type: 'qris', is_extra: false }]);
    await setup.refund(number, BY_PROVIDER).expect(201);
    expect(await bench.outcome(number)).toMatchObject(REFUNDED);
  });

  it('and cancelled later still shows the cash, though nothing was refunded yet', async () => {
    const number = (await festival.visitor().order({ quantity: 2 })).order_number;
    await setup.setStatus(number, 'paid');
    await setup.setStatus(number, 'cancelled');
    expect((await setup.look(number)).payments).toMatchObject([
      { transaction_id: null, left: AMOUNT, ways: ['manual'] },
    ]);
    await setup.confirm(number, await setup.record(number));
    expect(await bench.outcome(number)).toMatchObject(REFUNDED);
  });

  it('and waits again shows none', async () => {
    const number = (await festival.visitor().order({ quantity: 2 })).order_number;
    await setup.setStatus(number, 'paid');
    await setup.setStatus(number, 'pending');
    expect((await setup.look(number)).payments).toEqual([]);
  });
});

describe('a part that goes back at the provider itself', () => {
  it('is not forgotten, nor told again, when an older answer comes late', async () => {
    const number = await setup.paid('gopay');
    const { id: orderId } = await bench.order(number);
    const attempt = await festival.rows(AttemptEntity).findOneByOrFail({ orderId });
    await festival.simulator.refund(number, 20_000);
    await bench.reaches(number, 'partial_refund');
    const old = await festival.get(PaymentGateway).status(number);
    await festival.simulator.refund(number, 30_000);
    await setup.hearAgain(number);
    await festival.get(PaymentLogService).record(attempt, old ? [old] : [], 'notification');
    expect(old).not.toBeNull();
    expect(await bench.order(number)).toMatchObject({ refundedAmount: 50_000 });
    await setup.hearAgain(number);
    expect((await bench.outcome(number)).mails.filter((each) => each === 'refund')).toHaveLength(2);
  });

  const ENDED = { holdsSeats: false, tickets: ['cancelled', 'cancelled'], attention: 'provider_disagrees' };

  it('of an order that ended here calls a person, and makes no tickets of it', async () => {
    const number = await setup.paid();
    await setup.setStatus(number, 'cancelled');
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await festival.simulator.refund(number, 40_000);
    await setup.unlock(number);
    await setup.hearAgain(number);
    expect(await bench.outcome(number)).toMatchObject({ ...ENDED, status: 'cancelled' });
    expect((await setup.look(number)).payments).toMatchObject([{ refunded: 40_000, left: 56_000 }]);
    await setup.refund(number, BY_PROVIDER).expect(201);
    expect(await bench.outcome(number)).toMatchObject({ ...ENDED, status: 'refund' });
  });

  it('is listed by a reconciliation once, and waits', async () => {
    const number = await setup.paid();
    await setup.setStatus(number, 'cancelled');
    await festival.simulator.faults({ notifications: { drop: 1 } });
    await festival.simulator.refund(number, 40_000);
    await setup.unlock(number);
    const reconciler = new Reconciler(festival, one);
    for (let again = 0; again < 2; again += 1) {
      await reconciler.run();
      const found = await festival.rows(DifferenceEntity).findBy({ orderNumber: number });
      expect(found).toMatchObject([{ kind: 'refunded_there', state: 'waits', attention: 'provider_disagrees' }]);
    }
    expect(await bench.outcome(number)).toMatchObject({ ...ENDED, status: 'cancelled' });
  });

  it('of an order that is paid leaves its tickets valid', async () => {
    const number = await setup.paid();
    await festival.simulator.refund(number, 40_000);
    await bench.reaches(number, 'partial_refund');
    expect(await bench.outcome(number)).toMatchObject({ tickets: ['valid', 'valid'], attention: null });
  });
});
