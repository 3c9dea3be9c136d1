import type { EntityManager } from 'typeorm';
import type { Reader } from '../../platform/database/reader.js';
import { RevisionEntity } from './revision.entity.js';

const KNOWLEDGE = { name: 'chatbot-knowledge' };

/** How often the knowledge was changed: whoever saw this number has seen every change that it counts. */
export async function knowledgeRevision(reader: Reader): Promise<number> {
  return (await reader.of(RevisionEntity).findOneBy(KNOWLEDGE))?.revision ?? 0;
}

/**
 * Belongs to every change of the knowledge, in its transaction. It holds the row until the commit, so changes are
 * counted in the order in which they are seen; no clock has a say in it.
 */
export async function raiseKnowledgeRevision(db: EntityManager): Promise<void> {
  if (await raised(db)) return;
  const insert = db.createQueryBuilder().insert().into(RevisionEntity);
  // Of two first changes at once either may be first.
  await insert
    .values({ ...KNOWLEDGE, revision: 0 })
    .orIgnore()
    .execute();
  await raised(db);
}

async function raised(db: EntityManager): Promise<boolean> {
  const { affected } = await db.update(RevisionEntity, KNOWLEDGE, { revision: () => 'revision + 1' });
  return affected === 1;
}
