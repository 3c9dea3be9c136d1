import {
  GATE_PAIRING_MINUTES,
  GATE_PATH,
  GATE_TEXTS,
  MAX_GATES,
  mayUse,
  type AddGatePhoneRequest,
  type AdminGatePhone,
  type GatePairing,
  type GatePhoneState,
  type GateRole,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type EntityManager, In, IsNull } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { holdRows } from '../../platform/database/lock-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { GatePhoneEntity } from './gate-phone.entity.js';
import { makePin, pinCheckOf } from './gate-pin.js';
import { hashPhoneToken } from './phone-sessions.service.js';

const TOKEN_BYTES = 16;
const HOUR_MS = 3_600_000;
/** A festival without an end in the settings. */
const USUAL_HOURS = 12;
const HOURS_AFTER_THE_END = 6;
const AT_LEAST_HOURS = 24;

/** The phones at the gate, in the back office. */
@Injectable()
export class GatePhonesService {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  /** The newest first. */
  async list(): Promise<AdminGatePhone[]> {
    const phones = await this.reader.of(GatePhoneEntity).find({ order: { id: 'DESC' } });
    const accounts = await this.reader.of(AdminUserEntity).find({
      select: { id: true, email: true },
      where: { id: In([...new Set(phones.map(({ addedBy }) => addedBy))]) },
    });
    const emails = new Map(accounts.map(({ id, email }) => [id, email]));
    return phones.map((phone) => toAdminPhone(phone, emails.get(phone.addedBy) ?? null, this.clock.now()));
  }

  /** Throws 404. */
  async one(id: number): Promise<AdminGatePhone> {
    const found = (await this.list()).find((phone) => phone.id === id);
    if (!found) throw notFound();
    return found;
  }

  /**
   * Makes a pairing code, which is shown once. A lead's phone shows names: only who may see them in the office adds one.
   * Throws 422 for a time that is over or after the festival, 403.
   */
  async add(request: AddGatePhoneRequest, by: SignedInAdmin, actor: Actor): Promise<GatePairing> {
    const { name, gate, role } = request;
    assertMayAdd(role, by);
    const latest = await this.latestEnd();
    const expiresAt = request.expires_at ? new Date(request.expires_at) : latest;
    if (expiresAt <= this.clock.now()) throw fieldError('expires_at', 'This time is over.');
    if (expiresAt > latest) throw fieldError('expires_at', 'Phones are good until six hours after the festival.');
    const code = this.newCode();
    const id = await this.transactions.run(async (db) => {
      await this.keepPinAndGate(db, gate);
      const row = { ...code.row, name, gate, role, expiresAt, addedBy: actor.admin.id, createdAt: this.clock.now() };
      const { identifiers } = await db.insert(GatePhoneEntity, row);
      const phoneId = Number(identifiers[0]?.['id']);
      await this.record(db, actor, 'create', phoneId, { name, gate, role, expires_at: expiresAt });
      return phoneId;
    });
    return { id, ...code.shown };
  }

  /** A new pairing code for a phone: whoever was paired by the one before scans no more. Throws 403, 404, 409 (over). */
  async pairAgain(id: number, by: SignedInAdmin, actor: Actor): Promise<GatePairing> {
    const code = this.newCode();
    await this.transactions.run(async (db) => {
      const phone = await this.lockedPhone(db, id);
      assertMayAdd(phone.role, by);
      if (phone.revokedAt !== null || phone.expiresAt <= this.clock.now()) {
        throw new AppError('CONFLICT', 'This phone may not scan any more. Add a new one.');
      }
      await db.update(
        GatePhoneEntity,
        { id },
        {
          ...code.row,
          sessionHash: null,
          installation: null,
          pairedAt: null,
          addedBy: by.id,
        },
      );
      await this.record(db, actor, 'pair_again', id);
    });
    return { id, ...code.shown };
  }

  /** From now on it scans no more; what it hasn't sent stays on it. Throws 404; twice is as good as once. */
  async revoke(id: number, actor: Actor): Promise<AdminGatePhone> {
    await this.transactions.run(async (db) => {
      await this.lockedPhone(db, id);
      const { affected } = await db.update(
        GatePhoneEntity,
        { id, revokedAt: IsNull() },
        { revokedAt: this.clock.now() },
      );
      if (affected) await this.record(db, actor, 'revoke', id);
    });
    return this.one(id);
  }

  private newCode() {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const tokenUntil = new Date(this.clock.now().getTime() + GATE_PAIRING_MINUTES * 60_000);
    // Behind the #, so that no log gets to see it.
    const address = `${this.config.publicUrl}${GATE_PATH}#${token}`;
    return {
      row: { tokenHash: hashPhoneToken(token), tokenUntil },
      shown: { address, valid_until: tokenUntil.toISOString() },
    };
  }

  /** Six hours after the festival, and at least a day from now, so that phones can be tried out. */
  private async latestEnd(): Promise<Date> {
    const { endsAt } = await this.settings.get('gate');
    const { concertDate } = await this.settings.get('festival');
    const end = endsAt ? Date.parse(endsAt) : Date.parse(concertDate) + USUAL_HOURS * HOUR_MS;
    const now = this.clock.now().getTime();
    return new Date(Math.max(end + HOURS_AFTER_THE_END * HOUR_MS, now + AT_LEAST_HOURS * HOUR_MS));
  }

  /** The first phone makes the PIN; a new gate is one of the gates from then on. */
  private async keepPinAndGate(db: EntityManager, gate: string): Promise<void> {
    await this.settings.hold(db, ['gate']);
    const facts = await this.settings.fromDatabase(db, 'gate');
    const pin = facts.pin ?? makePin();
    const pinCheck = facts.pinCheck ?? (await pinCheckOf(pin));
    const isNew = !facts.gates.includes(gate) && facts.gates.length < MAX_GATES;
    const gates = isNew ? [...facts.gates, gate] : facts.gates;
    await this.settings.set(db, 'gate', { ...facts, pin, pinCheck, gates });
  }

  private async lockedPhone(db: EntityManager, id: number): Promise<GatePhoneEntity> {
    if ((await holdRows(db, GatePhoneEntity, { id })) === 0) throw notFound();
    return db.findOneByOrFail(GatePhoneEntity, { id });
  }

  private record(db: EntityManager, actor: Actor, action: string, recordId: number, after?: object): Promise<void> {
    return this.audit.record(db, { ...actor, action, resource: 'gate_phones', recordId, after });
  }
}

function assertMayAdd(role: GateRole, by: SignedInAdmin): void {
  if (role === 'lead' && !mayUse(by.role, 'tickets')) throw new AppError('FORBIDDEN', GATE_TEXTS.leadPhone);
}

function stateOf({ revokedAt, expiresAt, sessionHash }: GatePhoneEntity, now: Date): GatePhoneState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return sessionHash === null ? 'waiting' : 'paired';
}

function toAdminPhone(phone: GatePhoneEntity, addedBy: string | null, now: Date): AdminGatePhone {
  const { id, name, gate, role, expiresAt, pairedAt, seenAt, report } = phone;
  return {
    id,
    name,
    gate,
    role,
    state: stateOf(phone, now),
    expires_at: expiresAt.toISOString(),
    paired_at: pairedAt?.toISOString() ?? null,
    seen_at: seenAt?.toISOString() ?? null,
    battery: report?.battery ?? null,
    unsent: report?.unsent ?? null,
    tickets: report?.tickets ?? null,
    not_ready: report?.not_ready ?? null,
    added_by: addedBy,
  };
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Phone not found.');
