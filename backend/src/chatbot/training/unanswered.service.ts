import {
  KNOWLEDGE_LIMITS,
  type KnowledgeDraft,
  type KnowledgeEntry,
  LANGUAGES,
  type Language,
  type NearestEntry,
  type ProposedPhrase,
  type UnansweredGroup,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { rowsPage } from '../../platform/lists/rows-page.js';
import { NEAR_FROM } from '../answering/decide.js';
import { rankAndDecide } from '../answering/rank-and-decide.js';
import { eachYielding } from '../language/yielding-loop.js';
import { FALLBACK } from '../answering/suggestions.js';
import { ConversationEntity } from '../chat/conversation.entity.js';
import { type Knowledge, KnowledgeBaseService } from '../knowledge/knowledge-base.service.js';
import { questionOf } from '../knowledge/knowledge-texts.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { groupQuestions } from './group-questions.js';

/** Only the newest are grouped: grouping compares each with each. */
const MAX_GROUPED = 1_000;
const MAX_GROUPS = 100;
const MAX_OTHERS = 10;
const MAX_PROPOSED = 20;
const GONE = 'This question is not unanswered any more.';

/** Conversations are deleted after 90 days, knowledge never: texts with numbers, addresses or orders are left out. */
const PERSONAL = /(?:^|[^\p{L}\p{N}])\+?\d[\d .-]{4,}|@|FEST-|\[(?:e-mail|ticket|order|link|number|name)\]/iu;

export const UNANSWERED_LIST = listRules({
  sorts: { id: 'id', question: 'question', language: 'language', count: 'count', last_asked_at: 'last_asked_at' },
  defaultSort: ['count', 'DESC'],
  filters: {
    id: { kind: 'ids' },
    language: { kind: 'one of', of: LANGUAGES, column: 'language' },
  },
});

const RESOURCE = 'chatbot-unanswered';

/** Questions that fell back, that no entry answers by now and that nobody put aside, grouped by similarity. */
@Injectable()
export class UnansweredService {
  private cached: { of: string; knowledge: Knowledge; groups: Asked[][] } | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly base: KnowledgeBaseService,
    private readonly entries: KnowledgeService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async groups(): Promise<UnansweredGroup[]> {
    const groups = await this.members();
    return this.named(groups.slice(0, MAX_GROUPS));
  }

  /** The filter `id` finds a group by the id of each of its conversations. */
  async listPage(request: ListRequest<typeof UNANSWERED_LIST>): Promise<ListPage<UnansweredGroup>> {
    const { id: ids, ...filter } = request.filter;
    const groups = ids ? await this.groupsOf(new Set(ids)) : await this.groups();
    return rowsPage('chatbot-unanswered', groups, UNANSWERED_LIST, { ...request, filter });
  }

  /** 404 when the group is gone. */
  async one(id: number): Promise<UnansweredGroup> {
    const [group] = await this.groupsOf(new Set([id]));
    if (!group) throw new AppError('NOT_FOUND', GONE);
    return group;
  }

  /** The draft of a new entry; 404 when the group is gone. */
  async draft(id: number): Promise<KnowledgeDraft> {
    const { question, language, others } = await this.one(id);
    const own =
      language === 'en' ? { question_en: question, question_id: '' } : { question_en: '', question_id: question };
    const phrases = others.filter(isPhrase);
    return { ...own, training_phrases: phrases, category: 'general' };
  }

  /** Gives the group's questions to an entry as training phrases; 404 when either is gone. */
  async assign(id: number, knowledgeId: number, actor: Actor): Promise<KnowledgeEntry> {
    const group = (await this.members()).find((members) => members.some((each) => each.id === id));
    if (!group) throw new AppError('NOT_FOUND', GONE);
    const phrases = [...new Set(group.map(({ text }) => text))].filter(isPhrase);
    if (phrases.length === 0)
      throw fieldError('id', 'These questions hold numbers or addresses. Write a phrase without them.');
    return this.entries.addPhrases(knowledgeId, phrases, actor);
  }

  /** Unanswered questions that come nearest to the entry, the most frequent first. */
  async nearTo(knowledgeId: number): Promise<ProposedPhrase[]> {
    const groups = await this.members();
    const knowledge = await this.base.get();
    const counts = new Map<string, number>();
    for (const { text } of groups.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts]
      .filter(([text]) => isPhrase(text) && knowledge.index.rank(text)[0]?.id === knowledgeId)
      .sort((one, other) => other[1] - one[1])
      .slice(0, MAX_PROPOSED)
      .map(([text, count]) => ({ text, count }));
  }

  /** Puts a group aside; who asks alike later makes a new one. Gives its conversations. 404 when the group is gone. */
  async dismiss(id: number, actor: Actor): Promise<number[]> {
    const group = (await this.members()).find((members) => members.some((each) => each.id === id));
    if (!group) throw new AppError('NOT_FOUND', GONE);
    const ids = group.map((each) => each.id);
    await this.mark(ids, this.clock.now(), { ...actor, action: 'dismiss', recordId: id });
    return ids;
  }

  /** Takes questions back that were put aside; those that are gone by now are left out. */
  async recall(ids: readonly number[], actor: Actor): Promise<void> {
    await this.mark(ids, null, { ...actor, action: 'recall', recordId: ids[0] ?? null });
  }

  /** The audit log gets none of the questions. */
  private async mark(
    ids: readonly number[],
    dismissedAt: Date | null,
    step: Actor & { action: string; recordId: number | null },
  ): Promise<void> {
    await this.transactions.run(async (db) => {
      const others = dismissedAt === null ? Not(IsNull()) : IsNull();
      const these = { id: In([...ids]), matchedCategory: FALLBACK, dismissedAt: others };
      const { affected } = await db.update(ConversationEntity, these, { dismissedAt });
      if (affected) await this.audit.record(db, { ...step, resource: RESOURCE, after: { questions: affected } });
    });
  }

  private async named(groups: readonly Asked[][]): Promise<UnansweredGroup[]> {
    const knowledge = await this.base.get();
    return groups.map((members) => toGroup(members, knowledge));
  }

  /** The groups that these conversations belong to. */
  private async groupsOf(ids: ReadonlySet<number>): Promise<UnansweredGroup[]> {
    const groups = await this.members();
    return this.named(groups.filter((members) => members.some(({ id }) => ids.has(id))));
  }

  /** Cached until questions or knowledge change: grouping a thousand takes the processor for a moment. */
  private async members(): Promise<Asked[][]> {
    const rows = await this.reader.of(ConversationEntity).find({
      where: { matchedCategory: FALLBACK, dismissedAt: IsNull() },
      order: { id: 'DESC' },
      take: MAX_GROUPED,
      select: { id: true, userMessage: true, language: true, createdAt: true },
    });
    const knowledge = await this.base.get();
    // Every id, not only the newest: a question deleted in between must not be shown any more.
    const of = rows.map(({ id }) => id).join(' ');
    if (this.cached?.of === of && this.cached.knowledge === knowledge) return this.cached.groups;
    const open = await unansweredBy(knowledge, new Set(rows.map(({ userMessage }) => userMessage)));
    const asked = rows.filter(({ userMessage }) => open.has(userMessage));
    const groups = groupQuestions(asked.map((row) => ({ id: row.id, text: row.userMessage, row })));
    this.cached = { of, knowledge, groups };
    return groups;
  }
}

interface Asked {
  id: number;
  text: string;
  row: ConversationEntity;
}

/** The texts that still fall back; yields to visitors in between. */
async function unansweredBy(knowledge: Knowledge, texts: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  await eachYielding([...texts], (text) => {
    if (rankAndDecide(knowledge, text).decision.kind === 'fallback') open.add(text);
  });
  return open;
}

/** Members come newest first. The oldest names the group: its id stays when the question is asked again. */
function toGroup(members: Asked[], knowledge: Knowledge): UnansweredGroup {
  const counts = new Map<string, number>();
  for (const { text } of members) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [question = '', ...others] = [...counts].sort((one, other) => other[1] - one[1]).map(([text]) => text);
  const [newest] = members;
  const language = members.find(({ text }) => text === question)?.row.language ?? 'en';
  return {
    id: members.at(-1)?.id ?? 0,
    question,
    language,
    count: members.length,
    others: others.slice(0, MAX_OTHERS),
    last_asked_at: newest?.row.createdAt.toISOString() ?? '',
    nearest: isPhrase(question) ? nearestTo(question, knowledge, language) : null,
  };
}

/** The entry that comes nearest to a question, if it comes near at all. */
function nearestTo(question: string, { index, entries }: Knowledge, language: Language): NearestEntry | null {
  const [best] = index.rank(question);
  const entry = best && best.score >= NEAR_FROM ? entries.get(best.id) : undefined;
  return entry ? { id: entry.id, question: questionOf(entry, language) } : null;
}

/** Whether a visitor's question may become a training phrase. */
const isPhrase = (text: string): boolean => text.length <= KNOWLEDGE_LIMITS.phrase && !PERSONAL.test(text);
