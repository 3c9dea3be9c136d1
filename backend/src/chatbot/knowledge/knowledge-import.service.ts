import type { KnowledgeImportResult } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { CsvFile, CsvRow } from '../../platform/csv/csv-file.js';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { RequestValidation } from '../../platform/http/requests/validation.js';
import {
  KNOWLEDGE_COLUMNS,
  type KnowledgeColumn,
  textToKeywords,
  textToPhrases,
  toLines,
} from './knowledge-columns.js';
import { KnowledgeDto } from './knowledge.dto.js';
import { KnowledgeEntity } from './knowledge.entity.js';
import { knowledgeFields } from './knowledge.mapper.js';
import { KnowledgeService } from './knowledge.service.js';

type Cells = Partial<Record<KnowledgeColumn, string>>;

const REQUIRED: readonly KnowledgeColumn[] = ['category', 'question_en', 'answer_en'];
const YES = /^(yes|ya|true|1|active|aktif)$/i;
const NO = /^(no|tidak|false|0|inactive|nonaktif)$/i;
const validation = new RequestValidation();

/** Imports entries from a spreadsheet row by row; a refused row doesn't stop the others. */
@Injectable()
export class KnowledgeImportService {
  constructor(
    private readonly knowledge: KnowledgeService,
    private readonly reader: Reader,
  ) {}

  /** 422 when a needed column is missing. The same file twice changes nothing the second time. */
  async run(file: CsvFile, actor: Actor): Promise<KnowledgeImportResult> {
    const columns = columnsOf(file);
    const result: KnowledgeImportResult = { created: 0, updated: 0, unchanged: 0, errors: [] };
    for (const row of file.rows) {
      try {
        result[await this.importRow(cellsOf(row, columns), actor)] += 1;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.errors.push({ row: row.row - 1, message: error.message });
      }
    }
    return result;
  }

  private async importRow(cells: Cells, actor: Actor): Promise<'created' | 'updated' | 'unchanged'> {
    const dto = (await validation.transform(bodyOf(cells), { type: 'body', metatype: KnowledgeDto })) as KnowledgeDto;
    const existing = await this.find(cells, dto);
    if (!existing) {
      await this.knowledge.create(dto, actor);
      return 'created';
    }
    if (isSame(existing, dto)) return 'unchanged';
    await this.knowledge.update(existing.id, dto, actor);
    return 'updated';
  }

  /** The entry with the row's id, else the one with its question: a file without ids can be imported twice too. */
  private async find(cells: Cells, dto: KnowledgeDto): Promise<KnowledgeEntity | null> {
    const entries = this.reader.of(KnowledgeEntity);
    const id = idOf(cells);
    const byId = id === null ? null : await entries.findOneBy({ id });
    if (byId && asksSomethingElse(byId, dto)) {
      throw fieldError('id', `The entry ${byId.id} asks something else. Without an id this row becomes a new entry.`);
    }
    if (byId) return byId;
    const alike = await entries.find({
      where: { questionEn: dto.question_en, category: dto.category },
      order: { id: 'ASC' },
    });
    // The database's collation may treat é as e and capitals as small letters.
    return alike.find((row) => row.questionEn === dto.question_en && row.category === dto.category) ?? null;
  }
}

function columnsOf({ headers }: CsvFile): Map<KnowledgeColumn, number> {
  const names = headers.map((header) => header.toLowerCase().trim());
  const found = new Map(KNOWLEDGE_COLUMNS.map((column) => [column, names.indexOf(column)] as const));
  for (const column of REQUIRED) {
    if (found.get(column) === -1) throw fieldError('file', `The column ${column} is missing.`);
  }
  return found;
}

function cellsOf({ cells }: CsvRow, columns: ReadonlyMap<KnowledgeColumn, number>): Cells {
  return Object.fromEntries(
    [...columns].flatMap(([column, index]) => (index < 0 ? [] : [[column, (cells[index] ?? '').trim()]])),
  );
}

function idOf({ id = '' }: Cells): number | null {
  if (id === '') return null;
  if (!/^\d+$/.test(id) || !Number.isSafeInteger(Number(id))) throw fieldError('id', 'The id must be a whole number');
  return Number(id);
}

/** A row that names an entry by its id must have the entry's question in one language at least. */
function asksSomethingElse(row: KnowledgeEntity, dto: KnowledgeDto): boolean {
  return row.questionEn !== dto.question_en && row.questionId !== dto.question_id;
}

function flagOf(word: string): boolean {
  if (YES.test(word)) return true;
  if (NO.test(word)) return false;
  throw fieldError('is_active', 'is_active must be yes or no');
}

/** The request that the form would send; columns missing from the file stay unchanged. */
function bodyOf({ keywords, training_phrases: phrases, priority, is_active, id: _id, ...texts }: Cells): object {
  return {
    ...Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, toLines(text)])),
    ...(keywords === undefined ? {} : { keywords: textToKeywords(keywords) }),
    ...(phrases === undefined ? {} : { training_phrases: textToPhrases(phrases) }),
    ...(priority ? { priority: Number(priority) } : {}),
    ...(is_active ? { is_active: flagOf(is_active) } : {}),
  };
}

function isSame(row: KnowledgeEntity, dto: KnowledgeDto): boolean {
  const fields = knowledgeFields(dto);
  return Object.entries(fields).every(
    ([key, value]) => JSON.stringify(row[key as keyof KnowledgeEntity]) === JSON.stringify(value),
  );
}
