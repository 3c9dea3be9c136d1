import type { Now, NowTrends } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { TrendsService } from '../trends/trends.service.js';
import { NowService } from './now.service.js';

/** The screen "Tonight". The gate has a board of its own, without money. */
@ForArea('dashboard')
@Controller('api/admin/now')
export class NowController {
  constructor(
    private readonly now: NowService,
    private readonly trends: TrendsService,
  ) {}

  /**
   * The night at a glance: sales, seats, payments, queues, check-ins, and how each part is.
   * It is counted once a second for everybody who looks, so it may be polled.
   */
  @Get()
  read(): Promise<Now> {
    return this.now.get();
  }

  /**
   * How the night goes on: today beside the last sale day, how long tickets last, payments by method, gates.
   * It is counted every ten seconds for everybody who looks.
   */
  @Get('trends')
  readTrends(): Promise<NowTrends> {
    return this.trends.get();
  }
}
