import type { ReadinessState } from '@festival/contracts';
import { randomUUID } from 'node:crypto';
import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { AdminUserEntity } from '../../../src/auth/admin-user.entity.js';
import { DiscountCodeEntity } from '../../../src/orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../../../src/orders/codes/referral-code.entity.js';
import { NotificationProofsService } from '../../../src/payments/webhook/notification-proofs.service.js';
import { BackupEntity } from '../../../src/platform/backups/backup.entity.js';
import type { Variables } from '../../../src/platform/config/environment-reader.js';
import { readEnvironment } from '../../../src/platform/config/read-environment.js';
import { Transactions } from '../../../src/platform/database/transactions.js';
import { checkReadiness } from '../../../src/readiness/checking/check-readiness.js';
import { Surroundings } from '../../../src/readiness/checking/surroundings.js';
import { senderOf, TestMailEntity } from '../../../src/mail/test-mail.entity.js';
import { cheapHash } from '../accounts/cheap-hash.js';
import { Festival } from '../festival.js';
import { Outside } from './outside.js';

const PUBLIC_URL = 'https://tickets.example.org';
const HOUR_MS = 3_600_000;

type Entity<T> = new () => T;

/** The whole product with everything as it must be on the evening before the sale. */
export class ReadyFestival {
  variables: Variables;
  outside: Outside;
  /** Milliseconds by which the machine's clock is ahead. */
  aheadMs = 0;

  private constructor(readonly festival: Festival) {
    const { config } = festival;
    this.variables = {
      PUBLIC_URL,
      TRUST_PROXY: '1',
      VAR_DIR: config.varDir,
      DATABASE_URL: config.database.kind === 'sqlite' ? `sqlite:${config.database.file}` : config.database.url,
      SECRET_KEY: config.secretKey,
      TICKET_RESET_SECRET: 'a secret of the committee',
      MAIL_URL: 'smtp://festival:secret@smtp.example.net:587',
      MAIL_FROM: 'Festival <tickets@example.org>',
      MIDTRANS_ENV: 'production',
      MIDTRANS_SERVER_KEY: 'Mid-server-abc',
      MIDTRANS_CLIENT_KEY: 'Mid-client-abc',
    };
    this.outside = new Outside(PUBLIC_URL, festival.url);
  }

  static async open(): Promise<ReadyFestival> {
    const ready = new ReadyFestival(await Festival.open({ environment: { TRUST_PROXY: '1' } }));
    await ready.prepare();
    return ready;
  }

  get config() {
    return readEnvironment(this.variables, () => 'unused');
  }

  /** Each line's state by its name. */
  async check(): Promise<Record<string, ReadinessState>> {
    const { lines } = await this.report();
    return Object.fromEntries(lines.map(({ id, state }) => [id, state]));
  }

  report() {
    const database = this.festival.rows(AdminUserEntity).manager.connection;
    const now = () => new Date(Date.now() + this.aheadMs);
    return checkReadiness(new Surroundings({ config: this.config, database, now, probes: this.outside }));
  }

  /** Changes rows, and gives what puts them back. */
  async change<T extends ObjectLiteral>(
    entity: Entity<T>,
    where: FindOptionsWhere<T>,
    values: Partial<T>,
  ): Promise<() => Promise<void>> {
    const rows = this.festival.rows(entity);
    const before = await rows.findBy(where);
    if (before.length === 0) throw new Error(`nothing of ${entity.name} to change`);
    for (const row of before) await rows.update({ id: row['id'] } as never, values as never);
    return async () => void (await rows.save(before));
  }

  private async prepare(): Promise<void> {
    const { festival, config } = this;
    const now = new Date();
    const since = { createdAt: now, updatedAt: now };
    const able = { isActive: true, lastSignInAt: now, twoFactorAt: now, totpSecret: 'sealed' };
    const passwordHash = await cheapHash('Rimba-Malam-2026');
    await festival.rows(AdminUserEntity).update({ email: 'admin@festival.local' }, { isActive: false });
    for (const [email, role] of [
      ['sari@example.org', 'super_admin'],
      ['dewi@example.org', 'super_admin'],
      ['budi@example.org', 'finance'],
    ] as const) {
      await festival.rows(AdminUserEntity).insert({ name: email, email, role, passwordHash, ...able, ...since });
    }
    await festival.tier({ type: 'pre-sales-2', quota: 500, price: 100_000 });
    await festival.rows(ReferralCodeEntity).update({ isActive: true }, { isActive: false });
    await festival.rows(DiscountCodeEntity).update({ isActive: true }, { isActive: false });
    await festival.rows(BackupEntity).insert({
      backupId: randomUUID(),
      fileName: 'festival.tar.gz.age',
      takenAt: new Date(now.getTime() - HOUR_MS),
      writtenAt: now,
      kilobytes: 2_048,
      tableCount: 50,
      rowCount: 900,
      pictureCount: 0,
      isEncrypted: true,
      verifiedAt: now,
    });
    await festival.rows(TestMailEntity).insert({
      tokenHash: 'a'.repeat(64),
      toAddress: 'sari@example.com',
      sender: senderOf(config),
      sentBy: 'dewi@example.org',
      createdAt: now,
      openedAt: now,
    });
    await new NotificationProofsService(config, festival.get(Transactions), festival.clock).note('103.127.16.5');
  }
}
