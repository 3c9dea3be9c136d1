import type { PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { AppError, type ErrorCode, fieldError } from '../../platform/errors/app-error.js';
import { CheckoutLoad } from '../../platform/http/limits/checkout-load.js';
import { OrderLoad } from '../../waiting-room/control/order-load.js';
import { PassesService } from '../../waiting-room/places/passes.service.js';
import { OrderAdmissionService } from './order-admission.service.js';
import { OrderDraftsService } from './order-drafts.service.js';
import { hashRequest } from './order-draft.js';
import { OrderWriterService, type Placement } from './order-writer.service.js';
import type { OrderEntity } from '../order.entity.js';
import { NetworkFull } from '../holds/network-holds.js';
import { IdempotencyService, type RepeatingBuyer } from './idempotency.service.js';

/** Refused before anything was looked up. */
const TURNED_AWAY: ReadonlySet<ErrorCode> = new Set(['WAITING_ROOM', 'TOO_MANY_REQUESTS']);

/** A purchase token's holder, the address and the key of this request. */
export interface PlacingBuyer {
  subject: string;
  address: string;
  idempotencyKey: string | null;
  /** Of a challenge, as its header came. */
  solution?: string;
  /** The waiting room's, needed while people wait. */
  pass?: string;
}

/**
 * Places an order in one short transaction without a network call, which waiting orders share: order, tickets, key,
 * mail, code use, and the guarded seat count last, so that the busy tier row is locked for as short as possible.
 */
@Injectable()
export class PlaceOrderService {
  constructor(
    private readonly admission: OrderAdmissionService,
    private readonly drafts: OrderDraftsService,
    private readonly idempotency: IdempotencyService,
    private readonly writer: OrderWriterService,
    private readonly passes: PassesService,
    private readonly load: OrderLoad,
    private readonly checkout: CheckoutLoad,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 422 (codes, an open order, a key used with another body), 409 sold out or not on sale, 429. The same request
   * again answers with the order that it made.
   */
  async place(request: PlaceOrderRequest, buyer: PlacingBuyer): Promise<OrderEntity> {
    const bodyHash = hashRequest(request);
    this.writer.assertNotFull(request.ticket_type);
    const ended = this.load.begin();
    try {
      const pass = this.passes.requirePass(buyer.pass);
      const { holdNetwork, minutes, solution } = await this.admission.admit(request, buyer);
      const draft = await this.drafts.make(request, { ...buyer, holdNetwork }, minutes, this.clock.now());
      const placement = { draft, idempotencyKey: buyer.idempotencyKey, bodyHash, pass, solution };
      return await this.admission.withinBuyerLimits(request, buyer.subject, () => this.write(placement, buyer));
    } catch (error) {
      await this.admission.noteRefusal(error);
      const existing = await this.placedBefore(error, request, { ...buyer, bodyHash });
      if (existing) return existing;
      throw isDuplicateKey(error) ? await this.idempotency.refusal(request, buyer.subject, error) : error;
    } finally {
      ended();
    }
  }

  /** An order holds its own last seat or code use, so a repeat fails before it is recognised. */
  private async placedBefore(
    error: unknown,
    request: PlaceOrderRequest,
    repeat: RepeatingBuyer & { bodyHash: string },
  ): Promise<OrderEntity | null> {
    if (!isDuplicateKey(error) && (!(error instanceof AppError) || error.code === 'UNAVAILABLE')) return null;
    // Such refusals come by the thousand, so they look for no more than the key.
    const isCheap = error instanceof AppError && TURNED_AWAY.has(error.code) && !(error instanceof NetworkFull);
    return isCheap
      ? this.idempotency.byKey(repeat, repeat.bodyHash)
      : this.idempotency.find(request, repeat, repeat.bodyHash);
  }

  private async write(placement: Placement, buyer: PlacingBuyer): Promise<OrderEntity> {
    try {
      return await this.checkout.whileWaiting(() => this.writer.write(placement));
    } catch (error) {
      if (!isDuplicateKey(error) || !(await this.idempotency.forgetExpired(buyer))) throw error;
      return this.writer.write(placement);
    }
  }
}

/** Header `Idempotency-Key`: up to 100 visible characters, or none. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(header)) throw fieldError('idempotency_key', 'The idempotency key is not valid.');
  return header;
}
