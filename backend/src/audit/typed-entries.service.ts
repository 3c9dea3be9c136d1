import { Injectable } from '@nestjs/common';
import { Reader } from '../platform/database/reader.js';
import { containing } from '../platform/database/text-search.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Entries that hold a text somebody typed: searches of staff and leads, and conversations that were deleted. */
const TYPED = ["e.action IN ('export', 'find_at_gate')", "e.resource = 'chatbot-conversations'"];

/** Finds who is named in what was typed. */
@Injectable()
export class TypedEntriesService {
  constructor(private readonly reader: Reader) {}

  /** Those with one of the fragments whose text as a whole `isMeant` takes. Each condition has an index. */
  async find(fragments: readonly string[], isMeant: (text: string) => boolean): Promise<AuditEntryEntity[]> {
    const patterns = Object.fromEntries(fragments.map((each, index) => [`text${index}`, containing(each)]));
    const like = Object.keys(patterns).flatMap((name) =>
      ['before', 'after'].map((column) => `LOWER(e.${column}) LIKE :${name} ESCAPE '!'`),
    );
    const found = new Map<number, AuditEntryEntity>();
    for (const typed of TYPED) {
      const entries = await this.reader
        .select(AuditEntryEntity, 'e')
        .where(`${typed} AND (${like.join(' OR ')})`, patterns)
        .getMany();
      for (const entry of entries) if (textsOf([entry.before, entry.after]).some(isMeant)) found.set(entry.id, entry);
    }
    return [...found.values()];
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
