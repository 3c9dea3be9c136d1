import type { ChatAnalytics, Language } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { jakartaDay } from '../../platform/database/jakarta-day.js';
import { Reader } from '../../platform/database/reader.js';
import { FALLBACK } from '../answering/suggestions.js';
import { ConversationEntity } from '../chat/conversation.entity.js';
import { questionOf } from '../knowledge/knowledge-texts.js';
import { KnowledgeEntity } from '../knowledge/knowledge.entity.js';
import { dayStartBefore } from './jakarta-days.js';

const DAYS = 30;
const TOP = 10;

/** Counts of questions by day, language and answering entry. */
@Injectable()
export class ChatAnalyticsService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ChatAnalytics> {
    return {
      overview: await this.overview(),
      knowledge_by_category: await this.byCategory(),
      questions_by_day: await this.byDay(),
      questions_by_language: await this.byLanguage(),
      top_questions: await this.topQuestions(),
    };
  }

  private async overview(): Promise<ChatAnalytics['overview']> {
    const sessions = await this.reader
      .select(ConversationEntity, 'c')
      .select('COUNT(DISTINCT c.sessionId)', 'count')
      .getRawOne<{ count: string | number }>();
    return {
      total_knowledge_entries: await this.reader.of(KnowledgeEntity).count(),
      active_knowledge_entries: await this.reader.of(KnowledgeEntity).countBy({ isActive: true }),
      total_conversations: await this.reader.of(ConversationEntity).count(),
      unique_sessions: Number(sessions?.count ?? 0),
    };
  }

  private async byCategory(): Promise<ChatAnalytics['knowledge_by_category']> {
    const rows = await this.reader
      .select(KnowledgeEntity, 'k')
      .select('k.category', 'category')
      .addSelect('COUNT(*)', 'count')
      .addSelect('SUM(CASE WHEN k.isActive = :yes THEN 1 ELSE 0 END)', 'active')
      .setParameter('yes', true)
      .groupBy('k.category')
      .orderBy('k.category')
      .getRawMany<{ category: string; count: string; active: string }>();
    return rows.map(({ category, count, active }) => ({
      category,
      count: Number(count),
      active_count: Number(active),
    }));
  }

  /** The last 30 days in Jakarta, today included. A reply that asks back is neither an answer nor a miss. */
  private async byDay(): Promise<ChatAnalytics['questions_by_day']> {
    const select = this.reader.select(ConversationEntity, 'c');
    const rows = await select
      .select(jakartaDay(select, 'c.created_at'), 'day')
      .addSelect('COUNT(c.knowledgeId)', 'answered')
      .addSelect('SUM(CASE WHEN c.matchedCategory = :fallback THEN 1 ELSE 0 END)', 'missed')
      .where('c.createdAt >= :since', { since: dayStartBefore(this.clock.now(), DAYS - 1) })
      .setParameter('fallback', FALLBACK)
      .groupBy('day')
      .orderBy('day')
      .getRawMany<{ day: string; answered: string; missed: string }>();
    return rows.map(({ day, answered, missed }) => ({ day, answered: Number(answered), fallback: Number(missed) }));
  }

  private async byLanguage(): Promise<ChatAnalytics['questions_by_language']> {
    const rows = await this.reader
      .select(ConversationEntity, 'c')
      .select('c.language', 'language')
      .addSelect('COUNT(*)', 'count')
      .groupBy('c.language')
      .orderBy('c.language')
      .getRawMany<{ language: Language; count: string }>();
    return rows.map(({ language, count }) => ({ language, count: Number(count) }));
  }

  /** The entries that answered most often. */
  private async topQuestions(): Promise<ChatAnalytics['top_questions']> {
    const rows = await this.reader
      .select(ConversationEntity, 'c')
      .select('c.knowledgeId', 'id')
      .addSelect('COUNT(*)', 'count')
      .where('c.knowledgeId IS NOT NULL')
      .groupBy('c.knowledgeId')
      .orderBy('count', 'DESC')
      .limit(TOP)
      .getRawMany<{ id: number; count: string }>();
    const entries = await this.reader.of(KnowledgeEntity).find({
      where: { id: In(rows.map(({ id }) => Number(id))) },
      select: { id: true, questionEn: true, questionId: true, category: true },
    });
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return rows.flatMap(({ id, count }) => {
      const entry = byId.get(Number(id));
      return entry ? [{ question: questionOf(entry, 'en'), category: entry.category, count: Number(count) }] : [];
    });
  }
}
