import type { OrderTimeline } from '@festival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import { TimelineService } from './timeline.service.js';

/** The history of an order. */
@ForArea('orders')
@Controller('api/admin/orders')
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  /**
   * Everything that happened to an order, as texts, the oldest first.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   */
  @Get(':key/timeline')
  of(@Param('key') key: string): Promise<OrderTimeline> {
    return this.timeline.of(key);
  }
}
