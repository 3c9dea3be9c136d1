import type { OrderTimeline } from '@festival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import { TimelineService } from './timeline.service.js';

@ForArea('orders')
@Controller('api/admin/orders')
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  /** The events of an order as texts, the oldest first; times in UTC. */
  @Get(':key/timeline')
  of(@Param('key') key: string): Promise<OrderTimeline> {
    return this.timeline.of(key);
  }
}
