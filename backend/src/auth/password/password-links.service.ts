import type { SentPasswordLink } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { sealedLink } from '../../mail/sealed-link.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { AdminUserEntity } from '../admin-user.entity.js';
import { PasswordLinkEntity } from './password-link.entity.js';

const LIFETIME_HOURS = 24;
const TOKEN_BYTES = 32;

/** Why somebody gets a link. */
export type PasswordLinkReason = 'invitation' | 'reset';

/** A link as it is mailed. */
export interface PasswordLink {
  url: string;
  expiresAt: Date;
}

/** The one-time links by which people set their passwords. */
@Injectable()
export class PasswordLinksService {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
  ) {}

  /** A new link in the place of an earlier one, mailed. For the server's operator only: see `send`. */
  async issue(db: EntityManager, user: AdminUserEntity, reason: PasswordLinkReason): Promise<PasswordLink> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_HOURS * 3_600_000);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await db.delete(PasswordLinkEntity, { userId: user.id });
    await db.insert(PasswordLinkEntity, { userId: user.id, tokenHash: hashOf(token), expiresAt, createdAt: now });
    // Behind the #, so that no log and no other site gets to see it.
    const url = `${this.config.publicUrl}/admin/set-password#${token}`;
    const payload = {
      reason,
      name: user.name,
      sealedUrl: sealedLink(this.config, url),
      expiresAt: expiresAt.toISOString(),
      festival: await this.settings.fromDatabase(db, 'festival'),
      publicUrl: this.config.publicUrl,
    };
    await this.outbox.add(db, { kind: 'password_link', orderId: null, to: user.email, language: 'en', payload });
    return { url, expiresAt };
  }

  /** The same for an account that somebody else asked it for: it goes to its owner alone. */
  async send(db: EntityManager, user: AdminUserEntity, reason: PasswordLinkReason): Promise<SentPasswordLink> {
    const { expiresAt } = await this.issue(db, user, reason);
    const as_file = this.config.mail.kind === 'file';
    return { sent_to: user.email, expires_at: expiresAt.toISOString(), as_file };
  }

  /** The link with its user; null when it was used, replaced, ran out or its account is not active. */
  async find(token: string): Promise<PasswordLinkEntity | null> {
    const link = await this.reader.of(PasswordLinkEntity).findOne({
      where: { tokenHash: hashOf(token) },
      relations: { user: true },
    });
    return link && link.expiresAt > this.clock.now() && link.user.isActive ? link : null;
  }

  /** False when another request was faster. */
  async use(db: EntityManager, { id, tokenHash }: PasswordLinkEntity): Promise<boolean> {
    const { affected } = await db.delete(PasswordLinkEntity, { id, tokenHash });
    return affected === 1;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
