import type { AdminMail, MailPreview, RetriedMailsData } from '@festival/contracts';
import { getData, sendJson } from '../../lib/httpClient';

const MAILS = '/api/admin/mails';

/** The outbox beyond its list, which comes through the data provider. */
export const mailCalls = {
  preview: (id: number) => getData<MailPreview>(`${MAILS}/${id}/preview`),
  attachment: (id: number, index: number) => `${MAILS}/${id}/attachments/${index}`,
  retry: (id: number) => sendJson<AdminMail>('POST', `${MAILS}/${id}/retry`),
  retryFailed: () => sendJson<RetriedMailsData>('POST', `${MAILS}/retry-failed`),
};
