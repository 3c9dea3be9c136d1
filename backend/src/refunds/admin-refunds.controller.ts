import type { AdminRefund } from '@festival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import type { Actor } from '../platform/access/actor.js';
import { ListPage } from '../platform/lists/list-page.js';
import { ListQuery } from '../platform/http/answers/list-query.js';
import type { ListRequest } from '../platform/lists/list-rules.js';
import { ParseId } from '../platform/http/requests/validation.js';
import { AdminRefundsService, REFUND_LIST } from './admin-refunds.service.js';

/** For reading only: a refund is requested, confirmed and withdrawn at its order. */
@ForArea('orders')
@Controller('api/admin/refunds')
export class AdminRefundsController {
  constructor(private readonly refunds: AdminRefundsService) {}

  /** Refunds of all orders, the newest first. */
  @Get()
  async list(
    @ListQuery(REFUND_LIST) request: ListRequest<typeof REFUND_LIST>,
    @CurrentActor() actor: Actor,
  ): Promise<ListPage<AdminRefund>> {
    const { rows, total } = await this.refunds.list(request, actor);
    return new ListPage('refunds', rows, request.skip, total);
  }

  /** One refund. */
  @Get(':id')
  one(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<AdminRefund> {
    return this.refunds.one(id, actor);
  }
}
