import type { SecretKeyState } from '@festival/contracts';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { MailEntity } from '../../mail/mail.entity.js';
import type { MailKind, NextYearPayload, PasswordLinkPayload, TestMailPayload } from '../../mail/mail-payloads.js';
import { isSealedByOldKey } from '../../mail/sealed-link.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { KeptKeysService } from '../../platform/settings/kept-keys.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { RecoveryCodeEntity } from '../two-factor/recovery-code.entity.js';
import { TotpSecretsService } from '../two-factor/totp-secrets.service.js';

type SealedPayload = NextYearPayload | PasswordLinkPayload | TestMailPayload;

const HOUR_MS = 3_600_000;
/** Purchase tokens live a day, sign-ins half of it; links that set a password live a day, too. */
const TOKENS_LIVE_MS = 24 * HOUR_MS;
/** A link in a test mail lives a week. */
const LINKS_LIVE_MS = 7 * TOKENS_LIVE_MS;
/** How often each process says with which key it makes tokens. */
export const NOTE_EVERY_MS = 10 * 60_000;

/** The change of `SECRET_KEY`: what is stored is sealed with the new one, and what needs the old one is counted. */
@Injectable()
export class SecretKeyService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SecretKeyService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly totpSecrets: TotpSecretsService,
    private readonly keptKeys: KeptKeysService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.noteKey();
    await this.reseal();
  }

  async state(): Promise<SecretKeyState> {
    const { since } = await this.settings.stored('secret_key');
    const old_accepted = this.config.secretKeyOld !== null;
    const longestMs = Math.max(TOKENS_LIVE_MS, this.config.orderExpiryMinutes * 60_000) + NOTE_EVERY_MS;
    return {
      since,
      old_accepted,
      two_factor_secrets: (await this.secretsToReseal()).length,
      recovery_code_accounts: old_accepted ? await this.recoveryCodeAccounts() : 0,
      kept_keys: await this.keptKeys.toReseal(),
      mailed_links: old_accepted ? await this.mailedLinks() : 0,
      tokens_until: old_accepted && since ? new Date(Date.parse(since) + longestMs).toISOString() : null,
    };
  }

  /** Seals the secrets of authenticator apps again that the old key sealed, and logs what still needs that key. */
  async reseal(): Promise<void> {
    for (const { id, sealed, resealed } of await this.secretsToReseal()) {
      if (resealed === null) continue;
      await this.transactions.run((db) =>
        db.update(AdminUserEntity, { id, totpSecret: sealed }, { totpSecret: resealed }),
      );
    }
    await this.keptKeys.reseal();
    this.log(await this.state());
  }

  /**
   * The last change is when the last two processes differed: one with the key of before makes tokens until it ends. Recovery
   * codes without a mark were made with the key in use, while that is the only one.
   */
  async noteKey(): Promise<void> {
    const mark = this.config.keyMark;
    await this.transactions.run(async (db) => {
      if (this.config.secretKeyOld === null)
        await db.update(RecoveryCodeEntity, { keyMark: IsNull() }, { keyMark: mark });
      const before = await this.settings.fromDatabase(db, 'secret_key');
      if (before.mark === mark) return;
      const since = before.mark === null ? null : this.clock.now().toISOString();
      await this.settings.set(db, 'secret_key', { mark, since });
    });
  }

  /** `resealed` is null for a secret that none of our keys opens. */
  private async secretsToReseal(): Promise<Array<{ id: number; sealed: string; resealed: string | null }>> {
    const people = await this.reader.of(AdminUserEntity).findBy({ totpSecret: Not(IsNull()) });
    return people.flatMap(({ id, totpSecret }) => {
      const sealed = totpSecret ?? '';
      const resealed = this.totpSecrets.reseal(id, sealed);
      return resealed === sealed ? [] : [{ id, sealed, resealed }];
    });
  }

  private async recoveryCodeAccounts(): Promise<number> {
    const rows = await this.reader
      .select(RecoveryCodeEntity, 'c')
      .select('DISTINCT c.userId', 'userId')
      .where('c.keyMark IS NULL OR c.keyMark <> :mark', { mark: this.config.keyMark })
      .getRawMany();
    return rows.length;
  }

  private async mailedLinks(): Promise<number> {
    const now = this.clock.now().getTime();
    const unsent = (kind: MailKind, liveMs: number) => ({
      kind,
      status: In(['queued', 'sending', 'failed']),
      createdAt: MoreThan(new Date(now - liveMs)),
    });
    const mails = await this.reader
      .of(MailEntity)
      .findBy([
        unsent('password_link', TOKENS_LIVE_MS),
        unsent('test_mail', LINKS_LIVE_MS),
        unsent('next_year', LINKS_LIVE_MS),
      ]);
    return mails.filter(({ payload }) => isSealedByOldKey(this.config, (payload as SealedPayload).sealedUrl)).length;
  }

  private log(state: SecretKeyState): void {
    const { old_accepted, two_factor_secrets, recovery_code_accounts, kept_keys, mailed_links, tokens_until } = state;
    if (!old_accepted) {
      if (two_factor_secrets > 0) {
        this.logger.error(
          `${two_factor_secrets} two-factor secrets can't be read: give the SECRET_KEY of before as SECRET_KEY_OLD`,
        );
      }
      return;
    }
    this.logger.log(
      `SECRET_KEY_OLD is needed by ${two_factor_secrets} two-factor secrets, the recovery codes of ` +
        `${recovery_code_accounts} accounts, ${kept_keys} keys of hashes and ${mailed_links} waiting mails; by sign-ins and payment links until ` +
        `${tokens_until ?? 'SECRET_KEY changes'}`,
    );
  }
}
