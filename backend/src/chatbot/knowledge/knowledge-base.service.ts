import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.js';
import { Kept } from '../../clock/kept.js';
import { Reader } from '../../database/reader.js';
import { KnowledgeIndex } from '../answering/knowledge-index.js';
import { KnowledgeEntity } from './knowledge.entity.js';

/** Other processes see a change within 5 s. */
const LOOK_EVERY_MS = 3_000;

/** The active entries and the index over them, as they were at one moment. */
export interface Knowledge {
  index: KnowledgeIndex;
  entries: ReadonlyMap<number, KnowledgeEntity>;
}

/** Keeps the index ready and builds it anew when an entry was changed, here or by another process. */
@Injectable()
export class KnowledgeBase {
  private readonly current: Kept<Knowledge>;
  private built: { stamp: string; knowledge: Knowledge } | null = null;

  constructor(
    private readonly reader: Reader,
    clock: Clock,
  ) {
    this.current = new Kept(clock, LOOK_EVERY_MS, () => this.read());
  }

  get(): Promise<Knowledge> {
    return this.current.get();
  }

  /** To be called after a committed change. */
  forget(): void {
    this.built = null;
    this.current.forget();
  }

  private async read(): Promise<Knowledge> {
    const stamp = await this.stamp();
    if (this.built?.stamp === stamp) return this.built.knowledge;
    const rows = await this.reader.of(KnowledgeEntity).find({ where: { isActive: true }, order: { id: 'ASC' } });
    const knowledge = {
      index: await KnowledgeIndex.build(rows.map(indexed)),
      entries: new Map(rows.map((row) => [row.id, row])),
    };
    this.built = { stamp, knowledge };
    return knowledge;
  }

  /** Changes with every write: a change renews `updated_at`, a deletion the count. */
  private async stamp(): Promise<string> {
    const row = await this.reader
      .select(KnowledgeEntity, 'k')
      .select('COUNT(*)', 'count')
      .addSelect('MAX(k.id)', 'newest')
      .addSelect('MAX(k.updatedAt)', 'updated')
      .getRawOne<{ count: number; newest: number | null; updated: string | Date | null }>();
    return JSON.stringify(row);
  }
}

function indexed(row: KnowledgeEntity) {
  return {
    id: row.id,
    questions: [row.questionEn, row.questionId],
    keywords: row.keywords,
    trainingPhrases: row.trainingPhrases,
    answers: [row.answerEn, row.answerId],
  };
}
