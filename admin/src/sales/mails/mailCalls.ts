import type { FileUrl } from '../../lib/apiTypes';
import { getData, sendJson } from '../../lib/httpClient';

const MAILS = '/api/admin/mails';

/** The outbox beyond its list, which comes through the data provider. */
export const mailCalls = {
  preview: (id: number) => getData(`${MAILS}/${id}/preview`),
  attachment: (id: number, index: number): FileUrl => `${MAILS}/${id}/attachments/${index}`,
  retry: (id: number) => sendJson('POST', `${MAILS}/${id}/retry`),
  retryFailed: () => sendJson('POST', `${MAILS}/retry-failed`),
};
