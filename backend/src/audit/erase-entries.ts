import { type EntityManager, In } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { withoutPeople } from './buyer-entries.js';

/** Takes the buyer out of the entries about these records. How many entries there are. */
export async function eraseEntries(db: EntityManager, resource: string, recordIds: readonly string[]): Promise<number> {
  const entries = await db.findBy(AuditEntryEntity, { resource, recordId: In([...recordIds]) });
  for (const { id, before, after } of entries) {
    const erased = { before: withoutPeople(before) as never, after: withoutPeople(after) as never };
    await db.update(AuditEntryEntity, { id }, erased);
  }
  return entries.length;
}
