import type { Language, ChatReply, ChatRequest } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { addressKey, type RateLimit, RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { AnswererService } from '../answering/answerer.service.js';
import { openingSuggestions } from '../answering/suggestions.js';
import { KnowledgeBaseService } from '../knowledge/knowledge-base.service.js';
import { ConversationsService, type LastExchange } from './conversations.service.js';
import { maskPersonal } from '../language/mask-personal.js';

/** Faster than anybody types; it stops a script, not a person. */
const PER_SESSION: RateLimit = { limit: 30, ttlSeconds: 60 };
/** A script that opens a session for each question gets past the first limit. Others of its network wait 30 seconds. */
export const NEW_SESSIONS: RateLimit = { limit: 3000, ttlSeconds: 600, blockSeconds: 30 };
const THOUSANDTHS = 1000;
const FOLLOWED_FOR_MS = 30 * 60_000;

/** The visitor's side of the assistant. */
@Injectable()
export class ChatService {
  private readonly logger = new Logger(ChatService.name);

  constructor(
    private readonly answerer: AnswererService,
    private readonly base: KnowledgeBaseService,
    private readonly conversations: ConversationsService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /**
   * 429 past 30 questions a minute in a session, or 3,000 sessions that an address begins in ten minutes. The last limit
   * doesn't stop sessions that had an answer before.
   */
  async chat({ message, language, session_id: sessionId }: ChatRequest, address: string): Promise<ChatReply> {
    await this.limits.hit('chat-session', sessionId, PER_SESSION);
    const before = await this.conversations.last(sessionId);
    if (before === null) await this.limits.hit('chat-new-sessions', addressKey(address), NEW_SESSIONS);
    const { response, category, suggestions, understood } = await this.answerer.answer(
      { message, language, before: this.followed(before) },
      await this.base.atOnce(),
    );
    const stored = this.conversations.store({
      sessionId,
      language,
      matchedCategory: category,
      knowledgeId: understood.decision.kind === 'answer' ? understood.decision.id : null,
      score: Math.round(understood.decision.score * THOUSANDTHS),
      userMessage: maskPersonal(message),
      botResponse: response,
      createdAt: this.clock.now(),
    });
    // The visitor gets the answer even when it can't be stored.
    await stored.catch((error: unknown) => this.logger.warn(`an answer could not be stored: ${describeError(error)}`));
    return { response, category, suggestions };
  }

  /** The exchange that a message may go on with: a tab that is opened again the next day begins anew. */
  private followed(before: LastExchange | null): LastExchange | null {
    const age = before ? this.clock.now().getTime() - before.createdAt.getTime() : 0;
    return age <= FOLLOWED_FOR_MS ? before : null;
  }

  /** Questions to begin with; in a session those of its last category come first. */
  async suggestions(language: Language, sessionId: string | undefined): Promise<string[]> {
    const last = sessionId === undefined ? null : await this.conversations.last(sessionId);
    return openingSuggestions(await this.base.atOnce(), language, last?.matchedCategory ?? null);
  }
}
