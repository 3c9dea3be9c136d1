import type { OrderRefundsData, Refund } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import type { Actor } from '../platform/access/actor.js';
import { Answer } from '../platform/http/answers/answers.js';
import { AppError } from '../platform/errors/app-error.js';
import { ParseId } from '../platform/http/requests/validation.js';
import { ResolveDto } from './resolve.dto.js';
import { DecideRefundService } from './confirmation/decide-refund.service.js';
import { ConfirmRefundDto, RefundDto } from './refund.dto.js';
import { RefundsService } from './refunds.service.js';
import { RetryRefundService } from './retry-refund.service.js';

const UNKNOWN =
  'The payment provider did not answer. The refund is kept as unknown: try it again, or let the reconciliation find out.';

/** Refunds of one order. */
@ForArea('orders')
@Controller('api/admin/orders/:orderNumber/refunds')
export class RefundsController {
  constructor(
    private readonly refunds: RefundsService,
    private readonly retrying: RetryRefundService,
    private readonly decisions: DecideRefundService,
  ) {}

  /**
   * An order's payments with their refundable amounts, its tickets and its refunds.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   */
  @Get()
  list(@Param('orderNumber') orderNumber: string, @CurrentActor() actor: Actor): Promise<OrderRefundsData> {
    return this.refunds.ofOrder(orderNumber, actor);
  }

  /**
   * Gives money of an order back.
   * The same `request_id` answers with the first one's refund. With more than the set amount going back for the order, a
   * refund through the provider waits for a second person, and the provider is not asked before.
   * @answers {201} The provider has done it, or the refund waits for a second person.
   * @answers {202} The provider did not answer, and the refund stays `unknown`.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   * @throws {409} No money has come in for this order.
   * @throws {409} This card payment can be refunded once it is settled, usually the next day.
   * @throws {409} The bank has taken this money back.
   * @throws {409} Nothing is left to refund of this payment.
   * @throws {409} The payment provider refused the refund: …
   * @throws {409} One of these tickets was used or changed in the meantime. Please reload and choose again.
   * @throws {422} Choose the payment to refund.
   * @throws {422} This payment does not belong to the order.
   * @throws {422} The payment provider cannot refund this method. Record a manual refund.
   * @throws {422} The payment provider refunds this method itself.
   * @throws {422} Say to which account the money went.
   * @throws {422} Give the reference of the transfer.
   * @throws {422} At most Rp 118.000 can still be refunded.
   * @throws {422} This payment method can only be refunded in full.
   * @throws {422} This payment did not pay for the tickets, so none can be chosen.
   * @throws {422} TKT-7F3KM9QX2WBZ is not a ticket of this order.
   * @throws {422} TKT-7F3KM9QX2WBZ was used at the gate and cannot be refunded.
   * @throws {422} TKT-7F3KM9QX2WBZ is not valid any more.
   * @throws {422} This is all the money that is left, so all tickets end: choose all, or a part of the money.
   * @throws {422} This request was made before with other content.
   */
  @Post()
  async request(
    @Param('orderNumber') orderNumber: string,
    @Body() dto: RefundDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    return sent(await this.refunds.request(orderNumber, dto, actor), 201);
  }

  /**
   * Sends a refund again that the payment provider did not answer.
   * It keeps its key, so that the money goes back once.
   * @answers {200} The provider has done it.
   * @answers {202} The provider did not answer this time either.
   * @param orderNumber the order's number
   * @param id the refund's number
   * @throws {404} Order not found.
   * @throws {404} Refund not found.
   * @throws {409} This refund is under way or has ended.
   * @throws {409} The payment provider refused the refund: …
   */
  @Post(':id/retry')
  async retry(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseId) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    return sent(await this.retrying.retry(orderNumber, id, actor), 200);
  }

  /**
   * Confirms a refund as a second person: a manual one is done, one through the provider is sent.
   * The refund's `confirm_blocked` says beforehand whether the current admin may.
   * @answers {200} It is done.
   * @answers {202} The provider did not answer, and the refund stays `unknown`.
   * @param orderNumber the order's number
   * @param id the refund's number
   * @throws {403} A second person must confirm this refund.
   * @throws {403} A second person must confirm this refund, and at present nobody can: somebody else with the role
   * Super Admin or Finance needs an account with a password and two-factor authentication, which you did not make or
   * reset, nor they yours. Then withdraw this refund and record it again.
   * @throws {403} You cannot confirm this refund: one of you, you or the person who recorded it, made the other’s
   * account or reset its password or two-factor authentication.
   * @throws {403} You cannot confirm this refund: your account was made after it was recorded.
   * @throws {403} You cannot confirm this refund: your password was set by a link after it was recorded.
   * @throws {403} You cannot confirm this refund: your account had no two-factor authentication when it was
   * recorded. Turn it on for the next one.
   * @throws {404} Refund not found.
   * @throws {409} This refund does not wait for a confirmation any more.
   * @throws {409} The bank has taken this money back.
   * @throws {409} The payment provider refused the refund: …
   */
  @Post(':id/confirm')
  async confirm(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseId) id: number,
    @Body() _dto: ConfirmRefundDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    const refund = await this.refunds.view(await this.decisions.confirm(orderNumber, id, actor), actor);
    return refund.way === 'manual'
      ? new Answer(refund, { status: 200, message: 'Refund confirmed.' })
      : sent(refund, 200);
  }

  /**
   * Withdraws a refund before it is confirmed; one through the provider only who requested it.
   * Its tickets are valid again.
   * @param orderNumber the order's number
   * @param id the refund's number
   * @throws {403} Somebody else requested this refund: decline it instead.
   * @throws {404} Refund not found.
   * @throws {409} This refund does not wait for a confirmation any more.
   */
  @Post(':id/withdraw')
  @HttpCode(200)
  async withdraw(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseId) id: number,
    @Body() { reason }: ResolveDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    const refund = await this.decisions.withdraw(orderNumber, id, reason, actor);
    return new Answer(await this.refunds.view(refund, actor), { message: 'Refund withdrawn.' });
  }

  /**
   * Declines a refund of somebody else before it is confirmed.
   * Its tickets are valid again.
   * @param orderNumber the order's number
   * @param id the refund's number
   * @throws {403} You requested this refund: withdraw it instead.
   * @throws {404} Refund not found.
   * @throws {409} This refund does not wait for a confirmation any more.
   */
  @Post(':id/decline')
  @HttpCode(200)
  async decline(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseId) id: number,
    @Body() { reason }: ResolveDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    const refund = await this.decisions.decline(orderNumber, id, reason, actor);
    return new Answer(await this.refunds.view(refund, actor), { message: 'Refund declined.' });
  }
}

function sent(refund: Refund, status: number): Answer<Refund> {
  switch (refund.status) {
    case 'refused':
      throw new AppError('CONFLICT', `The payment provider refused the refund: ${refund.answer ?? 'no reason given'}`);
    case 'unknown':
    case 'sending':
      return new Answer(refund, { status: 202, message: UNKNOWN });
    case 'to_confirm': {
      const begin = refund.way === 'manual' ? 'Refund recorded.' : 'Refund requested. Nothing is sent yet.';
      return new Answer(refund, { status, message: `${begin} ${refund.confirm_blocked ?? ''}`.trim() });
    }
    default:
      return new Answer(refund, { status, message: 'Refund sent.' });
  }
}
