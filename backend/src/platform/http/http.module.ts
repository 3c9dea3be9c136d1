import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AppConfig } from '../config/app-config.js';
import { CsrfTokenController } from './security/csrf-token.controller.js';
import { HealthController } from './operations/health.controller.js';
import { MetricsController } from './operations/metrics.controller.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { MemoryRateLimits, RateLimitStorage } from './limits/rate-limit-storage.js';
import { RateLimitsService } from './limits/rate-limits.service.js';
import { CheckoutLoad } from './limits/checkout-load.js';
import { CachedReads } from './answers/cached-reads.js';
import { RedisRateLimits } from './limits/redis-rate-limits.js';
import { RequestTurns } from './limits/request-turns.js';
import { RequestCeilingGuard } from './limits/request-ceiling.guard.js';

/** Import before `AuthModule`: guards run in the order of their modules, and the ceiling costs less than a session. */
@Global()
@Module({
  imports: [MetricsModule],
  controllers: [CsrfTokenController, HealthController, MetricsController],
  providers: [
    RateLimitsService,
    CachedReads,
    CheckoutLoad,
    RequestTurns,
    {
      provide: RateLimitStorage,
      inject: [AppConfig],
      useFactory: ({ redisUrl }: AppConfig) =>
        redisUrl === null ? new MemoryRateLimits() : new RedisRateLimits(redisUrl),
    },
    { provide: APP_GUARD, useClass: RequestCeilingGuard },
  ],
  exports: [RateLimitsService, CachedReads, CheckoutLoad, RequestTurns],
})
export class HttpModule {}
