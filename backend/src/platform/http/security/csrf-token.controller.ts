import { Controller, Get, Res } from '@nestjs/common';
import type { CsrfToken } from '@festival/contracts';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../config/app-config.js';
import { Public } from '../../access/access.js';
import { issueCsrfToken } from './anti-forgery.js';

/** Anti-forgery tokens. */
@Controller('api/csrf-token')
export class CsrfTokenController {
  constructor(private readonly config: AppConfig) {}

  /**
   * An anti-forgery token. For the header `X-CSRF-TOKEN`, with the cookie that comes along; for clients without a page.
   */
  @Public()
  @Get()
  token(@Res({ passthrough: true }) reply: FastifyReply): CsrfToken {
    return { token: issueCsrfToken(reply, this.config) };
  }
}
