import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Reader } from '../../platform/database/reader.js';
import { type IndexedEntry, KnowledgeIndex } from '../search/knowledge-index.js';
import { knowledgeRevision } from './knowledge-revision.js';
import { KnowledgeEntity } from './knowledge.entity.js';

/** Other processes see a change within 5 s, unless they are at building an index: that takes two or three. */
const LOOK_EVERY_MS = 2_000;

/** The active entries and the index over them, as they were at one moment. */
export interface Knowledge {
  index: KnowledgeIndex;
  entries: ReadonlyMap<number, KnowledgeEntity>;
}

/** Keeps the index ready and builds it anew when an entry was changed, here or by another process. */
@Injectable()
export class KnowledgeBaseService {
  private readonly current: TtlCache<Knowledge>;
  private built: { revision: number; knowledge: Knowledge } | null = null;
  private building: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly reader: Reader,
    clock: Clock,
  ) {
    this.current = new TtlCache(clock, LOOK_EVERY_MS, () => this.readInTurn());
  }

  get(): Promise<Knowledge> {
    return this.current.get();
  }

  /** To be called after a committed change. */
  forget(): void {
    this.current.forget();
  }

  /** One after the other: a build takes the processor for seconds, and the next one often finds its work done. */
  private readInTurn(): Promise<Knowledge> {
    const reading = this.building.then(() => this.read());
    this.building = reading.catch(() => undefined);
    return reading;
  }

  private async read(): Promise<Knowledge> {
    // Before the rows: what is changed in between is read once more, never missed.
    const revision = await knowledgeRevision(this.reader);
    if (this.built?.revision === revision) return this.built.knowledge;
    const rows = await this.reader.of(KnowledgeEntity).find({ where: { isActive: true }, order: { id: 'ASC' } });
    const knowledge = {
      index: await KnowledgeIndex.build(rows.map(indexed)),
      entries: new Map(rows.map((row) => [row.id, row])),
    };
    this.built = { revision, knowledge };
    return knowledge;
  }
}

/** An entry as the index takes it. */
export function indexed(row: KnowledgeEntity): IndexedEntry {
  return {
    id: row.id,
    questions: [row.questionEn, row.questionId],
    keywords: row.keywords,
    trainingPhrases: row.trainingPhrases,
    answers: [row.answerEn, row.answerId],
  };
}
