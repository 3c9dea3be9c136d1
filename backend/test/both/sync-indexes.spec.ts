import { MailWorkerService } from '../../src/mail/queue/mail-worker.service.js';
import { AttemptEntity } from '../../src/payments/payment-log/attempt.entity.js';
import { SyncQueueService } from '../../src/payments/sync/sync-queue.service.js';
import { NotificationEntity } from '../../src/payments/webhook/notification.entity.js';
import { statementsOf } from '../support/database/statements.js';
import { Festival } from '../support/festival.js';
import { mariaDbServer } from '../support/database/test-database.js';

const isMysql = mariaDbServer() !== null;
const ROWS = 1_000;

let festival: Festival;
beforeAll(async () => {
  festival = await Festival.open();
  const { order_number: number } = await festival.visitor().orderAndPay();
  // Mails under way would be counted too.
  await festival.get(MailWorkerService).drain();
  const { id, ...template } = await festival.rows(AttemptEntity).findOneByOrFail({ providerOrderId: number });
  const { orderId } = template;
  const many = Array.from({ length: ROWS }, (_, index) => index);
  const dueAt = (index: number) => new Date(index % 2 === 0 ? 0 : festival.clock.now().getTime() + index * 1_000);
  await festival.rows(AttemptEntity).insert(
    many.map((index) => ({
      ...template,
      orderId: orderId + index,
      number: 100 + index,
      providerOrderId: `${number}-${index}`,
      dueAt: dueAt(index),
      isFinal: index % 10 !== 0,
    })),
  );
  const at = festival.clock.now();
  const told = { attemptId: id, transactionId: '', transactionStatus: 'settlement', raw: '{}', receivedAt: at };
  await festival
    .rows(NotificationEntity)
    .insert(many.map(() => ({ ...told, outcome: 'applied' as const, handledAt: at })));
  if (isMysql) await festival.rows(AttemptEntity).query('ANALYZE TABLE payment_attempts, payment_notifications');
});
afterAll(() => festival.close());

interface Plan {
  /** SQLite's words, or the index of MariaDB. */
  detail?: string;
  key?: string | null;
  Extra?: string;
}

it.each([
  ['of what staff changed and of lost notifications', (queue: SyncQueueService) => queue.makeStaleDue(), 2],
  ['of due attempts', (queue: SyncQueueService) => queue.due(), 2],
])('the queries %s use an index', async (_what, work, count) => {
  const reads = await statementsOf(festival, 'SELECT', () => work(festival.get(SyncQueueService)));
  expect(reads).toHaveLength(count);
  for (const [sql, values] of reads) {
    const explain = isMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const plan: Plan[] = await festival.rows(AttemptEntity).query(`${explain} ${sql}`, values);
    const step = plan[0];
    if (isMysql) expect(step?.key).not.toBeNull();
    else expect(step?.detail).toMatch(/^SEARCH .* USING (COVERING )?INDEX/);
    const sorts = plan.some(({ detail, Extra }) => /TEMP B-TREE|filesort/.test(`${detail} ${Extra}`));
    expect({ sql, sorts }).toEqual({ sql, sorts: false });
  }
});
