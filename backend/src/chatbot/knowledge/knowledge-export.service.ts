import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { type CsvTable, EXPORT_BATCH } from '../../platform/csv/csv-download.js';
import type { CsvCell } from '../../platform/csv/csv-text.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import {
  KNOWLEDGE_COLUMNS,
  type KnowledgeColumn,
  keywordsToText,
  phrasesToText,
  toOneLine,
} from './knowledge-columns.js';
import { KnowledgeEntity } from './knowledge.entity.js';
import { toKnowledgeEntry } from './knowledge.mapper.js';

/** The whole knowledge base as a table for a spreadsheet. */
@Injectable()
export class KnowledgeExportService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Audited as soon as it is asked for. */
  async open(actor: Actor): Promise<CsvTable<KnowledgeEntity>> {
    const total = await this.reader.of(KnowledgeEntity).count();
    const entry = { ...actor, action: 'export', resource: 'chatbot-knowledge', recordId: null, after: { rows: total } };
    await this.transactions.run((db) => this.audit.record(db, entry));
    return {
      name: 'chatbot-knowledge',
      columns: KNOWLEDGE_COLUMNS.map((column) => [column, (row: KnowledgeEntity) => cellOf(row, column)] as const),
      total,
      at: this.clock.now(),
      next: (after) =>
        this.reader
          .of(KnowledgeEntity)
          .find({ where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: EXPORT_BATCH }),
    };
  }
}

function cellOf(row: KnowledgeEntity, column: KnowledgeColumn): CsvCell {
  const entry = toKnowledgeEntry(row);
  if (column === 'keywords') return keywordsToText(entry.keywords);
  if (column === 'training_phrases') return phrasesToText(entry.training_phrases);
  const value = entry[column];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? toOneLine(value) : value;
}
