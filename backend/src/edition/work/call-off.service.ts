import type { EditionConcern } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { AuditService } from '../../audit/audit.service.js';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
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
}

/** Why the last try came to nothing. */
export interface CalledOff {
  at: string;
  begins: string;
  reason: string;
}

/** Ends the closing while nothing is removed yet: other processes took in something until they knew of it. */
@Injectable()
export class CallOffService {
  constructor(
    private readonly reader: Reader,
    private readonly plans: EditionPlanService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly worker: EditionWorker,
    private readonly editions: EditionsService,
  ) {}

  /** Notes how it was, in the audit log: that goes only with the people. */
  async noteBeginning(db: EntityManager, edition: EditionEntity, { accepted, ...before }: Begun): Promise<void> {
    await this.note(db, edition, BEGIN, before, { edition: edition.nextEdition, accepted });
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

  /** Null when the last one wasn't. */
  async last(): Promise<CalledOff | null> {
    const where = { resource: RESOURCE };
    const [entry] = await this.reader.of(AuditEntryEntity).find({ where, order: { id: 'DESC' }, take: 1 });
    if (entry?.action !== CALL_OFF) return null;
    const { edition, reason } = entry.after as { edition: string; reason: string };
    return { at: entry.createdAt.toISOString(), begins: edition, reason };
  }

  private async begun({ id }: EditionEntity): Promise<Begun> {
    const entry = await this.reader
      .of(AuditEntryEntity)
      .findOneByOrFail({ resource: RESOURCE, action: BEGIN, recordId: String(id) });
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
