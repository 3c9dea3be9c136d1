import type { WaitingRefund } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { WaitingRefundsService } from './waiting-refunds.service.js';

/** Manual refunds that wait for a second person. */
@ForArea('orders')
@Controller('api/admin/waiting-refunds')
export class WaitingRefundsController {
  constructor(private readonly waiting: WaitingRefundsService) {}

  /** Manual refunds that a second person must confirm, the oldest first. */
  @Get()
  list(@CurrentActor() actor: Actor): Promise<WaitingRefund[]> {
    return this.waiting.list(actor);
  }
}
