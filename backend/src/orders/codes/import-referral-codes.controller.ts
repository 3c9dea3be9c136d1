import type { CodeImport } from '@festival/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { ImportReferralCodesService } from './import-referral-codes.service.js';

/** Referral codes of a file. */
@ForArea('codes')
@Controller('api/admin/referral-codes/import')
export class ImportReferralCodesController {
  constructor(private readonly imports: ImportReferralCodesService) {}

  /**
   * Shows the referral codes that a file would make.
   * The file is the body. Its columns are Name and, if there are codes already, Code. Nothing is changed.
   * @consumes text/csv
   * @throws {422} Choose a CSV file.
   * @throws {422} The first line must name the columns; missing: Name.
   * @throws {422} The file is empty: its first line must name the columns.
   * @throws {422} The file has more than 100 columns.
   * @throws {422} The file has more than 500 rows. Split it.
   * @throws {422} This is not a CSV file. Save the spreadsheet as CSV first.
   */
  @Post('check')
  @HttpCode(200)
  check(@Body() file: unknown): Promise<CodeImport> {
    return this.imports.check(fileOf(file));
  }

  /**
   * Makes the referral codes of a file, all or none.
   * When a row is wrong, none is made and the rows say what is wrong.
   * @consumes text/csv
   * @throws {422} Choose a CSV file.
   * @throws {422} The first line must name the columns; missing: Name.
   * @throws {422} The file is empty: its first line must name the columns.
   * @throws {422} The file has more than 100 columns.
   * @throws {422} The file has more than 500 rows. Split it.
   * @throws {422} This is not a CSV file. Save the spreadsheet as CSV first.
   */
  @Post()
  @HttpCode(200)
  create(@Body() file: unknown, @CurrentActor() actor: Actor): Promise<CodeImport> {
    return this.imports.create(fileOf(file), actor);
  }
}

function fileOf(file: unknown): Buffer {
  if (!Buffer.isBuffer(file)) throw fieldError('file', 'Choose a CSV file.');
  return file;
}
