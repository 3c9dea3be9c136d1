import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { isOwnRead } from '../server/loopback-reads.js';
import { addressKey, RateLimitsService } from './rate-limits.service.js';

const OWN_LIMITS = Symbol('own limits');

/** For routes that have a narrower limit of their own (the polled status) or none at all (scans by staff). */
export const OwnLimits = () => SetMetadata(OWN_LIMITS, true);

/** A whole campus is one address to us: a hundred a second, and only a short pause beyond. */
export const CEILING = { limit: 6_000, ttlSeconds: 60, blockSeconds: 5 };

/** The general ceiling on calls from one address. */
@Injectable()
export class RequestCeilingGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rateLimits: RateLimitsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (isOwnRead()) return true;
    if (this.reflector.getAllAndOverride(OWN_LIMITS, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await this.rateLimits.hit('calls', addressKey(request.ip), CEILING);
    return true;
  }
}
