import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { TimelineController } from './timeline.controller.js';
import { TimelineService } from './timeline.service.js';

/** One order's history. It reads what every module wrote down and is read by none. */
@Module({
  imports: [OrdersModule],
  controllers: [TimelineController],
  providers: [TimelineService],
})
export class TimelineModule {}
