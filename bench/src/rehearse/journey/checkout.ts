import type { OpenOrder, PlacedOrder, PlaceOrderRequest } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import type { Person } from '../crowd/person.js';
import type { Answer } from '../http/answer.js';
import { readEnvelope, type Browser, type Envelope } from '../http/browser.js';
import { challengeIn } from './proof-of-work.js';
import { isSentToWait, Heartbeat, waitForTurn, waitOnArrival } from './waiting-room.js';
import { Failed, Leave, untilServed, type RehearsalContext } from './context.js';

const CONFLICT = 409;
const INVALID = 422;
const WRONG_CODE = 'NOSUCHCODE';
const MAX_TRIES = 20;

/** The order that a visitor has to pay; a price of 0 is paid at once. */
export interface OrderToPay {
  number: string;
  isPaid: boolean;
}

/** One visitor at the ticket page's form. */
export class Checkout {
  private readonly heartbeat: Heartbeat;

  constructor(
    private readonly context: RehearsalContext,
    private readonly browser: Browser,
    private readonly person: Person,
  ) {
    this.heartbeat = new Heartbeat(context, browser);
  }

  /** Comes to the form, through the waiting room where people wait. */
  async open(): Promise<void> {
    if (await waitOnArrival(this.context, this.browser)) this.heartbeat.begin();
  }

  leave(): void {
    this.heartbeat.leave();
  }

  /** Codes that are tried while the form is filled in. A code that is refused is left out of the order. */
  async tryCodes(): Promise<void> {
    const { person } = this;
    if (person.triesWrongCode) await this.checkCode('referral', WRONG_CODE);
    if (person.referralCode !== null && !(await this.checkCode('referral', person.referralCode))) {
      person.referralCode = null;
    }
    if (person.discountCode !== null && !(await this.checkCode('discount', person.discountCode))) {
      person.discountCode = null;
    }
  }

  /** The button: check-existing, login, order. */
  async order(): Promise<OrderToPay> {
    return (await this.signIn()) ?? this.place();
  }

  /** The order that this buyer has open already; null where there is none, and then they are signed in. */
  async signIn(): Promise<OrderToPay | null> {
    const { browser, person } = this;
    const { name, email, phone } = person.buyer;
    const existing = await this.admitted(() =>
      browser.post('check-existing', '/api/orders/check-existing', { email, phone }),
    );
    const open = existing.status === INVALID ? openOrderIn(readEnvelope(existing)) : null;
    if (open) return { number: open.order_number, isPaid: false };
    const login = await this.admitted(() => browser.post('login', '/api/auth/login', { name, email, phone }));
    const token = readEnvelope(login)?.data?.['token'];
    if (typeof token !== 'string') throw new Failed('login', login);
    browser.signIn(token);
    return null;
  }

  async place(): Promise<OrderToPay> {
    const [order, again] = await Promise.all(this.presses());
    if (!order) throw new Error('Nothing was pressed');
    if (again && again.number !== order.number) this.context.tally.doubleOrders += 1;
    return order;
  }

  private presses(): Array<Promise<OrderToPay>> {
    const key = randomUUID();
    const press = () => this.press(key);
    return this.person.pressesTwice ? [press(), press()] : [press()];
  }

  /** As the site does: an order that is refused with a challenge is sent again with its solution. */
  private async press(key: string): Promise<OrderToPay> {
    const headers: Record<string, string> = { 'idempotency-key': key };
    const send = async () => {
      const answer = await this.browser.post('order', '/api/orders', this.request(), headers);
      const challenge = challengeIn(answer);
      if (challenge === null) return answer;
      headers['proof-of-work'] = await this.context.solver.solve(challenge);
      return this.browser.post('order', '/api/orders', this.request(), headers);
    };
    let answer = await this.admitted(send);
    if (this.dropUsedUpCodes(answer)) answer = await this.admitted(send);
    const envelope = readEnvelope(answer);
    const order = envelope?.data?.['order'] as PlacedOrder | undefined;
    if (order) return { number: order.order_number, isPaid: order.final_amount === 0 };
    const open = openOrderIn(envelope);
    if (open) return { number: open.order_number, isPaid: false };
    throw answer.status === CONFLICT ? new Leave('sold out') : new Failed('order', answer);
  }

  /** A code may be used up between its check and the order: then it is taken out of the form. */
  private dropUsedUpCodes(answer: Answer): boolean {
    const errors = (answer.status === INVALID && readEnvelope(answer)?.errors) || {};
    if ('referral_code' in errors) this.person.referralCode = null;
    if ('discount_code' in errors) this.person.discountCode = null;
    return 'referral_code' in errors || 'discount_code' in errors;
  }

  /** Through the waiting room, where the answer says so. */
  private async admitted(call: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await untilServed(this.context, call);
      if (!isSentToWait(answer)) return answer;
      if (await waitForTurn(this.context, this.browser)) this.heartbeat.begin();
    }
    throw new Leave('turned away');
  }

  private async checkCode(kind: 'referral' | 'discount', code: string): Promise<boolean> {
    const amount = this.context.tier.price * this.person.quantity;
    const body = kind === 'referral' ? { code } : { code, amount };
    const answer = await this.admitted(() => this.browser.post('code', `/api/${kind}-codes/validate`, body));
    return answer.status === 200;
  }

  private request(): PlaceOrderRequest {
    const { buyer, quantity, category, language, referralCode, discountCode } = this.person;
    return {
      buyer_name: buyer.name,
      buyer_email: buyer.email,
      buyer_phone: buyer.phone,
      quantity,
      category,
      language,
      ticket_type: this.context.tier.type,
      referral_code: referralCode,
      discount_code: discountCode,
    };
  }
}

function openOrderIn(envelope: Envelope | null): OpenOrder | null {
  const order = envelope?.data?.['open_order'] as Partial<OpenOrder> | undefined;
  return typeof order?.order_number === 'string' ? (order as OpenOrder) : null;
}
