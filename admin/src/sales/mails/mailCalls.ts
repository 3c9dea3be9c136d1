import type { AdminMail, MailPreview, RetriedMailsData } from '@festival/contracts';
import { httpClient } from '../../lib/httpClient';

const MAILS = '/api/admin/mails';

/** The outbox beyond its list, which comes through the data provider. */
export const mailCalls = {
  preview: async (id: number) => (await httpClient<MailPreview>(`${MAILS}/${id}/preview`)).json,
  attachment: (id: number, index: number) => `${MAILS}/${id}/attachments/${index}`,
  retry: (id: number) => httpClient<AdminMail>(`${MAILS}/${id}/retry`, { method: 'POST' }),
  retryFailed: () => httpClient<RetriedMailsData>(`${MAILS}/retry-failed`, { method: 'POST' }),
};
