import { normalizeEmail, normalizePhone, type PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import type { Solution } from '../challenge/challenge.js';
import { ProofOfWorkService } from '../challenge/proof-of-work.service.js';
import { NetworkFull } from '../holds/network-holds.js';
import { NetworkHoldsService } from '../holds/network-holds.service.js';
import { OrderHoldsService } from '../holds/order-holds.service.js';

const BY_SUBJECT = 'orders-subject';
/** Orders that were placed: nobody is locked out by refusals, or by sending one again. */
const PER_SUBJECT = { limit: 10, ttlSeconds: 3_600 };
/**
 * A new login is a new subject, the buyer isn't. Twice as many, as one person may buy for a class from two devices; a
 * refusal ends within a minute, since anybody can order in another's name.
 */
const PER_PERSON = { limit: 20, ttlSeconds: 3_600, blockSeconds: 60 };

/** The terms of a new order. */
interface Admission {
  holdNetwork: string;
  /** How long it holds its seats unless its payment is opened. */
  minutes: number;
  /** Of a challenge, to be used by the order; null when none was asked for. */
  solution: Solution | null;
}

/** The limits on new orders: by subject, e-mail and phone, and by the seats that their network holds unpaid. */
@Injectable()
export class OrderAdmissionService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly networks: NetworkHoldsService,
    private readonly holds: OrderHoldsService,
    private readonly proof: ProofOfWorkService,
  ) {}

  /** Throws 429. An address is never counted for orders that succeed: a campus is one address to us. */
  async admit(
    request: PlaceOrderRequest,
    { address, solution }: { address: string; solution?: string },
  ): Promise<Admission> {
    const holdNetwork = this.networks.keyOf(address);
    const { ticket_type: ticketType, quantity: ticketQuantity } = request;
    await this.networks.assertMayHold({ holdNetwork, ticketType, ticketQuantity, paidAt: null });
    const solved = await this.proof.requireSolution(request, solution);
    return {
      holdNetwork,
      solution: solved,
      minutes: this.holds.firstMinutes(await this.networks.isCrowded(holdNetwork)),
    };
  }

  /**
   * Places an order of that subject and person: 429 past a limit. By subject it is counted before, since many may be
   * placed at the same time; of one person only one is open at a time, so it is counted once it is there.
   */
  async withinBuyerLimits<T>(request: PlaceOrderRequest, subject: string, place: () => Promise<T>): Promise<T> {
    const person = personOf(request);
    await Promise.all(person.map(([name, key]) => this.limits.refuseBlocked(name, key)));
    await this.limits.take(BY_SUBJECT, subject, PER_SUBJECT);
    let placed: T;
    try {
      placed = await place();
    } catch (error) {
      await this.limits.giveBack(BY_SUBJECT, subject);
      throw error;
    }
    await Promise.all(person.map(([name, key]) => this.limits.fail(name, key, PER_PERSON)));
    return placed;
  }

  /** To be told of each failed order: a network that holds too many seats is looked up at its next ones. Never throws. */
  async noteRefusal(error: unknown): Promise<void> {
    if (error instanceof NetworkFull) await this.networks.noteRefusal(error);
  }
}

/** The counts of a buyer, however they log in: name and key of each. */
function personOf({ buyer_email: email, buyer_phone: phone }: PlaceOrderRequest): Array<[string, string]> {
  return [
    ['orders-email', normalizeEmail(email)],
    ['orders-phone', normalizePhone(phone) ?? phone],
  ];
}
