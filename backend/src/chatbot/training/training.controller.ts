import type {
  ChatAnalytics,
  ChatConversation,
  ChatTestResult,
  DeletedConversation,
  KnowledgeDraft,
  Paginated,
  Translation,
  TranslationState,
  UnansweredGroup,
} from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { TestDto } from '../chat/chat.dto.js';
import { TranslationDto } from '../translation/translation.dto.js';
import { TranslationService } from '../translation/translation.service.js';
import { ChatAnalyticsService } from './chat-analytics.service.js';
import { ChatTestService } from './chat-test.service.js';
import { ConversationRemovalService } from './conversation-removal.service.js';
import { CONVERSATION_LIST, ConversationLogService } from './conversation-log.service.js';
import { ChatbotListQueryDto } from '../knowledge/chatbot-list-query.dto.js';
import { UNANSWERED_LIST, UnansweredService } from './unanswered.service.js';

/** The editors' tools for training the assistant. */
@ApiTags('Assistant')
@ForArea('chatbot')
@Controller('api/admin/chatbot')
export class TrainingController {
  constructor(
    private readonly log: ConversationLogService,
    private readonly removal: ConversationRemovalService,
    private readonly analytics: ChatAnalyticsService,
    private readonly tests: ChatTestService,
    private readonly unanswered: UnansweredService,
    private readonly translations: TranslationService,
  ) {}

  /** A page with totals; an array with `Content-Range` for a react-admin list query. */
  @Get('conversations')
  conversations(
    @Query() query: ChatbotListQueryDto,
    @OptionalListQuery(CONVERSATION_LIST) request: ListRequest | null,
  ): Promise<Paginated<ChatConversation> | ListPage<ChatConversation>> {
    return request ? this.log.listPage(request) : this.log.page(query);
  }

  @Get('conversations/:id')
  conversation(@Param('id', ParseId) id: number): Promise<ChatConversation> {
    return this.log.one(id);
  }

  /** Deletes the visitor's whole session. 404 when it is gone. */
  @Delete('conversations/:id')
  async remove(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<DeletedConversation>> {
    return new Answer(await this.removal.remove(id, actor), { message: 'Conversation deleted successfully' });
  }

  @Get('analytics')
  analyse(): Promise<ChatAnalytics> {
    return this.analytics.read();
  }

  /** The reply that a visitor would get; nothing is stored. */
  @Post('test')
  @HttpCode(200)
  test(@Body() { message, language }: TestDto): Promise<ChatTestResult> {
    return this.tests.run(message, language);
  }

  /** Whether translations come from a service. */
  @Get('translation')
  translation(): TranslationState {
    return this.translations.state();
  }

  /** 502 while the translation service can't be asked. */
  @Post('translate')
  @HttpCode(200)
  translate(@Body() dto: TranslationDto): Promise<Translation> {
    return this.translations.translate(dto);
  }

  /** The largest group first. */
  @Get('unanswered')
  groups(
    @OptionalListQuery(UNANSWERED_LIST) request: ListRequest | null,
  ): Promise<UnansweredGroup[] | ListPage<UnansweredGroup>> {
    return request ? this.unanswered.listPage(request) : this.unanswered.groups();
  }

  @Get('unanswered/:id')
  group(@Param('id', ParseId) id: number): Promise<UnansweredGroup> {
    return this.unanswered.one(id);
  }

  /** The draft of an entry for the group; 404 when an entry answers it by now. */
  @Get('unanswered/:id/draft')
  draft(@Param('id', ParseId) id: number): Promise<KnowledgeDraft> {
    return this.unanswered.draft(id);
  }
}
