import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { TypedEntriesService } from '../../src/audit/typed-entries.service.js';
import { Festival } from '../support/festival.js';

const SOUGHT = 'sought@example.com';

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
});
afterAll(() => festival.close());

type Entry = Omit<AuditEntryEntity, 'id'>;
const entryOf = (more: Partial<Entry>): Entry => ({
  adminId: null,
  adminEmail: null,
  action: 'find_at_gate',
  resource: 'tickets',
  recordId: null,
  before: null,
  after: { q: 'somebody else' },
  address: null,
  createdAt: new Date(),
  ...more,
});

async function insert(entries: Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += 500) {
    await festival.rows(AuditEntryEntity).insert(entries.slice(from, from + 500) as never);
  }
}

it('finds what was typed wherever it is in a log of many pieces, and nothing else', async () => {
  const sought = { after: { q: SOUGHT } };
  const at = new Set([0, 998, 999, 1_000, 1_999, 2_000, 2_499]);
  await insert(Array.from({ length: 2_500 }, (_, index) => entryOf(at.has(index) ? sought : {})));
  await insert([
    entryOf({ action: 'delete', resource: 'chatbot-conversations', before: { user_message: `I am ${SOUGHT}.` } }),
    entryOf({ action: 'export', resource: 'orders', after: { q: SOUGHT.toUpperCase() } }),
    entryOf({ action: 'delete', resource: 'orders', before: { buyer_email: SOUGHT } }),
    entryOf({ action: 'update', ...sought }),
  ]);
  const isMeant = (text: string) => text.toLowerCase().includes(SOUGHT);
  const found = await festival.get(TypedEntriesService).find([SOUGHT], isMeant);
  expect(found).toHaveLength(at.size + 2);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(found.filter(({ action }) => action !== 'find_at_gate').map(({ resource }) => resource)).toEqual([
    'orders',
    'chatbot-conversations',
  ]);
});
