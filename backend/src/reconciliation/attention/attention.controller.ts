import type { AttentionOrder } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ResolveDto } from '../../refunds/resolve.dto.js';
import { ATTENTION_LIST, AttentionOrdersService } from './attention-orders.service.js';

/** Orders that need a person. */
@ForArea('orders')
@Controller('api/admin/attention-orders')
export class AttentionController {
  constructor(private readonly orders: AttentionOrdersService) {}

  /**
   * Orders that need a person, with the facts of both sides.
   * Deleted orders are in it too: money has come in for some of them.
   * @param filter `q` (a part of the number, or of the buyer's name or e-mail) and `attention` (a kind)
   */
  @Get()
  async list(
    @ListQuery(ATTENTION_LIST) request: ListRequest<typeof ATTENTION_LIST>,
  ): Promise<ListPage<AttentionOrder>> {
    const { rows, total } = await this.orders.list(request);
    return new ListPage('attention-orders', rows, request.skip, total);
  }

  /** One order that needs a person, with both sides. */
  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AttentionOrder> {
    return this.orders.one(id);
  }

  /**
   * Marks an order that needs a person as dealt with.
   * Its open differences are resolved with it.
   * @param orderNumber the order's number
   * @throws {404} Order not found.
   * @throws {409} This order does not need attention any more.
   */
  @Post(':orderNumber/resolve')
  @HttpCode(200)
  async resolve(
    @Param('orderNumber') orderNumber: string,
    @Body() { reason }: ResolveDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer> {
    await this.orders.resolve(orderNumber, reason, actor);
    return Answer.message('Marked as dealt with.');
  }
}
