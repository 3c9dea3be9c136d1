import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppConfig } from '../../config/app-config.js';
import { Public } from '../../access/access.js';
import { AppError } from '../../errors/app-error.js';
import { MetricsService } from '../../metrics/metrics.service.js';
import { OwnLimits } from '../limits/request-ceiling.guard.js';

const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Figures of the process. */
@OwnLimits()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly config: AppConfig,
    private readonly metrics: MetricsService,
  ) {}

  /**
   * Metrics for Prometheus. For callers on the machine itself, or with `Authorization: Bearer` and `METRICS_TOKEN`.
   * @produces text/plain
   * @throws {403} You do not have permission to do this.
   */
  @Public()
  @Get()
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isLocal(request) && !this.hasToken(request)) {
      throw new AppError('FORBIDDEN', 'You do not have permission to do this.');
    }
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.text());
  }

  private hasToken(request: FastifyRequest): boolean {
    const token = this.config.metricsToken;
    if (token === null) return false;
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
  }
}

/** A proxy on this machine comes from the loopback address too, but says whom it forwards. */
function isLocal(request: FastifyRequest): boolean {
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** Equal lengths for the constant-time comparison. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
