import { MAIL_KINDS, MAIL_STATUSES, type AdminMail } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Pages } from '../../platform/lists/list-reader.js';
import { Reader } from '../../platform/database/reader.js';
import { whereBeginsWith } from '../../platform/database/text-search.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import type { FilterValue, SortOrder } from '../../platform/http/answers/list-query.js';
import { MailEntity } from '../mail.entity.js';

export const MAIL_FILTERS = ['q', 'status', 'kind'] as const;

/** All but the payload: it is long, and private to the receiver. */
const LISTED = {
  id: true,
  kind: true,
  orderId: true,
  orderNumber: true,
  toAddress: true,
  language: true,
  status: true,
  tries: true,
  dueAt: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
} as const;

export interface MailsQuery {
  filter: Partial<Record<(typeof MAIL_FILTERS)[number], FilterValue>>;
  order: SortOrder;
  skip: number;
  take: number;
}

function toAdminMail(row: MailEntity): AdminMail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.toAddress,
    language: row.language,
    order_id: row.orderId,
    order_number: row.orderNumber,
    status: row.status,
    tries: row.tries,
    next_try_at: row.status === 'queued' ? row.dueAt.toISOString() : null,
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}

/** The outbox as the back office reads it. */
@Injectable()
export class AdminMailsService {
  private readonly pages: Pages<MailEntity>;

  constructor(
    private readonly reader: Reader,
    clock: Clock,
  ) {
    this.pages = new Pages(reader, MailEntity, 'm', clock, LISTED);
  }

  /** Newest first or oldest first; `q` is the begin of an address or of an order number. Throws 400. */
  async list(query: MailsQuery): Promise<{ rows: AdminMail[]; total: number }> {
    const select = this.reader.select(MailEntity, 'm');
    narrow(select, query.filter);
    const { rows, total } = await this.pages.read(select, { ...query, sort: 'id' });
    return { rows: rows.map(toAdminMail), total };
  }

  async one(id: number): Promise<AdminMail> {
    return toAdminMail(await this.row(id));
  }

  /** With its payload; 404 when there is none. */
  async row(id: number): Promise<MailEntity> {
    const row = await this.reader.of(MailEntity).findOneBy({ id });
    if (!row) throw new AppError('NOT_FOUND', 'Mail not found.');
    return row;
  }
}

function narrow(select: SelectQueryBuilder<MailEntity>, { q, status, kind }: MailsQuery['filter']): void {
  const wantedStatus = oneOf(MAIL_STATUSES, status, 'status');
  const wantedKind = oneOf(MAIL_KINDS, kind, 'kind');
  if (wantedStatus) select.andWhere('m.status = :status', { status: wantedStatus });
  if (wantedKind) select.andWhere('m.kind = :kind', { kind: wantedKind });
  const text = String(q ?? '').trim();
  if (text === '') return;
  // One column at a time, so that its index serves; no address begins like an order number.
  if (/^fest-/i.test(text)) whereBeginsWith(select, 'm.orderNumber', text.toUpperCase());
  else whereBeginsWith(select, 'm.toAddress', text.toLowerCase());
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, parameter: string): T | null {
  if (value === undefined || value === 'all') return null;
  const found = allowed.find((each) => each === value);
  if (!found) throw new AppError('BAD_REQUEST', `The parameter ${parameter} is not valid.`);
  return found;
}
