import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CsrfToken } from '@festival/contracts';
import type { FastifyReply } from 'fastify';
import { AppConfig } from '../../config/app-config.js';
import { Public } from '../../access/access.js';
import { issueCsrfToken } from './anti-forgery.js';

@ApiTags('Session')
@Controller('api/csrf-token')
export class CsrfTokenController {
  constructor(private readonly config: AppConfig) {}

  /** `data.token` for the header `X-CSRF-TOKEN`, with its cookie; for clients without a page. */
  @Public()
  @Get()
  token(@Res({ passthrough: true }) reply: FastifyReply): CsrfToken {
    return { token: issueCsrfToken(reply, this.config) };
  }
}
