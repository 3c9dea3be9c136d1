import {
  GATE_TEXTS,
  type GatePhone,
  type GateReport,
  type PairPhoneData,
  type PairPhoneRequest,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { PairedPhone } from '../../platform/access/identities.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { GatePhoneEntity } from './gate-phone.entity.js';

const SESSION_BYTES = 24;

export const hashPhoneToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The sessions of phones at the gate: a code pairs one phone, once. */
@Injectable()
export class PhoneSessionsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the session of the code's phone. The same installation may ask again, since an answer can be lost. Throws 404
   * (unknown), 409 (used by another phone), 403 (too old, taken out).
   */
  async pair({ token, ...request }: PairPhoneRequest): Promise<PairPhoneData> {
    const installation = request.installation ?? null;
    const session = randomBytes(SESSION_BYTES).toString('base64url');
    const phone = await this.transactions.run(async (db) => {
      const row = await db.findOneBy(GatePhoneEntity, { tokenHash: hashPhoneToken(token) });
      if (!row) throw new AppError('NOT_FOUND', GATE_TEXTS.unknownToken);
      const isRepeated = row.installation !== null && row.installation === installation;
      if (row.sessionHash !== null && !isRepeated) throw new AppError('CONFLICT', GATE_TEXTS.usedToken);
      const now = this.clock.now();
      if (row.tokenUntil <= now) throw new AppError('FORBIDDEN', GATE_TEXTS.oldToken);
      if (row.revokedAt !== null || row.expiresAt <= now) throw new AppError('FORBIDDEN', GATE_TEXTS.ended);
      const unchanged = { id: row.id, tokenHash: row.tokenHash, sessionHash: row.sessionHash ?? IsNull() };
      const opened = { sessionHash: hashPhoneToken(session), installation, pairedAt: row.pairedAt ?? now, seenAt: now };
      const { affected } = await db.update(GatePhoneEntity, unchanged, opened);
      if (!affected) throw new AppError('CONFLICT', GATE_TEXTS.usedToken);
      return row;
    });
    return { session, phone: toGatePhone(phone), now: this.clock.now().toISOString() };
  }

  /** The phone of a session; null when it or the account that added it was taken out, or its time is over. */
  async find(session: string | undefined): Promise<PairedPhone | null> {
    if (session === undefined) return null;
    const row = await this.reader
      .select(GatePhoneEntity, 'p')
      .innerJoin(AdminUserEntity, 'u', 'u.id = p.added_by AND u.is_active = :active', { active: true })
      .where({ sessionHash: hashPhoneToken(session), revokedAt: IsNull() })
      .getOne();
    if (!row || row.expiresAt <= this.clock.now()) return null;
    const { id, name, gate, role, expiresAt } = row;
    return { id, name, gate, role, expiresAt };
  }

  /** Keeps what a phone tells of itself, its gate included. */
  async report({ id, gate: before }: PairedPhone, report: GateReport): Promise<void> {
    const seen = { report, gate: report.gate ?? before, seenAt: this.clock.now() };
    await this.transactions.run((db) => db.update(GatePhoneEntity, { id }, seen as object));
  }
}

export function toGatePhone({ id, name, gate, role, expiresAt }: PairedPhone | GatePhoneEntity): GatePhone {
  return { id, name, gate, role, expires_at: expiresAt.toISOString() };
}
