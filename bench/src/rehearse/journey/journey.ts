import type { Person } from '../crowd/person.js';
import { Stopped } from '../crowd/timers.js';
import { Browser, readEnvelope } from '../http/browser.js';
import type { Ending } from '../record/tally.js';
import { Checkout, type OrderToPay } from './checkout.js';
import { Payment } from './payment.js';
import { Failed, Leave, untilServed, type RehearsalContext } from './context.js';
import { openTicketPage } from './ticket-page.js';

const LOOK_FOR_MAIL_MS = 500;

/** One person's whole visit, from the ticket page to the ticket. Never rejects. */
export async function visit(context: RehearsalContext, person: Person): Promise<void> {
  const journey = new Journey(context, person);
  context.tally.arrived += 1;
  context.tally.end(await journey.run());
}

class Journey {
  private browser: Browser;
  private payment: Payment | null = null;

  constructor(
    private readonly context: RehearsalContext,
    private readonly person: Person,
  ) {
    this.browser = new Browser(context.http, person.address);
  }

  async run(): Promise<Ending> {
    try {
      return await this.toTheEnd();
    } catch (error) {
      return this.payment?.isOwed ? this.owed(this.payment) : this.endingOf(error);
    }
  }

  private endingOf(error: unknown): Ending {
    if (error instanceof Failed) this.context.recorder.failed(error.message);
    if (error instanceof Leave) return error.ending;
    if (error instanceof Stopped) return this.context.isInterrupted ? 'interrupted' : 'ran out of time';
    this.context.recorder.failed(String(error));
    return 'failed';
  }

  private async toTheEnd(): Promise<Ending> {
    const { context, browser, person } = this;
    await this.arrive();
    if (person.intention === 'look') return 'looked and left';
    const order = await this.atCheckout(new Checkout(context, browser, person));
    if (order === null) return 'left the form';
    context.tally.ordered += 1;
    if (person.comesByLink && !order.isPaid) await this.returnByLink(order.number);
    const payment = new Payment(context, this.browser, person, order.number);
    if (!order.isPaid) {
      if (person.intention === 'abandonOrder') return 'left the order unpaid';
      this.payment = payment;
      const ending = await this.pay(payment);
      if (ending !== null) return ending;
    }
    await payment.untilTickets();
    return 'got tickets';
  }

  private async arrive(): Promise<void> {
    const { context, browser, person } = this;
    const page = await openTicketPage(context, browser);
    if (person.hasColdCache) await context.assets.load(browser, page);
  }

  /** Null when the form was left without an order. */
  private async atCheckout(checkout: Checkout): Promise<OrderToPay | null> {
    try {
      await checkout.open();
      await this.context.timers.sleep(this.person.pauses.form);
      await checkout.tryCodes();
      return this.person.intention === 'leaveForm' ? null : await checkout.order();
    } finally {
      checkout.leave();
    }
  }

  /** Another browser, which knows nothing but the link that was mailed. */
  private async returnByLink(order_number: string): Promise<void> {
    const { context, person } = this;
    if (!context.links) return;
    let signature = context.links.get(person.buyer.email);
    while (signature === undefined) {
      await context.timers.sleep(LOOK_FOR_MAIL_MS);
      signature = context.links.get(person.buyer.email);
    }
    const browser = new Browser(context.http, person.address);
    const request = { order_number, signature };
    const answer = await untilServed(context, () => browser.post('mailed link', '/api/auth/resume', request));
    const token = readEnvelope(answer)?.data?.['token'];
    if (typeof token !== 'string') throw new Failed('mailed link', answer);
    browser.signIn(token);
    this.browser = browser;
  }

  /** Null when the money is on its way. */
  private async pay(payment: Payment): Promise<Ending | null> {
    const { person } = this;
    await payment.open();
    await payment.watch(person.pauses.method);
    if (person.intention === 'cancel') {
      await payment.cancel();
      return 'cancelled';
    }
    await payment.choose();
    if (person.intention === 'abandonPayment') {
      await payment.watch(person.pauses.pay);
      return 'left the payment unpaid';
    }
    // Whoever pays late has closed the page meanwhile.
    if (person.intention === 'payLate') await this.context.timers.sleep(person.pauses.pay);
    else await payment.watch(person.pauses.pay);
    await payment.pay();
    return null;
  }

  /** The rehearsal ended between payment and ticket: the ticket may be there all the same. */
  private async owed(payment: Payment): Promise<Ending> {
    try {
      if (await payment.lastLook()) return 'got tickets';
    } catch (error) {
      if (!(error instanceof Leave || error instanceof Stopped)) this.context.recorder.failed(String(error));
    }
    return this.context.isInterrupted ? 'interrupted' : 'paid, no ticket';
  }
}
