import type { WaitingRefund } from '@festival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { WAITING_REFUND_LIST, WaitingRefundsService } from './waiting-refunds.service.js';

/** Refunds that wait for a second person. */
@ForArea('orders')
@Controller('api/admin/waiting-refunds')
export class WaitingRefundsController {
  constructor(private readonly waiting: WaitingRefundsService) {}

  /** Refunds that a second person must confirm, the oldest first. */
  @Get()
  list(
    @OptionalListQuery(WAITING_REFUND_LIST) request: ListRequest | null,
    @CurrentActor() actor: Actor,
  ): Promise<WaitingRefund[] | ListPage<WaitingRefund>> {
    return request ? this.waiting.listPage(request, actor) : this.waiting.list(actor);
  }

  /** One refund that waits for a second person. */
  @Get(':id')
  one(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<WaitingRefund> {
    return this.waiting.one(id, actor);
  }
}
