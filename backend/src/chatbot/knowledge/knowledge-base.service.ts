import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Reader } from '../../platform/database/reader.js';
import type { IndexedEntry } from '../search/entry-texts.js';
import { KnowledgeIndex } from '../search/knowledge-index.js';
import { knowledgeRevision } from './knowledge-revision.js';
import { KnowledgeEntity } from './knowledge.entity.js';

/** So long an editor's call may use what was read before. */
const LOOK_EVERY_MS = 1_000;

/** An entry without what it is asked with, which the index has read. */
export type KnownEntry = Omit<KnowledgeEntity, 'keywords' | 'trainingPhrases'>;

/** A snapshot of the active entries and the index over them. */
export interface Knowledge {
  index: KnowledgeIndex;
  entries: ReadonlyMap<number, KnownEntry>;
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

  /** With every change that this process committed, and others' up to a second late; waits while one is read. */
  get(): Promise<Knowledge> {
    return this.current.get();
  }

  /** For visitors, who don't wait while a change is read: the knowledge before it answers until `follow` has read it. */
  async atOnce(): Promise<Knowledge> {
    return this.built?.knowledge ?? (await this.get());
  }

  /** Reads changes, those of other processes too. Nothing before the first use: a process may answer nobody. */
  async follow(): Promise<void> {
    if (this.built) await this.readInTurn();
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
      entries: new Map(rows.map(({ keywords: _keywords, trainingPhrases: _phrases, ...row }) => [row.id, row])),
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
    priority: row.priority,
  };
}
