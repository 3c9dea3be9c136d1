import type { Person } from '../rehearse/crowd/person.js';
import type { Answer } from '../rehearse/http/answer.js';
import { Browser } from '../rehearse/http/browser.js';
import { Checkout } from '../rehearse/journey/checkout.js';
import { Payment } from '../rehearse/journey/payment.js';
import { enter, readRoom, takePlace } from '../rehearse/journey/waiting-room.js';
import type { RehearsalContext } from '../rehearse/journey/context.js';
import { openTicketPage } from '../rehearse/journey/ticket-page.js';

/** One buyer, who goes on when they are told to. */
export class JourneyBuyer {
  private readonly browser: Browser;
  private readonly checkout: Checkout;
  private page: Answer | null = null;
  private payment: Payment | null = null;

  constructor(
    private readonly context: RehearsalContext,
    private readonly person: Person,
  ) {
    this.browser = new Browser(context.http, person.address);
    this.checkout = new Checkout(context, this.browser, person);
  }

  async arrive(): Promise<void> {
    const { browser, context } = this;
    this.page = await openTicketPage(context, browser);
    await readRoom(context, browser);
  }

  async loadFiles(): Promise<void> {
    if (this.page) await this.context.assets.load(this.browser, this.page);
  }

  async takePlace(): Promise<void> {
    await takePlace(this.context, this.browser);
  }

  async askForTurn(): Promise<void> {
    await readRoom(this.context, this.browser);
  }

  async enter(): Promise<void> {
    const { context, browser } = this;
    while (!(await enter(context, browser))) await context.timers.sleep(1_000);
  }

  async signIn(): Promise<void> {
    await this.checkout.tryCodes();
    if ((await this.checkout.signIn()) !== null) throw new Error('A new buyer has an open order');
  }

  /** Refused with a challenge, and placed with its solution, which takes the buyer's processor, not the product's. */
  async order(): Promise<void> {
    const { number } = await this.checkout.place();
    this.payment = new Payment(this.context, this.browser, this.person, number);
  }

  openPayment(): Promise<void> {
    return this.ordered.open();
  }

  async askForStatus(): Promise<void> {
    await this.ordered.status();
  }

  async pay(): Promise<void> {
    await this.ordered.choose();
    await this.ordered.pay();
  }

  async lookAtTickets(): Promise<void> {
    if (!(await this.ordered.lastLook())) throw new Error('A paid order shows no tickets');
  }

  private get ordered(): Payment {
    if (!this.payment) throw new Error('Nothing was ordered');
    return this.payment;
  }
}
