import type { Person } from '../rehearse/crowd/person.js';
import type { Answer } from '../rehearse/http/answer.js';
import { Browser } from '../rehearse/http/browser.js';
import { Checkout } from '../rehearse/journey/checkout.js';
import { Payment } from '../rehearse/journey/payment.js';
import { enter, readRoom, takePlace } from '../rehearse/journey/waiting-room.js';
import type { World } from '../rehearse/journey/world.js';

/** One buyer, who goes on when they are told to. */
export class JourneyBuyer {
  private readonly browser: Browser;
  private readonly checkout: Checkout;
  private page: Answer | null = null;
  private payment: Payment | null = null;

  constructor(
    private readonly world: World,
    private readonly person: Person,
  ) {
    this.browser = new Browser(world.http, person.address);
    this.checkout = new Checkout(world, this.browser, person);
  }

  async arrive(): Promise<void> {
    const { browser, world } = this;
    this.page = await browser.page('page', '/ticket');
    await browser.get('price', `/api/orders/current-price?ticket_type=${world.tier.type}`);
    await readRoom(world, browser);
  }

  async loadFiles(): Promise<void> {
    if (this.page) await this.world.assets.load(this.browser, this.page);
  }

  async takePlace(): Promise<void> {
    await takePlace(this.world, this.browser);
  }

  async askForTurn(): Promise<void> {
    await readRoom(this.world, this.browser);
  }

  async enter(): Promise<void> {
    const { world, browser } = this;
    while (!(await enter(world, browser))) await world.timers.sleep(1_000);
  }

  async signIn(): Promise<void> {
    await this.checkout.tryCodes();
    if ((await this.checkout.signIn()) !== null) throw new Error('A new buyer has an open order');
  }

  /** Refused with a challenge, and placed with its solution, which takes the buyer's processor, not the product's. */
  async order(): Promise<void> {
    const { number } = await this.checkout.place();
    this.payment = new Payment(this.world, this.browser, this.person, number);
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
