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

  @Delete(':key')
  delete(@Param('key') key: string, @Body() dto: DeleteOrderDto, @CurrentActor() actor: Actor): Promise<Answer> {
    return this.remove(key, dto, actor);
  }

  @Post(':key/delete')
  deleteByPost(@Param('key') key: string, @Body() dto: DeleteOrderDto, @CurrentActor() actor: Actor): Promise<Answer> {
    return this.remove(key, dto, actor);
  }

  private async remove(key: string, dto: DeleteOrderDto, actor: Actor): Promise<Answer> {
    await this.deletion.delete(key, dto, actor);
    return Answer.message(ORDER_SUCCESS_TEXTS.delete);
  }
}
