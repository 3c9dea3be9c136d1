import type { OrderRefundsData } from '@festival/contracts';
import { AttemptEntity } from '../../../src/payments/payment-log/attempt.entity.js';
import { QueryAttemptService } from '../../../src/payments/attempts/query-attempt.service.js';
import type { Festival } from '../festival.js';
import type { PaymentsBench } from './payments.js';
import type { Visitor } from '../visitor.js';

export const BY_PROVIDER = { reason: 'The buyer is ill.', confirm: 'REFUND' };
export const BY_HAND = { ...BY_PROVIDER, account: 'BCA 123 456, Siti', proof: 'TRF-2025-001' };

/** Two staff members who refund orders of two tickets. */
export class RefundSetup {
  constructor(
    private readonly festival: Festival,
    private readonly bench: PaymentsBench,
    private readonly one: Visitor,
    private readonly two: Visitor,
  ) {}

  async look(number: string): Promise<OrderRefundsData> {
    return (await this.one.get(this.path(number)).expect(200)).body.data;
  }

  refund(number: string, body: object) {
    return this.one.post(this.path(number), body);
  }

  /** Records a manual transfer and returns its id. */
  async record(number: string, body: object = {}): Promise<number> {
    const answer = await this.refund(number, { ...BY_HAND, ...body }).expect(201);
    return answer.body.data.id as number;
  }

  confirm(number: string, id: number) {
    return this.two.post(this.path(number, `/${id}/confirm`), { confirm: 'REFUND' }).expect(200);
  }

  async setStatus(number: string, status: string): Promise<void> {
    const words = { confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
    await this.one.put(`/api/orders/${number}/admin-status`, { status, ...words }).expect(200);
  }

  async unlock(number: string): Promise<void> {
    await this.one.post(`/api/orders/${number}/unlock-sync`, { confirm: 'UNLOCK' }).expect(200);
  }

  async ordered(paymentType: string): Promise<string> {
    const { order_number: number } = await this.festival.visitor().orderAndPay({ quantity: 2 });
    await this.festival.simulator.choose(number, paymentType);
    return number;
  }

  async paid(paymentType = 'qris'): Promise<string> {
    const number = await this.ordered(paymentType);
    await this.festival.simulator.pay(number);
    await this.bench.reaches(number, 'settlement');
    return number;
  }

  /** Queries the provider about an order's first attempt, like a notification does. */
  async hearAgain(number: string): Promise<void> {
    const attempt = await this.festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
    await this.festival.get(QueryAttemptService).run(attempt, { via: 'notification' });
  }

  private path(number: string, rest = ''): string {
    return `/api/admin/orders/${number}/refunds${rest}`;
  }
}
