import type { Merchandise } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import { MerchandiseService } from './merchandise.service.js';

/** The merchandise for visitors. */
@Controller('api/merchandise')
export class MerchandiseController {
  constructor(private readonly merchandise: MerchandiseService) {}

  /** The merchandise, as visitors see it. Active items and bundles, each list in its order. */
  @Public()
  @Get()
  shown(): Promise<ReadyJson<Merchandise>> {
    return this.merchandise.public.answer();
  }
}
