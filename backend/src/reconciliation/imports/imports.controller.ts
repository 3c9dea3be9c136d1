import type { PaymentsImport } from '@festival/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { ImportPaymentsService } from './import-payments.service.js';

@ForArea('orders')
@Controller('api/admin/reconciliation-imports')
export class ImportsController {
  constructor(private readonly imports: ImportPaymentsService) {}

  /** The provider's exported transactions as the body, `text/csv`, at most 5 MiB. 413 larger, 422 with what is wrong. */
  @Post()
  @HttpCode(200)
  import(@Body() file: unknown, @CurrentActor() actor: Actor): Promise<PaymentsImport> {
    if (!Buffer.isBuffer(file)) throw fieldError('file', 'Choose a CSV file.');
    return this.imports.import(file, actor);
  }
}
