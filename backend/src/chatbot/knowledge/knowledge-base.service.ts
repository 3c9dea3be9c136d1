import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Reader } from '../../platform/database/reader.js';
import { type IndexedEntry, KnowledgeIndex } from '../search/knowledge-index.js';
import { knowledgeRevision } from './knowledge-revision.js';
import { KnowledgeEntity } from './knowledge.entity.js';

/** Other processes see a change within 5 s, unless they are building an index, which takes two or three. */
const LOOK_EVERY_MS = 2_000;

/** A snapshot of the active entries and the index over them. */
export interface Knowledge {
  index: KnowledgeIndex;
  entries: ReadonlyMap<number, KnowledgeEntity>;
}

/** Caches the index and rebuilds it when an entry was changed, here or by another process. */
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

  /** Call it after a committed change. */
  forget(): void {
    this.current.forget();
  }

  /** One build at a time: it takes the processor for seconds, and the next one often finds its work done. */
  private readInTurn(): Promise<Knowledge> {
    const reading = this.building.then(() => this.read());
    this.building = reading.catch(() => undefined);
    return reading;
  }

  private async read(): Promise<Knowledge> {
    // Read before the rows: a change in between causes another read and is never missed.
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

/** The entry in the index's shape. */
export function indexed(row: KnowledgeEntity): IndexedEntry {
  return {
    id: row.id,
    questions: [row.questionEn, row.questionId],
    keywords: row.keywords,
    trainingPhrases: row.trainingPhrases,
    answers: [row.answerEn, row.answerId],
  };
}
