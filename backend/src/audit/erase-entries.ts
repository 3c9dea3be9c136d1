import { type EntityManager, In, type Repository } from 'typeorm';
import { inChunks } from '../platform/database/in-chunks.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { withoutAccount, withoutBuyer, withText } from './buyer-fields.js';

type Entries = Pick<Repository<AuditEntryEntity>, 'find'>;

/** Records of one kind, as entries name them. */
export interface Records {
  resource: string;
  ids: ReadonlyArray<number | string>;
}

/** The entries about these records, by an index. */
export function entriesAbout(entries: Entries, { resource, ids }: Records): Promise<AuditEntryEntity[]> {
  return inChunks(ids.map(String), (some) =>
    entries.find({ where: { resource, recordId: In(some) }, order: { id: 'ASC' } }),
  );
}

/** Takes the buyer out of the entries about these records. What was changed and by whom stays. */
export async function eraseEntries(db: EntityManager, records: Records): Promise<void> {
  const entries = await entriesAbout(db.getRepository(AuditEntryEntity), records);
  for (const { id, before, after } of entries) await write(db, id, withoutBuyer(before), withoutBuyer(after));
}

/** Others' entries that may name a member of staff by address, besides those about given records: each by an index. */
const NAMING = [{ action: 'send_test_mail' }, { resource: 'settings', recordId: 'refund_limit' }];

/** Takes a member of staff out of the entries about the account, out of those about what it did, and of those that name it. */
export async function eraseAdmin(
  db: EntityManager,
  { id: adminId, email }: { id: number; email: string },
  adminEmail: string,
  named: readonly Records[],
): Promise<void> {
  const entries = await entriesAbout(db.getRepository(AuditEntryEntity), { resource: 'users', ids: [adminId] });
  for (const { id, before, after } of entries) await write(db, id, withoutAccount(before), withoutAccount(after));
  const naming = await db.findBy(AuditEntryEntity, NAMING);
  for (const records of named) naming.push(...(await entriesAbout(db.getRepository(AuditEntryEntity), records)));
  for (const { id, before, after } of naming) {
    await write(db, id, withText(before, email, adminEmail), withText(after, email, adminEmail));
  }
  await db.update(AuditEntryEntity, { adminId }, { adminEmail, address: null });
}

/** Takes out what staff searched for, and a deleted conversation's text. */
export async function eraseTyped(db: EntityManager, entries: readonly AuditEntryEntity[]): Promise<void> {
  for (const { id, after } of entries) await write(db, id, null, withoutBuyer(after));
}

type Facts = AuditEntryEntity['before'];

async function write(db: EntityManager, id: number, before: Facts, after: Facts): Promise<void> {
  await db.update(AuditEntryEntity, { id }, { before: before as never, after: after as never });
}
