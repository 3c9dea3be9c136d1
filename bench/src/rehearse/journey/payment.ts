import { paymentPollDelayMs, type BuyerOrder, type PaymentStatusData } from '@festival/contracts';
import { performance } from 'node:perf_hooks';
import type { Person } from '../crowd/person.js';
import type { Answer } from '../http/answer.js';
import { readEnvelope, type Browser } from '../http/browser.js';
import { Failed, Leave, untilServed, type RehearsalContext } from './context.js';

const CONFLICT = 409;
const DENIED_METHOD = 'credit_card';

/** One visitor at the payment page and in the provider's pop-up. */
export class Payment {
  private polls = 0;
  private paidAt: number | null = null;

  constructor(
    private readonly context: RehearsalContext,
    private readonly browser: Browser,
    private readonly person: Person,
    private readonly orderNumber: string,
  ) {}

  /** Money was sent, and nobody has seen a ticket for it. */
  get isOwed(): boolean {
    return this.paidAt !== null;
  }

  async open(): Promise<void> {
    const path = `/api/payment/${this.orderNumber}/create`;
    const answer = await untilServed(this.context, () => this.browser.get('create payment', path));
    if (typeof readEnvelope(answer)?.data?.['snap_token'] !== 'string') throw new Failed('create payment', answer);
  }

  /** In the pop-up; a denied card before, for some. */
  async choose(): Promise<void> {
    const { isDenied, method, pauses } = this.person;
    if (isDenied) {
      await this.control('choose', { payment_type: DENIED_METHOD });
      await this.control('fail', { status: 'deny' });
      await this.watch(pauses.method);
    }
    await this.control('choose', { payment_type: method });
  }

  async pay(): Promise<void> {
    const { email } = this.person.buyer;
    const at = performance.now();
    await this.control('pay', {});
    this.paidAt = at;
    this.context.paidAt.set(email, at);
    this.context.tally.paid += 1;
  }

  async cancel(): Promise<void> {
    const path = `/api/orders/${this.orderNumber}/cancel`;
    const answer = await untilServed(this.context, () => this.browser.post('cancel', path, null));
    // The answer to the first try may have been lost.
    const isCancelled = answer.status === CONFLICT && (await this.status())?.status === 'cancel';
    if (answer.status !== 200 && !isCancelled) throw new Failed('cancel', answer);
  }

  /** Polls the status for that long, as the page does while it is open. */
  async watch(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    for (let left = milliseconds; left > 0; left = end - performance.now()) {
      await this.context.timers.sleep(Math.min(left, this.pollDelayMs()));
      if (performance.now() < end) await this.status();
    }
  }

  /** Polls until the payment is there; then looks at the tickets. */
  async untilTickets(): Promise<void> {
    for (;;) {
      await this.context.timers.sleep(this.pollDelayMs());
      const status = await this.status();
      if (status?.is_successful) return this.look();
    }
  }

  /** One last look, after which the rehearsal ends. */
  async lastLook(): Promise<boolean> {
    const status = await this.status();
    if (!status?.is_successful) return false;
    await this.look();
    return true;
  }

  /** The page that shows the tickets, then the first ticket's own. */
  async look(): Promise<void> {
    const { context, browser } = this;
    const seen = performance.now();
    const path = `/api/payment/${this.orderNumber}/order`;
    const answer = await untilServed(context, () => browser.get('own order', path));
    const tickets = (readEnvelope(answer)?.data?.['order'] as BuyerOrder | undefined)?.tickets ?? [];
    if (tickets.length !== this.person.quantity) throw new Leave('paid, no ticket');
    if (this.paidAt !== null) context.recorder.ticketCame(seen - this.paidAt);
    context.tally.valid += 1;
    context.tally.validTickets += tickets.length;
    this.paidAt = null;
    const [first] = tickets;
    if (first) await browser.page('ticket page', `/t/${first.ticket_code}?verify=${encodeURIComponent(first.verify)}`);
  }

  async status(): Promise<PaymentStatusData | null> {
    this.polls += 1;
    const answer = await this.browser.get('status', `/api/payment/${this.orderNumber}/status`);
    return answer.status === 200 ? ((readEnvelope(answer)?.data ?? null) as PaymentStatusData | null) : null;
  }

  /** The payment page's own pace. */
  private pollDelayMs(): number {
    return paymentPollDelayMs(this.polls, Math.random());
  }

  private async control(action: 'choose' | 'pay' | 'fail', body: object): Promise<Answer> {
    const answer = await this.context.provider.send('provider', `/_sim/orders/${this.orderNumber}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Failed(`provider's ${action}`, answer);
    return answer;
  }
}
