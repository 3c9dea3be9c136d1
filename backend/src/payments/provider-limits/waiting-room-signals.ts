import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoadSignalsService } from '../../waiting-room/control/load-signals.service.js';
import { ProviderCircuitBreaker } from './circuit-breaker.js';
import { ProviderPool } from './provider-pool.js';

/** So many payments wait for their confirmation: some ten seconds of them. */
const LONG_QUEUE = 500;

/** Tells the waiting room when payments don't keep up. */
@Injectable()
export class WaitingRoomSignals implements OnModuleInit {
  constructor(
    private readonly signals: LoadSignalsService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly pool: ProviderPool,
  ) {}

  onModuleInit(): void {
    this.signals.add('provider_away', () => this.breaker.isOpen());
    this.signals.add('notifications', () => this.pool.waiting('notified') >= LONG_QUEUE);
  }
}
