import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { Reader } from '../platform/database/reader.js';
import { containing } from '../platform/database/text-search.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Entries that hold a text somebody typed: searches of staff and leads, and conversations that were deleted. */
const TYPED: ReadonlyArray<{ action: string; resource?: string }> = [
  { action: 'export' },
  { action: 'find_at_gate' },
  { action: 'delete', resource: 'chatbot-conversations' },
];
/** One statement reads no more of them: neither database stops for it. */
const ENTRIES_READ_AT_ONCE = 1_000;

/** Finds who is named in what was typed. */
@Injectable()
export class TypedEntriesService {
  constructor(private readonly reader: Reader) {}

  /** Those with one of the fragments whose text as a whole `isMeant` takes. By the index on actions, some at a time. */
  async find(fragments: readonly string[], isMeant: (text: string) => boolean): Promise<AuditEntryEntity[]> {
    const patterns = Object.fromEntries(fragments.map((each, index) => [`text${index}`, containing(each)]));
    const like = Object.keys(patterns).flatMap((name) =>
      ['before', 'after'].map((column) => `LOWER(e.${column}) LIKE :${name} ESCAPE '!'`),
    );
    const found: AuditEntryEntity[] = [];
    for (const { action, resource } of TYPED) {
      for await (const range of this.rangesOf(action)) {
        const ofResource = resource === undefined ? '' : 'e.resource = :resource AND ';
        const entries = await this.reader
          .select(AuditEntryEntity, 'e')
          .where(`${range.where} AND ${ofResource}(${like.join(' OR ')})`, { ...range.values, ...patterns, resource })
          .getMany();
        found.push(...entries.filter(({ before, after }) => textsOf([before, after]).some(isMeant)));
      }
    }
    return found;
  }

  /** Each index has the id behind its column. */
  private async *rangesOf(action: string): AsyncGenerator<{ where: string; values: object }> {
    for (let after: number | null = 0; after !== null; await turn()) {
      const values: object = { action, after };
      const last: { id: number } | undefined = await this.reader
        .select(AuditEntryEntity, 'e')
        .select('e.id', 'id')
        .where('e.action = :action AND e.id > :after', values)
        .orderBy('e.id')
        .offset(ENTRIES_READ_AT_ONCE - 1)
        .limit(1)
        .getRawOne<{ id: number }>();
      const end = last ? ' AND e.id <= :end' : '';
      yield { where: `e.action = :action AND e.id > :after${end}`, values: { ...values, end: last?.id } };
      after = last?.id ?? null;
    }
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
