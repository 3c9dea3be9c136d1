import { MAIL_KINDS, MAIL_STATUSES, type AdminMail } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Pages } from '../../platform/lists/list-reader.js';
import { Reader } from '../../platform/database/reader.js';
import { whereBeginsWith } from '../../platform/database/text-search.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { whereList } from '../../platform/lists/where-list.js';
import { MailEntity } from '../mail.entity.js';

/** `q` is the begin of an address or of an order number. */
export const MAIL_LIST = listRules({
  sorts: {
    id: 'id',
    to: 'toAddress',
    kind: 'kind',
    order_number: 'orderNumber',
    status: 'status',
    tries: 'tries',
    last_error: 'lastError',
    created_at: 'createdAt',
    sent_at: 'sentAt',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text' },
    status: { kind: 'one of', of: MAIL_STATUSES, column: 'status' },
    kind: { kind: 'one of', of: MAIL_KINDS, column: 'kind' },
    order_id: { kind: 'ids', column: 'orderId' },
  },
});

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
    this.pages = new Pages(reader, MailEntity, clock, LISTED);
  }

  async list({ filter, ...page }: ListRequest<typeof MAIL_LIST>): Promise<{ rows: AdminMail[]; total: number }> {
    const select = this.reader.select(MailEntity, 'm');
    whereList(select, MAIL_LIST, filter);
    if (filter.q) whereSearched(select, filter.q);
    const { rows, total } = await this.pages.read(select, page);
    return { rows: rows.map(toAdminMail), total };
  }

  /** Mails that were given up and can be sent again: not those whose text is no longer kept. At most `most` of them. */
  async failed(most: number): Promise<Array<Pick<MailEntity, 'id' | 'lastError'>>> {
    return this.reader
      .select(MailEntity, 'm')
      .select('m.id', 'id')
      .addSelect('m.lastError', 'lastError')
      .where(`m.status = 'failed' AND m.payload <> '{}'`)
      .limit(most)
      .getRawMany<Pick<MailEntity, 'id' | 'lastError'>>();
  }

  /** In the order of their making. */
  async some(ids: readonly number[]): Promise<AdminMail[]> {
    const where = { id: In([...ids]) };
    return (await this.reader.of(MailEntity).find({ where, select: LISTED, order: { id: 'ASC' } })).map(toAdminMail);
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

/** One column at a time, so that its index serves; no address begins like an order number. */
function whereSearched(select: SelectQueryBuilder<MailEntity>, text: string): void {
  if (/^fest-/i.test(text)) whereBeginsWith(select, 'm.orderNumber', text.toUpperCase());
  else whereBeginsWith(select, 'm.toAddress', text.toLowerCase());
}
