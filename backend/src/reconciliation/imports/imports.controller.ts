import type { PaymentsImport } from '@festival/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { ImportPaymentsService } from './import-payments.service.js';

/** Payments of the provider's exported file. */
@ForArea('orders')
@Controller('api/admin/reconciliation-imports')
export class ImportsController {
  constructor(private readonly imports: ImportPaymentsService) {}

  /**
   * Compares the payment provider's exported transactions with our payments.
   * The file is the body, at most 5 MiB. Payments with an unknown order or transaction are stored as differences,
   * each once. No order is changed.
   * @consumes text/csv
   * @throws {422} Choose a CSV file.
   * @throws {422} The first line must name the columns; missing: Amount.
   * @throws {422} Line 17 has not as many cells as the first line.
   * @throws {422} Line 17 has no order ID.
   * @throws {422} The order ID in line 17 is too long.
   * @throws {422} Line 17 has no status.
   * @throws {422} The amount in line 17 is not a whole number of rupiah.
   * @throws {422} The file is empty: its first line must name the columns.
   * @throws {422} The file has more than 100 columns.
   * @throws {422} The file has more than 50,000 rows. Split it.
   * @throws {422} This is not a CSV file. Save the spreadsheet as CSV first.
   */
  @Post()
  @HttpCode(200)
  import(@Body() file: unknown, @CurrentActor() actor: Actor): Promise<PaymentsImport> {
    if (!Buffer.isBuffer(file)) throw fieldError('file', 'Choose a CSV file.');
    return this.imports.import(file, actor);
  }
}
