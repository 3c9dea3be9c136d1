import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { PaymentStatusService } from './payment-status.service.js';

const ROUTE = '/api/payment/:orderNumber/status';

/**
 * Sends a cached status answer before Nest's guards, pipes and interceptors run: every waiting buyer polls once a
 * second. Everything else (no cached answer, unknown orders, limits, errors) takes the route.
 */
@Injectable()
export class CachedStatusHook implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly statuses: PaymentStatusService,
  ) {}

  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== ROUTE || request.method !== 'GET') return;
      const { orderNumber } = request.params as { orderNumber: string };
      const ready = await this.statuses.ready(orderNumber);
      if (ready) await reply.header('content-type', 'application/json; charset=utf-8').send(ready.json);
    });
  }
}
