import {
  IMPORT_MAX_ROWS,
  type KnowledgeEntry,
  type KnowledgeImportResult,
  type Paginated,
  type SameQuestion,
} from '@festival/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { csvDownload } from '../../platform/csv/csv-download.js';
import { readCsvFile } from '../../platform/csv/csv-file.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ChatbotListQueryDto } from './chatbot-list-query.dto.js';
import { KnowledgeExportService } from './knowledge-export.service.js';
import { KnowledgeImportService } from './knowledge-import.service.js';
import { SameQuestionQuery } from './same-question.dto.js';
import { KnowledgeDto } from './knowledge.dto.js';
import { KNOWLEDGE_LIST, KnowledgeService } from './knowledge.service.js';

/** Longer than any field's limit, so that the field's own rule refuses a long cell. */
const LONGEST_CELL = 80_000;

/** The knowledge of the assistant. */
@ForArea('chatbot')
@Controller('api/admin/chatbot')
export class KnowledgeController {
  constructor(
    private readonly knowledge: KnowledgeService,
    private readonly exports: KnowledgeExportService,
    private readonly imports: KnowledgeImportService,
  ) {}

  /** The categories of knowledge. The built-in ones, then those that editors added. */
  @Get('categories')
  categories(): Promise<string[]> {
    return this.knowledge.categories();
  }

  /**
   * The knowledge entries. A page with totals, newest first. With `sort`, `range` or `filter`: an array with
   * `Content-Range`.
   * @param search text in questions, answers, keywords, training phrases or the category
   * @param status all, active or inactive
   * @param category only this category
   * @param page from 1
   * @param per_page 15 without; at most 10,000
   * @param language has no effect here
   * @param date_from has no effect here
   * @param date_to has no effect here
   */
  @Get('knowledge')
  list(
    @Query() query: ChatbotListQueryDto,
    @OptionalListQuery(KNOWLEDGE_LIST) request: ListRequest | null,
  ): Promise<Paginated<KnowledgeEntry> | ListPage<KnowledgeEntry>> {
    return request ? this.knowledge.records.listPage(request) : this.knowledge.page(query);
  }

  /**
   * All knowledge entries as CSV. The file can be imported again. `X-Total-Rows` tells the number of rows. The export
   * is audited.
   * @produces text/csv
   */
  @Get('knowledge/export')
  async export(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return csvDownload(await this.exports.open(actor), reply);
  }

  /**
   * Import knowledge entries from CSV. The body is the file, at most 5 MiB. A row with a known `id`, or with a known
   * question and category, changes that entry; other rows become new entries. Rows with errors are left out and told.
   * The same file twice changes nothing the second time.
   * @consumes text/csv
   * @throws {422} Send the file itself, as text/csv.
   * @throws {422} The column question_en is missing.
   * @throws {422} This is not a CSV file. Save the spreadsheet as CSV first.
   * @throws {422} The file is empty: its first line must name the columns.
   * @throws {422} The file has more than 100 columns.
   * @throws {422} The file has more than 5,000 rows. Split it.
   * @throws {422} The file is not well-formed CSV: Quote Not Closed: the parsing is finished with an opening quote at
   *   line 2
   */
  @Post('knowledge/import')
  @HttpCode(200)
  import(@Body() body: unknown, @CurrentActor() actor: Actor): Promise<KnowledgeImportResult> {
    if (!Buffer.isBuffer(body)) throw fieldError('file', 'Send the file itself, as text/csv.');
    return this.imports.run(readCsvFile(body, IMPORT_MAX_ROWS, LONGEST_CELL), actor);
  }

  /**
   * Other entries that have the same question. Compared in the same language, apart from case and punctuation; for a
   * warning.
   * @param question_en the English question
   * @param question_id the Indonesian question
   * @param except the id of the entry that is edited
   */
  @Get('knowledge/same-question')
  same(@Query() query: SameQuestionQuery): Promise<SameQuestion[]> {
    return this.knowledge.same(query);
  }

  /** One knowledge entry. */
  @Get('knowledge/:id')
  one(@Param('id', ParseId) id: number): Promise<KnowledgeEntry> {
    return this.knowledge.records.one(id);
  }

  /** Add a knowledge entry. */
  @Post('knowledge')
  @HttpCode(201)
  async create(@Body() dto: KnowledgeDto, @CurrentActor() actor: Actor): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.create(dto, actor), { message: 'Knowledge created successfully' });
  }

  /**
   * Change a knowledge entry. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along,
   * the record must still be at that version.
   * @throws {409} The knowledge entry was changed in the meantime. Please look at the change and save again.
   */
  @Put('knowledge/:id')
  async update(
    @Param('id', ParseId) id: number,
    @Body() dto: KnowledgeDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.update(id, dto, actor), { message: 'Knowledge updated successfully' });
  }

  /** Delete a knowledge entry. Answers with the deleted record. */
  @Delete('knowledge/:id')
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.records.delete(id, actor), { message: 'Knowledge deleted successfully' });
  }

  /** Switch a knowledge entry on or off. A repeat switches it back. */
  @Patch('knowledge/:id/toggle')
  async toggle(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.toggle(id, actor), { message: 'Status updated successfully' });
  }
}
