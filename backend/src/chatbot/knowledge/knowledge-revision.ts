import type { EntityManager } from 'typeorm';
import type { Reader } from '../../platform/database/reader.js';
import { RevisionEntity } from './revision.entity.js';

const KNOWLEDGE = { name: 'chatbot-knowledge' };

/** The number of changes to the knowledge so far. */
export async function knowledgeRevision(reader: Reader): Promise<number> {
  return (await reader.of(RevisionEntity).findOneBy(KNOWLEDGE))?.revision ?? 0;
}

/**
 * Every change of the knowledge calls this in its transaction. The row is locked until the commit, so the numbers follow
 * the order of the commits, whatever the clocks of several processes say.
 */
export async function raiseKnowledgeRevision(db: EntityManager): Promise<void> {
  if (await raised(db)) return;
  const insert = db.createQueryBuilder().insert().into(RevisionEntity);
  // Two first changes at once: the second insert is ignored.
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
