import type { ReferralCode } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/access/actor.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { assertCodeUnused } from './recount-code-uses.service.js';
import type { ReferralCodeDto } from './code.dto.js';
import { ReferralCodeEntity } from './referral-code.entity.js';

export const REFERRAL_CODE_LIST = listRules({
  sorts: {
    created_at: 'createdAt',
    id: 'id',
    code: 'code',
    panitia_name: 'panitiaName',
    is_active: 'isActive',
    uses: 'uses',
  },
  defaultSort: ['created_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['code', 'panitiaName'] },
    is_active: { kind: 'boolean', column: 'isActive' },
  },
});

/** Referral codes as the back office keeps them; every change is audited. */
@Injectable()
export class ReferralCodesService {
  private readonly codes: AuditedRecords<ReferralCodeEntity, ReferralCode>;

  constructor(
    records: RecordsService,
    private readonly clock: Clock,
  ) {
    this.codes = records.of<ReferralCodeEntity, ReferralCode>({
      entity: ReferralCodeEntity,
      resource: 'referral-codes',
      title: 'Referral code',
      toWire: toReferralCode,
      list: REFERRAL_CODE_LIST,
      versioned: 'row',
      duplicate: () => fieldError('code', 'This referral code already exists'),
    });
  }

  /** All codes, newest first. */
  all(): Promise<ReferralCode[]> {
    return this.codes.all();
  }

  listPage(request: ListRequest): Promise<ListPage<ReferralCode>> {
    return this.codes.listPage(request);
  }

  one(id: number): Promise<ReferralCode> {
    return this.codes.one(id);
  }

  create(dto: ReferralCodeDto, actor: Actor): Promise<ReferralCode> {
    const row = { isActive: true, ...fields(dto), uses: 0, createdAt: this.clock.now() };
    return this.codes.create(actor, () => row);
  }

  update(id: number, dto: ReferralCodeDto, actor: Actor): Promise<ReferralCode> {
    return this.codes.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  /** 409 once orders carry it: their history would lose the committee member's name. */
  delete(id: number, actor: Actor): Promise<ReferralCode> {
    return this.codes.delete(id, actor, (db) => assertCodeUnused(db, { referralCodeId: id }));
  }
}

function toReferralCode(row: ReferralCodeEntity): ReferralCode {
  return {
    id: row.id,
    code: row.code,
    panitia_name: row.panitiaName,
    is_active: row.isActive,
    uses: row.uses,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}

function fields(dto: ReferralCodeDto) {
  return { code: dto.code, panitiaName: dto.panitia_name, ...definedFields({ isActive: dto.is_active }) };
}
