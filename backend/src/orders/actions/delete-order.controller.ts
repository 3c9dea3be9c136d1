import { ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { DeleteOrderService } from './delete-order.service.js';
import { DeleteOrderDto } from './order-actions.dto.js';

/** Deleting under both methods: some networks let no DELETE pass. */
@ForArea('orders')
@Controller('api/orders')
export class DeleteOrderController {
  constructor(private readonly deletion: DeleteOrderService) {}

  /**
   * Deletes an order and its tickets.
   * The order must be sync-locked. Its seats, code uses and the buyer's place are given back; the rows stay in the
   * database.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} This order is not sync-locked. You can only delete orders that are locked.
   * @throws {422} The order number does not match.
   */
  @Delete(':key')
  delete(@Param('key') key: string, @Body() dto: DeleteOrderDto, @CurrentActor() actor: Actor): Promise<Answer> {
    return this.remove(key, dto, actor);
  }

  /**
   * Deletes an order and its tickets, for networks that let no DELETE pass.
   * The order must be sync-locked. Its seats, code uses and the buyer's place are given back; the rows stay in the
   * database.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} This order is not sync-locked. You can only delete orders that are locked.
   * @throws {422} The order number does not match.
   */
  @Post(':key/delete')
  deleteByPost(@Param('key') key: string, @Body() dto: DeleteOrderDto, @CurrentActor() actor: Actor): Promise<Answer> {
    return this.remove(key, dto, actor);
  }

  private async remove(key: string, dto: DeleteOrderDto, actor: Actor): Promise<Answer> {
    await this.deletion.delete(key, dto, actor);
    return Answer.message(ORDER_SUCCESS_TEXTS.delete);
  }
}
