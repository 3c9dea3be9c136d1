import type { EntryCheck, EntryConflict, EntryRival, Language, LostPhrase, NeighbourPhrase } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { answersFrom } from '../answering/decide.js';
import { rankAndDecide } from '../answering/rank-and-decide.js';
import { eachYielding } from '../language/yielding-loop.js';
import { indexed, type Knowledge, KnowledgeBaseService, type KnownEntry } from '../knowledge/knowledge-base.service.js';
import { KnowledgeEntity } from '../knowledge/knowledge.entity.js';
import { questionOf } from '../knowledge/knowledge-texts.js';
import type { Ranked } from '../search/knowledge-index.js';
import { neighboursOf, phrasesOfNeighbours } from './neighbour-phrases.js';
import { UnansweredService } from './unanswered.service.js';

/** A list that an editor reads. */
const MAX_SHOWN = 20;

/** The texts of an entry that isn't saved yet. */
export interface DraftTexts {
  question_en?: string;
  question_id?: string;
  keywords?: readonly string[];
  training_phrases?: readonly string[];
  /** The id of the entry that is edited. */
  except?: number;
}

/** Tells editors how well an entry is found, and by what it is mistaken for another. */
@Injectable()
export class EntryCheckService {
  constructor(
    private readonly reader: Reader,
    private readonly base: KnowledgeBaseService,
    private readonly unanswered: UnansweredService,
  ) {}

  /** 404 when the entry is gone. An entry that is switched off has nothing to be checked. */
  async check(id: number, language: Language): Promise<EntryCheck> {
    const entry = await this.reader.of(KnowledgeEntity).findOneBy({ id });
    if (!entry) throw new AppError('NOT_FOUND', 'Knowledge entry not found.');
    const knowledge = await this.base.get();
    const proposals = await this.unanswered.nearTo(id);
    if (!entry.isActive) return { asked: 0, found: 0, lost: [], rivals: [], proposals, neighbour_phrases: [] };
    const asked = [entry.questionEn, entry.questionId, ...entry.keywords, ...entry.trainingPhrases].filter(Boolean);
    const lost: LostPhrase[] = [];
    await eachYielding(asked, (text) => {
      const winner = answering(knowledge, knowledge.index.withoutItself(text, id));
      if (winner?.id !== id)
        lost.push({ text, to: winner?.id ?? null, question: winner && questionOf(winner, language) });
    });
    const rivals = rivalsOf(lost);
    return {
      asked: asked.length,
      found: asked.length - lost.length,
      lost: lost.slice(0, MAX_SHOWN),
      rivals,
      proposals,
      neighbour_phrases: await this.neighbourPhrases(entry, knowledge, language),
    };
  }

  private async neighbourPhrases(
    entry: KnowledgeEntity,
    { index, entries }: Knowledge,
    language: Language,
  ): Promise<NeighbourPhrase[]> {
    const neighbours = await neighboursOf(index, indexed(entry));
    const rows = await this.reader.of(KnowledgeEntity).find({
      where: { id: In(neighbours) },
      select: { id: true, trainingPhrases: true },
    });
    const found = await phrasesOfNeighbours(index, indexed(entry), rows, answersFrom(entry.category));
    return found.flatMap(({ text, of }) => {
      const other = entries.get(of);
      return other ? [{ text, id: of, question: questionOf(other, language) }] : [];
    });
  }

  /** The texts that another entry answers today: after the save chance would decide between the two. */
  async conflicts({ except, ...texts }: DraftTexts, language: Language): Promise<EntryConflict[]> {
    const knowledge = await this.base.get();
    const asked = [
      texts.question_en,
      texts.question_id,
      ...(texts.keywords ?? []),
      ...(texts.training_phrases ?? []),
    ].filter(Boolean);
    const found: EntryConflict[] = [];
    await eachYielding(asked, (text = '') => {
      const { decision } = rankAndDecide(knowledge, text);
      const entry = decision.kind === 'answer' && decision.id !== except && knowledge.entries.get(decision.id);
      if (entry && found.length < MAX_SHOWN) found.push({ text, id: entry.id, question: questionOf(entry, language) });
    });
    return found;
  }
}

/** The entry, if its score suffices for an answer. */
function answering({ entries }: Knowledge, best: Ranked | null): KnownEntry | null {
  const entry = best && entries.get(best.id);
  return entry && best.score >= answersFrom(entry.category) ? entry : null;
}

/** The entries that win most of its phrases, the strongest first. */
function rivalsOf(lost: readonly LostPhrase[]): EntryRival[] {
  const rivals = new Map<number, EntryRival>();
  for (const { to: id, question } of lost) {
    if (id === null || question === null) continue;
    const before = rivals.get(id)?.wins ?? 0;
    rivals.set(id, { id, question, wins: before + 1 });
  }
  return [...rivals.values()].sort((one, other) => other.wins - one.wins || one.id - other.id).slice(0, 3);
}
