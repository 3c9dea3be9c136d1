import type {
  ChatAnalytics,
  ChatConversation,
  ChatTestResult,
  DeletedConversation,
  DismissedQuestions,
  EntryCheck,
  EntryConflict,
  KnowledgeDraft,
  KnowledgeEntry,
  Paginated,
  Translation,
  TranslationState,
  UnansweredGroup,
} from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { OptionalListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { TestDto } from '../chat/chat.dto.js';
import { TranslationDto } from '../translation/translation.dto.js';
import { TranslationService } from '../translation/translation.service.js';
import { ChatAnalyticsService } from './chat-analytics.service.js';
import { ChatTestService } from './chat-test.service.js';
import { ConversationRemovalService } from './conversation-removal.service.js';
import { CONVERSATION_LIST, ConversationLogService } from './conversation-log.service.js';
import { ChatbotListQueryDto } from '../knowledge/chatbot-list-query.dto.js';
import { AssignQuestionsDto, EntryConflictsDto, NamedInQuery } from './entry-check.dto.js';
import { EntryCheckService } from './entry-check.service.js';
import { RecallQuestionsDto } from './unanswered.dto.js';
import { UNANSWERED_LIST, UnansweredService } from './unanswered.service.js';

/** The editors' tools for training the assistant. */
@ForArea('chatbot')
@Controller('api/admin/chatbot')
export class TrainingController {
  constructor(
    private readonly log: ConversationLogService,
    private readonly removal: ConversationRemovalService,
    private readonly analytics: ChatAnalyticsService,
    private readonly tests: ChatTestService,
    private readonly unanswered: UnansweredService,
    private readonly checks: EntryCheckService,
    private readonly translations: TranslationService,
  ) {}

  /**
   * The visitors' questions with their answers. A page with totals, newest first. With `sort`, `range` or `filter`: an
   * array with `Content-Range`.
   * @param search text in question or answer
   * @param category only answers of this category
   * @param language en, id or all
   * @param date_from a day in Jakarta, or a moment
   * @param date_to a day in Jakarta, included, or a moment
   * @param page from 1
   * @param per_page 15 without; at most 10,000
   * @param status has no effect here
   */
  @Get('conversations')
  conversations(
    @Query() query: ChatbotListQueryDto,
    @OptionalListQuery(CONVERSATION_LIST) request: ListRequest | null,
  ): Promise<Paginated<ChatConversation> | ListPage<ChatConversation>> {
    return request ? this.log.listPage(request) : this.log.page(query);
  }

  /** One question of a visitor with the assistant's answer. */
  @Get('conversations/:id')
  conversation(@Param('id', ParseId) id: number): Promise<ChatConversation> {
    return this.log.one(id);
  }

  /**
   * Delete a visitor's conversation. The whole session of that question is deleted. The audit log stores none of its
   * texts.
   */
  @Delete('conversations/:id')
  async remove(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<DeletedConversation>> {
    return new Answer(await this.removal.remove(id, actor), { message: 'Conversation deleted successfully' });
  }

  /** Figures of the assistant. Days are Jakarta's. */
  @Get('analytics')
  analyse(): Promise<ChatAnalytics> {
    return this.analytics.read();
  }

  /** Try the assistant. Answers as a visitor would be answered; nothing is stored. */
  @Post('test')
  @HttpCode(200)
  test(@Body() { message, language }: TestDto): Promise<ChatTestResult> {
    return this.tests.run(message, language);
  }

  /**
   * How well a knowledge entry is found. Each of its phrases is tried as if the entry hadn't it. With visitors' unanswered
   * questions that come nearest to it.
   * @param language in which other entries are named; en without
   */
  @Get('knowledge/:id/check')
  check(@Param('id', ParseId) id: number, @Query() { language = 'en' }: NamedInQuery): Promise<EntryCheck> {
    return this.checks.check(id, language);
  }

  /**
   * Texts of an entry that another entry answers. To be told before a save: after it chance would decide between the
   * two. Nothing is stored. At most 20.
   * @param language in which other entries are named; en without
   */
  @Post('knowledge/conflicts')
  @HttpCode(200)
  conflicts(@Body() dto: EntryConflictsDto, @Query() { language = 'en' }: NamedInQuery): Promise<EntryConflict[]> {
    return this.checks.conflicts(dto, language);
  }

  /** Whether a translation service is set up. */
  @Get('translation')
  translation(): TranslationState {
    return this.translations.state();
  }

  /**
   * Translate an entry's English texts into Indonesian. Facts, links and addresses stay as they are. Nothing is stored.
   * @throws {502} Failed to translate
   */
  @Post('translate')
  @HttpCode(200)
  translate(@Body() dto: TranslationDto): Promise<Translation> {
    return this.translations.translate(dto);
  }

  /**
   * Questions without an answer, grouped by similarity. The largest group first, at most 100. The filter `id` finds a
   * group by the id of each conversation in it.
   */
  @Get('unanswered')
  groups(
    @OptionalListQuery(UNANSWERED_LIST) request: ListRequest<typeof UNANSWERED_LIST> | null,
  ): Promise<UnansweredGroup[] | ListPage<UnansweredGroup>> {
    return request ? this.unanswered.listPage(request) : this.unanswered.groups();
  }

  /**
   * One group of similar questions that fell back.
   * @param id of a conversation in the group
   */
  @Get('unanswered/:id')
  group(@Param('id', ParseId) id: number): Promise<UnansweredGroup> {
    return this.unanswered.one(id);
  }

  /**
   * The draft of an entry for a group of unanswered questions.
   * @param id of a conversation in the group
   * @throws {404} This question is not unanswered any more.
   */
  @Get('unanswered/:id/draft')
  draft(@Param('id', ParseId) id: number): Promise<KnowledgeDraft> {
    return this.unanswered.draft(id);
  }

  /**
   * Put a group of unanswered questions aside. It needs no answer. Whoever asks alike later makes a new group.
   * @param id of a conversation in the group
   * @throws {404} This question is not unanswered any more.
   */
  @Post('unanswered/:id/dismiss')
  @HttpCode(200)
  async dismiss(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<DismissedQuestions>> {
    return new Answer({ ids: await this.unanswered.dismiss(id, actor) }, { message: 'Question dismissed.' });
  }

  /**
   * Give questions of a group to an entry. They become training phrases of it, so it answers them from then on. Questions
   * with something personal are left out.
   * @param id of a conversation in the group
   * @throws {404} This question is not unanswered any more.
   * @throws {404} Knowledge entry not found.
   * @throws {422} These questions hold something personal or are long. Write a phrase without that.
   */
  @Post('unanswered/:id/assign')
  @HttpCode(200)
  async assign(
    @Param('id', ParseId) id: number,
    @Body() dto: AssignQuestionsDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<KnowledgeEntry>> {
    return new Answer(await this.unanswered.assign(id, dto, actor), {
      message: 'Questions added to the entry.',
    });
  }

  /** Take questions back that were put aside. */
  @Post('unanswered/recall')
  @HttpCode(200)
  async recall(@Body() { ids }: RecallQuestionsDto, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.unanswered.recall(ids, actor);
    return Answer.message('The question is back on the list.');
  }
}
