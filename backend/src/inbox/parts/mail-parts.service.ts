import { INBOX_MOST_COUNTED, type AdminMail } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AdminMailsService } from '../../mail/admin/admin-mails.service.js';
import { isAddressRefused } from '../../mail/queue/retry-policy.js';
import type { WaitingIds } from '../../platform/lists/waiting-ids.js';
import { type InboxParts, type Kinds, partOfIds } from './inbox-part.js';

type MailParts = Pick<InboxParts, 'refused_addresses' | 'failed_mails'>;

const madeAt = ({ created_at }: AdminMail) => created_at;

/** Mails that were given up: those to an address that there isn't, and the others. */
@Injectable()
export class MailPartsService {
  constructor(private readonly mails: AdminMailsService) {}

  async read(kinds: Kinds, take: number): Promise<MailParts> {
    if (!kinds.has('failed_mails')) return { refused_addresses: null, failed_mails: null };
    const failed = await this.mails.failed(INBOX_MOST_COUNTED + 1);
    const hasMore = failed.length > INBOX_MOST_COUNTED;
    const idsOf = (refused: boolean): WaitingIds => ({
      ids: failed
        .filter(({ lastError }) => isAddressRefused(lastError) === refused)
        .map(({ id }) => Number(id))
        .sort((one, other) => one - other)
        .slice(0, INBOX_MOST_COUNTED),
      hasMore,
    });
    const some = (ids: number[]) => this.mails.some(ids);
    return {
      refused_addresses: await partOfIds(idsOf(true), take, some, madeAt),
      failed_mails: await partOfIds(idsOf(false), take, some, madeAt),
    };
  }
}
