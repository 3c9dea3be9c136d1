import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LoadSigns } from '../../waiting-room/control/load-signs.service.js';
import { ProviderCircuitBreaker } from './circuit-breaker.js';

/** Tells the waiting room when payments don't keep up. */
@Injectable()
export class WaitingRoomSigns implements OnModuleInit {
  constructor(
    private readonly signs: LoadSigns,
    private readonly breaker: ProviderCircuitBreaker,
  ) {}

  onModuleInit(): void {
    this.signs.add('provider_away', () => this.breaker.isOpen());
  }
}
