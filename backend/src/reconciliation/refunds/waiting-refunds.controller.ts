import type { WaitingRefund } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ForArea } from '../../auth/access.decorators.js';
import { CurrentActor } from '../../auth/current-actor.js';
import type { Actor } from '../../http/actor.js';
import { WaitingRefunds } from './waiting-refunds.service.js';

@ForArea('orders')
@Controller('api/admin/waiting-refunds')
export class WaitingRefundsController {
  constructor(private readonly waiting: WaitingRefunds) {}

  /** Refunds by hand that a second person must confirm, the oldest first. */
  @Get()
  list(@CurrentActor() actor: Actor): Promise<WaitingRefund[]> {
    return this.waiting.list(actor);
  }
}
