import type { OrderRefundsData, Refund } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import type { Actor } from '../platform/access/actor.js';
import { Answer } from '../platform/http/answers/answers.js';
import { AppError } from '../platform/http/errors/app-error.js';
import { ParseId } from '../platform/http/requests/validation.js';
import { ResolveDto } from './resolve.dto.js';
import { ManualRefundsService } from './settlement/manual-refunds.service.js';
import { ConfirmRefundDto, RefundDto } from './refund.dto.js';
import { RefundsService } from './refunds.service.js';
import { RetryRefundService } from './retry-refund.service.js';

const UNKNOWN =
  'The payment provider did not answer. The refund is kept as unknown: try it again, or let the reconciliation find out.';

@ForArea('orders')
@Controller('api/admin/orders/:orderNumber/refunds')
export class RefundsController {
  constructor(
    private readonly refunds: RefundsService,
    private readonly retrying: RetryRefundService,
    private readonly manual: ManualRefundsService,
  ) {}

  /** An order's payments with their refundable amounts, and its refunds. */
  @Get()
  list(@Param('orderNumber') orderNumber: string, @CurrentActor() actor: Actor): Promise<OrderRefundsData> {
    return this.refunds.ofOrder(orderNumber, actor);
  }

  /** 201 sent, or a manual one recorded; 202 when the provider did not answer; 409 when it refused. */
  @Post()
  async request(
    @Param('orderNumber') orderNumber: string,
    @Body() dto: RefundDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    return sent(await this.refunds.request(orderNumber, dto, actor), 201);
  }

  /** Sends it again with the same key: 200 done, 202 still unknown, 409 refused. */
  @Post(':id/retry')
  async retry(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseId) id: number,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    return sent(await this.retrying.retry(orderNumber, id, actor), 200);
  }

  /** By a second person: the transfer was made. */
  @Post(':id/confirm')
  @HttpCode(200)
  async confirm(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseId) id: number,
    @Body() _dto: ConfirmRefundDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    return new Answer(await this.manual.confirm(orderNumber, id, actor), { message: 'Refund confirmed.' });
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  async withdraw(
    @Param('orderNumber') orderNumber: string,
    @Param('id', ParseId) id: number,
    @Body() { reason }: ResolveDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<Refund>> {
    return new Answer(await this.manual.withdraw(orderNumber, id, reason, actor), { message: 'Refund withdrawn.' });
  }
}

function sent(refund: Refund, status: number): Answer<Refund> {
  switch (refund.status) {
    case 'refused':
      throw new AppError('CONFLICT', `The payment provider refused the refund: ${refund.answer ?? 'no reason given'}`);
    case 'unknown':
    case 'sending':
      return new Answer(refund, { status: 202, message: UNKNOWN });
    case 'to_confirm':
      return new Answer(refund, { status, message: `Refund recorded. ${refund.confirm_blocked ?? ''}`.trim() });
    default:
      return new Answer(refund, { status, message: 'Refund sent.' });
  }
}
