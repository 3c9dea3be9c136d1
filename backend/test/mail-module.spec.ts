import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { ClockModule, SystemClock } from '../src/platform/clock/clock.js';
import { ConfigModule } from '../src/platform/config/config.module.js';
import { readEnvironment } from '../src/platform/config/read-environment.js';
import { ENTITIES } from '../src/app/entities.js';
import { openDataSource } from '../src/platform/database/connection/data-source.js';
import { DatabaseModule } from '../src/platform/database/database.module.js';
import { Reader } from '../src/platform/database/reader.js';
import { EditionsModule } from '../src/platform/editions/editions.module.js';
import { runMigrations } from '../src/platform/database/migrations/run-migrations.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { MailWorkerService } from '../src/mail/queue/mail-worker.service.js';
import { MailEntity } from '../src/mail/mail.entity.js';
import { MailModule } from '../src/mail/mail.module.js';
import { OutboxService } from '../src/mail/queue/outbox.service.js';
import { eTicket } from './support/mail/mail-fixtures.js';

const varDir = mkdtempSync(join(tmpdir(), 'mail-module-'));
afterAll(() => rmSync(varDir, { recursive: true }));

it('writes mails as files when no mail server is set', async () => {
  const config = readEnvironment({ VAR_DIR: varDir }, () => 'x'.repeat(32));
  const dataSource = await openDataSource(config.database, ENTITIES);
  await runMigrations(dataSource);
  const modules = [
    ConfigModule.with(config),
    ClockModule.with(new SystemClock()),
    DatabaseModule.with(dataSource),
    EditionsModule,
    ScheduleModule.forRoot(),
  ];
  const app = await Test.createTestingModule({ imports: [...modules, MailModule] }).compile();
  await app.init();

  await app
    .get(Transactions)
    .run((db) =>
      app
        .get(OutboxService)
        .add(db, { kind: 'e_ticket', payload: eTicket(), orderId: 1, to: 'nadia@example.com', language: 'id' }),
    );
  await app.get(MailWorkerService).drain();
  const [row] = await app.get(Reader).of(MailEntity).find();
  expect(row?.status).toBe('sent');
  await app.close();

  const files = readdirSync(join(varDir, 'outbox'));
  expect(files).toHaveLength(1);
  const mail = await PostalMime.parse(readFileSync(join(varDir, 'outbox', files[0] ?? '')));
  expect(mail.messageId).toBe(row?.messageId);
  expect(mail.to).toEqual([{ address: 'nadia@example.com', name: '' }]);
  expect(mail.attachments).toHaveLength(4);
});
