import type { EditionConcern, EditionStep } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { AuditService } from '../../audit/audit.service.js';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { AdminSessionEntity } from '../../auth/sessions/admin-session.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { EditionEntity } from '../../platform/editions/edition.entity.js';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { EditionPlanService } from '../plan/edition-plan.service.js';
import { EditionWorker } from './edition-worker.js';

const RESOURCE = 'editions';
const BEGIN = 'begin_edition';
const CALL_OFF = 'call_off_edition';

/** What the beginning has changed, and what whoever began it gave up. */
interface Begun {
  available: number[];
  under_construction: boolean;
  accepted: EditionConcern[];
  /** The sign-in by which it was begun: the one that stays. Null: it was begun on the server. */
  session: string | null;
}

/** Why the last try came to nothing. */
export interface CalledOff {
  at: string;
  begins: string;
  reason: string;
}

/** Until when a closing can be called off, and how: other processes took in something until they knew of it. */
@Injectable()
export class CallOffService {
  constructor(
    private readonly reader: Reader,
    private readonly plans: EditionPlanService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly worker: EditionWorker,
    private readonly editions: EditionsService,
    private readonly clock: Clock,
  ) {}

  /** Notes how it was, in the audit log: that goes only with the people. */
  async noteBeginning(
    db: EntityManager,
    edition: EditionEntity,
    { accepted, session, ...before }: Begun,
  ): Promise<void> {
    await this.note(db, edition, BEGIN, before, { edition: edition.nextEdition, accepted, session });
  }

  /** 409 when it was called off. */
  async offIfAnythingIsNew(edition: EditionEntity): Promise<void> {
    const begun = await this.begun(edition);
    const { refusals } = await this.plans.check({ accept: begun.accepted });
    if (refusals.length === 0) return;
    const reason = refusals.join(' ');
    await this.worker.callOff(edition, async (db) => {
      await db.update(TicketTypeEntity, { id: In(begun.available) }, { isAvailable: true });
      const site = await this.settings.fromDatabase(db, 'site');
      await this.settings.set(db, 'site', { ...site, underConstruction: begun.under_construction });
      await this.note(db, edition, CALL_OFF, null, { edition: edition.nextEdition, reason });
    });
    await this.editions.look();
    throw new AppError('CONFLICT', `The edition ${edition.nextEdition} was called off, and nothing removed. ${reason}`);
  }

  /** From now on it can't be called off: every sign-in ends but the one by which it was begun. */
  async close(edition: EditionEntity, step: EditionStep): Promise<void> {
    const { session } = await this.begun(edition);
    const others = { revokedAt: IsNull(), ...(session && { id: Not(session) }) };
    await this.worker.piece(edition, async (db) => {
      await db.update(AdminSessionEntity, others, { revokedAt: this.clock.now() });
      return { result: null, changes: { step } };
    });
  }

  /** Null when the last one wasn't. */
  async last(): Promise<CalledOff | null> {
    const where = { resource: RESOURCE };
    const [entry] = await this.reader.of(AuditEntryEntity).find({ where, order: { id: 'DESC' }, take: 1 });
    if (entry?.action !== CALL_OFF) return null;
    const { edition, reason } = entry.after as { edition: string; reason: string };
    return { at: entry.createdAt.toISOString(), begins: edition, reason };
  }

  private async begun({ id }: EditionEntity): Promise<Begun> {
    const where = { resource: RESOURCE, action: BEGIN, recordId: String(id) };
    const [entry] = await this.reader.of(AuditEntryEntity).find({ where, order: { id: 'DESC' }, take: 1 });
    if (!entry) throw new Error(`nothing is noted of the beginning of ${id}`);
    return { ...entry.before, ...entry.after } as unknown as Begun;
  }

  private async note(
    db: EntityManager,
    { id, keptAccount }: EditionEntity,
    action: string,
    before: object | null,
    after: object,
  ): Promise<void> {
    const admin = await db.findOneBy(AdminUserEntity, { id: keptAccount });
    const who = admin && { id: admin.id, email: admin.email };
    await this.audit.record(db, { admin: who, action, resource: RESOURCE, recordId: id, before, after, address: null });
  }
}
