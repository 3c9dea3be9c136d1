import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoadSignsService } from '../../waiting-room/control/load-signs.service.js';
import { ProviderCircuitBreaker } from './circuit-breaker.js';
import { ProviderPool } from './provider-pool.js';

/** So many payments wait for their confirmation: some ten seconds of them. */
const LONG_QUEUE = 500;

/** Tells the waiting room when payments don't keep up. */
@Injectable()
export class WaitingRoomSigns implements OnModuleInit {
  constructor(
    private readonly signs: LoadSignsService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly pool: ProviderPool,
  ) {}

  onModuleInit(): void {
    this.signs.add('provider_away', () => this.breaker.isOpen());
    this.signs.add('notifications', () => this.pool.waiting('notified') >= LONG_QUEUE);
  }
}
