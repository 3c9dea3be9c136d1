import type { WayIn } from '@festival/contracts';
import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isPrivateAddress } from '../../platform/http/requests/private-address.js';
import { isSecure } from '../../platform/http/security/is-secure.js';
import { WayTokens } from './way-tokens.js';

/** Says to the festival itself how its visitors' requests come in. */
@Controller('health/way')
export class WayController {
  private readonly tokens: WayTokens;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.tokens = new WayTokens(config);
  }

  /**
   * How this request came in. For the festival's own check before a sale: strangers get 404.
   * @param token signed by the festival, good for a quarter of an hour
   * @throws {404} Not found.
   */
  @Public()
  @Get()
  read(@Query('token') token: unknown, @Req() request: FastifyRequest): WayIn {
    const proof = typeof token === 'string' ? this.tokens.answer(token, this.clock.now()) : null;
    if (proof === null) throw new AppError('NOT_FOUND', 'Not found.');
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
    return {
      proof,
      forwarded: forwarded.split(',').filter((address) => address.trim() !== '').length,
      trusted: this.config.trustProxy,
      is_private: isPrivateAddress(request.ip),
      is_secure: isSecure(request, this.config),
    };
  }
}
