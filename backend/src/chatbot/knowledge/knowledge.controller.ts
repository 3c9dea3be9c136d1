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
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { csvDownload } from '../../platform/csv/csv-download.js';
import { readCsvFile } from '../../platform/csv/csv-file.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ChatbotListQueryDto } from './chatbot-list-query.dto.js';
import { KnowledgeExportService } from './knowledge-export.service.js';
import { KnowledgeImportService } from './knowledge-import.service.js';
import { SameQuestionQuery } from './same-question.dto.js';
import { KnowledgeDto } from './knowledge.dto.js';
import { KNOWLEDGE_LIST, KnowledgeService } from './knowledge.service.js';

/** Longer than any field's limit, so that the field's own rule refuses a long cell. */
const LONGEST_CELL = 80_000;

/** The knowledge base. */
@ApiTags('Assistant')
@ForArea('chatbot')
@Controller('api/admin/chatbot')
export class KnowledgeController {
  constructor(
    private readonly knowledge: KnowledgeService,
    private readonly exports: KnowledgeExportService,
    private readonly imports: KnowledgeImportService,
  ) {}

  @Get('categories')
  categories(): Promise<string[]> {
    return this.knowledge.categories();
  }

  /** A page with totals; an array with `Content-Range` for a react-admin list query. */
  @Get('knowledge')
  list(
    @Query() query: ChatbotListQueryDto,
    @OptionalListQuery(KNOWLEDGE_LIST) request: ListRequest | null,
  ): Promise<Paginated<KnowledgeEntry> | ListPage<KnowledgeEntry>> {
    return request ? this.knowledge.records.listPage(request) : this.knowledge.page(query);
  }

  /** CSV of every entry, which can be imported again. */
  @Get('knowledge/export')
  async export(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return csvDownload(await this.exports.open(actor), reply);
  }

  /** The body is the file (`text/csv`, 5 MiB). A row with a known `id` changes that entry, others are new. 422: no CSV. */
  @Post('knowledge/import')
  @HttpCode(200)
  import(@Body() body: unknown, @CurrentActor() actor: Actor): Promise<KnowledgeImportResult> {
    if (!Buffer.isBuffer(body)) throw fieldError('file', 'Send the file itself, as text/csv.');
    return this.imports.run(readCsvFile(body, IMPORT_MAX_ROWS, LONGEST_CELL), actor);
  }

  /** Other entries with one of the questions in the same language, apart from case and punctuation; for a warning. */
  @Get('knowledge/same-question')
  same(@Query() query: SameQuestionQuery): Promise<SameQuestion[]> {
    return this.knowledge.same(query);
  }

  @Get('knowledge/:id')
  one(@Param('id', ParseId) id: number): Promise<KnowledgeEntry> {
    return this.knowledge.records.one(id);
  }

  @Post('knowledge')
  @HttpCode(201)
  async create(@Body() dto: KnowledgeDto, @CurrentActor() actor: Actor): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.create(dto, actor), { message: 'Knowledge created successfully' });
  }

  /** 409 when the entry was changed since `seen_updated_at`, if that is sent. */
  @Put('knowledge/:id')
  async update(
    @Param('id', ParseId) id: number,
    @Body() dto: KnowledgeDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.update(id, dto, actor), { message: 'Knowledge updated successfully' });
  }

  @Delete('knowledge/:id')
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.records.delete(id, actor), { message: 'Knowledge deleted successfully' });
  }

  /** Switches the entry on or off. */
  @Patch('knowledge/:id/toggle')
  async toggle(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.knowledge.toggle(id, actor), { message: 'Status updated successfully' });
  }
}
