import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import { MerchandiseService } from './merchandise.service.js';

@ApiTags('Content')
@Controller('api/merchandise')
export class MerchandiseController {
  constructor(private readonly merchandise: MerchandiseService) {}

  /** The active items and bundles, each in their order. */
  @Public()
  @Get()
  shown(): Promise<ReadyJson> {
    return this.merchandise.public.answer();
  }
}
