import { type EntityManager, In } from 'typeorm';
import { inChunks } from '../platform/database/in-chunks.js';
import { MailEntity } from './mail.entity.js';
import type { MailKind } from './mail-payloads.js';

/** Kinds whose text names a member of staff, and where. */
const NAMING = { confirm_refund: 'requestedBy', refund_limit: 'by', test_mail: 'sentBy' } as const;

/** Takes a member of staff out of mails to others that name them. By an index: those went to one of `receivers`. */
export async function eraseSender(
  db: EntityManager,
  receivers: readonly string[],
  email: string,
  erased: string,
): Promise<void> {
  const kind = In(Object.keys(NAMING) as MailKind[]);
  const mails = await inChunks(receivers, (some) => db.findBy(MailEntity, { toAddress: In(some), kind }));
  for (const { id, kind: found, payload } of mails) {
    const field = NAMING[found as keyof typeof NAMING];
    const facts = payload as unknown as Record<string, unknown>;
    if (facts[field] !== email) continue;
    await db.update(MailEntity, { id }, { payload: { ...facts, [field]: erased } as never });
  }
}
