import { IMPORT_MAX_ROWS, IMPORT_TEXTS, type ImportCheck, type ImportPreview } from '@festival/contracts';
import { Body, Controller, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { type CsvFile, readCsvFile } from '../../platform/csv/csv-file.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { RequestValidation } from '../../platform/http/requests/validation.js';
import { guessMapping } from './guess-mapping.js';
import { ImportChecksService, toImportCheck } from './import-checks.service.js';
import { ImportOrdersService } from './import-orders.service.js';
import { importLines } from './import-lines.js';
import { ImportPlanDto, ImportRequestDto } from './order-import.dto.js';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const validation = new RequestValidation();

/** The import of the Google Form's orders; each call takes the file as its body, at most 5 MiB. */
@ForArea('orders')
@Controller('api/admin/orders/import')
export class OrderImportController {
  constructor(
    private readonly checks: ImportChecksService,
    private readonly imports: ImportOrdersService,
  ) {}

  /**
   * The content of a file, and the fields that its headers look like.
   * Nothing is written.
   * @consumes text/csv
   * @throws {422} Choose a CSV file.
   * @throws {422} The file is empty: its first line must name the columns.
   * @throws {422} The file has more than 100 columns.
   * @throws {422} The file has more than 5,000 rows. Split it.
   * @throws {422} This is not a CSV file. Save the spreadsheet as CSV first.
   */
  @Post('preview')
  preview(@Body() body: unknown): ImportPreview {
    const { encoding, separator, headers, rows } = fileOf(body);
    const samples = (column: number) =>
      rows.slice(0, SAMPLES).map(({ cells }) => (cells[column] ?? '').slice(0, LONGEST_SAMPLE));
    const columns = headers.map((header, index) => ({ header, samples: samples(index) }));
    return { encoding, separator, rows: rows.length, columns, mapping: guessMapping(headers) };
  }

  /**
   * The effects that an import would have, with the rows that can't be imported.
   * Nothing is written.
   * @param plan {ImportPlan} how the file is read
   * @throws {400} The parameter plan is not valid: it must be JSON.
   * @throws {409} Rows of buyers who were erased can’t be told from new ones since SECRET_KEY was changed.
   * @consumes text/csv
   * @throws {422} Choose a CSV file.
   * @throws {422} The file is empty: its first line must name the columns.
   * @throws {422} The file has more than 100 columns.
   * @throws {422} The file has more than 5,000 rows. Split it.
   * @throws {422} This is not a CSV file. Save the spreadsheet as CSV first.
   */
  @Post('check')
  async check(@Body() body: unknown, @Query('plan') plan: unknown): Promise<ImportCheck> {
    return toImportCheck(await this.checks.check(fileOf(body), await planOf(plan, ImportPlanDto)));
  }

  /**
   * Makes paid orders of the rows of a file.
   * The answer comes line by line: each line is an `ImportProgress`, the last one an envelope with the `ImportResult`
   * or the failure. Rows that an import made orders of before are skipped, so that a repeat is harmless.
   * @param plan {ImportRequest} how the file is read, and what was agreed to
   * @param file the file's name, for the audit log
   * @produces application/x-ndjson
   * @throws {400} The parameter plan is not valid: it must be JSON.
   * @throws {409} Rows of buyers who were erased can’t be told from new ones since SECRET_KEY was changed.
   * @throws {409} There is nothing to import in this file.
   * @throws {409} 17 rows are ready to import now. Please check the file again.
   * @throws {409} Not enough seats left in Pre Sales 2: 17 needed, 3 left.
   * @consumes text/csv
   * @throws {422} Choose a CSV file.
   * @throws {422} The file is empty: its first line must name the columns.
   * @throws {422} The file has more than 100 columns.
   * @throws {422} The file has more than 5,000 rows. Split it.
   * @throws {422} This is not a CSV file. Save the spreadsheet as CSV first.
   */
  @Post()
  @HttpCode(200)
  async import(
    @Body() body: unknown,
    @Query('plan') plan: unknown,
    @Query('file') fileName: unknown,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const request = await planOf(plan, ImportRequestDto);
    const orders = await this.imports.prepare(fileOf(body), request);
    const name = typeof fileName === 'string' ? fileName.slice(0, 190) : '';
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    const lines = importLines(this.imports.run({ orders, request, actor, fileName: name }), orders.length);
    return new StreamableFile(lines, { type: 'application/x-ndjson; charset=utf-8' });
  }
}

function fileOf(body: unknown): CsvFile {
  if (!Buffer.isBuffer(body) || body.length === 0) throw fieldError('file', IMPORT_TEXTS.noFile);
  return readCsvFile(body, IMPORT_MAX_ROWS);
}

async function planOf<T extends ImportPlanDto>(plan: unknown, metatype: new () => T): Promise<T> {
  let value: unknown;
  try {
    value = JSON.parse(String(plan));
  } catch (cause) {
    throw new AppError('BAD_REQUEST', 'The parameter plan is not valid: it must be JSON.', { cause });
  }
  return (await validation.transform(value, { type: 'body', metatype })) as T;
}
