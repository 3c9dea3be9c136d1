import { FORGOTTEN_MAIL_ERROR } from '@festival/contracts';
import type { RetainedRows } from '../platform/database/retained-rows.js';
import { MailEntity } from './mail.entity.js';

/** What is left of a mail whose text isn't kept any more: that it was sent, to whom and when. */
export const NO_PAYLOAD = {} as never;

/** The reason of a failed mail must be there. */
const REASON = `CASE WHEN status = 'failed' THEN '${FORGOTTEN_MAIL_ERROR}' ELSE NULL END`;

/** Of mails that no worker will send any more. */
export const RETAINED_MAILS: RetainedRows<MailEntity> = {
  entity: MailEntity,
  date: 'created_at',
  holds: "status NOT IN ('queued', 'sending') AND payload <> '{}'",
  becomes: { payload: NO_PAYLOAD, lastError: () => REASON },
  walkBy: 'id',
  orderId: 'order_id',
};

/** About next year's list: they are gone with the addresses that nobody has confirmed, so that none is kept here. */
export const RETAINED_LIST_MAILS: RetainedRows<MailEntity> = {
  entity: MailEntity,
  date: 'created_at',
  holds: "kind = 'next_year' AND status NOT IN ('queued', 'sending')",
  becomes: null,
  walkBy: 'id',
};

/** Whether its text is gone: it can neither be shown nor sent again. */
export function isForgotten({ payload }: Pick<MailEntity, 'payload'>): boolean {
  return Object.keys(payload).length === 0;
}
