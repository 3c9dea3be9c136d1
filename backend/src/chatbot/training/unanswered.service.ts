import {
  type AssignQuestionsRequest,
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
import { isPersonal } from '../language/mask-personal.js';
import { eachYielding } from '../language/yielding-loop.js';
import { FALLBACK } from '../answering/suggestions.js';
import { ConversationEntity } from '../chat/conversation.entity.js';
import { type Knowledge, KnowledgeBaseService, type KnownEntry } from '../knowledge/knowledge-base.service.js';
import { questionOf } from '../knowledge/knowledge-texts.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { groupQuestions } from './group-questions.js';

/** Only the newest are grouped: grouping compares each with each. */
const MAX_GROUPED = 1_000;
const MAX_GROUPS = 100;
const MAX_OTHERS = 10;
const MAX_PROPOSED = 20;
const GONE = 'This question is not unanswered any more.';

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
  private cached: { of: string; knowledge: Knowledge; groups: Promise<Asked[][]> } | null = null;
  /** Of each text that was looked at with this knowledge: whether it still falls back. */
  private looked: { knowledge: Knowledge; isOpen: ReadonlyMap<string, boolean> } | null = null;

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
    const { question: first, language, others } = await this.one(id);
    const [question = '', ...phrases] = [first, ...others].filter(isPhrase);
    const own =
      language === 'en' ? { question_en: question, question_id: '' } : { question_en: '', question_id: question };
    return { ...own, training_phrases: phrases, category: 'general' };
  }

  /**
   * Gives questions of a group to an entry, as training phrases; 404 when either is gone.
   * `questions` are those that the editor has read; without, those that the list shows.
   */
  async assign(
    id: number,
    { knowledge_id: knowledgeId, questions: read }: AssignQuestionsRequest,
    actor: Actor,
  ): Promise<KnowledgeEntry> {
    const { question, others } = await this.one(id);
    const phrases = [question, ...others].filter((text) => isPhrase(text) && (read?.includes(text) ?? true));
    if (phrases.length === 0)
      throw fieldError('id', 'These questions hold something personal or are long. Write a phrase without that.');
    return this.entries.addPhrases(knowledgeId, phrases, actor);
  }

  /** Unanswered questions that come nearest to the entry, the most frequent first. */
  async nearTo(knowledgeId: number): Promise<ProposedPhrase[]> {
    const groups = await this.members();
    const knowledge = await this.base.get();
    const near: ProposedPhrase[] = [];
    await eachYielding(countTexts(groups.flat()), ([text, count]) => {
      if (isPhrase(text) && bestNear(text, knowledge)?.id === knowledgeId) near.push({ text, count });
    });
    return near.sort((one, other) => other.count - one.count).slice(0, MAX_PROPOSED);
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

  /** Cached until questions or knowledge change: a thousand take the processor for a second. */
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
    if (this.cached?.of === of && this.cached.knowledge === knowledge) return await this.cached.groups;
    const groups = this.group(rows, knowledge);
    this.cached = { of, knowledge, groups };
    return await groups;
  }

  private async group(rows: readonly ConversationEntity[], knowledge: Knowledge): Promise<Asked[][]> {
    const asked = rows.map((row) => ({ id: row.id, text: inOneLine(row.userMessage), row }));
    const isOpen = await this.look(asked, knowledge);
    return await groupQuestions(asked.filter(({ text }) => isOpen.get(text)));
  }

  /** Whether each text still falls back; yields to visitors in between. */
  private async look(asked: readonly Asked[], knowledge: Knowledge): Promise<ReadonlyMap<string, boolean>> {
    const before = this.looked?.knowledge === knowledge ? this.looked.isOpen : new Map<string, boolean>();
    const isOpen = new Map<string, boolean>();
    await eachYielding(asked, ({ text }) => {
      if (isOpen.has(text)) return;
      isOpen.set(text, before.get(text) ?? rankAndDecide(knowledge, text).decision.kind === 'fallback');
    });
    this.looked = { knowledge, isOpen };
    return isOpen;
  }
}

interface Asked {
  id: number;
  text: string;
  row: ConversationEntity;
}

/** Members come newest first. The oldest names the group: its id stays when the question is asked again. */
function toGroup(members: Asked[], knowledge: Knowledge): UnansweredGroup {
  const [question = '', ...others] = [...countTexts(members)]
    .sort((one, other) => other[1] - one[1])
    .map(([text]) => text);
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

/** How often each text was asked. */
function countTexts(asked: readonly Asked[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of asked) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function nearestTo(question: string, knowledge: Knowledge, language: Language): NearestEntry | null {
  const entry = bestNear(question, knowledge);
  return entry ? { id: entry.id, question: questionOf(entry, language) } : null;
}

/** The entry that comes nearest to a question, if it comes near at all. */
function bestNear(question: string, { index, entries }: Knowledge): KnownEntry | undefined {
  const [best] = index.rank(question);
  return best && best.score >= NEAR_FROM ? entries.get(best.id) : undefined;
}

/** A phrase is one line of a list. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Whether a visitor's question may become a training phrase. Conversations are deleted some day, knowledge never: it holds
 * nothing personal.
 */
const isPhrase = (text: string): boolean =>
  text.length <= KNOWLEDGE_LIMITS.phrase && !text.includes('@') && !isPersonal(text);
