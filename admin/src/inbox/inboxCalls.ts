import { getData, sendForData, sendJson } from '../lib/httpClient';

const UNANSWERED = '/api/admin/chatbot/unanswered';

/** What waits for a person; each kind's own calls stand with it. */
export const inboxCalls = {
  read: () => getData('/api/admin/inbox'),
  counts: () => getData('/api/admin/inbox/counts'),
  dismissQuestion: (id: number) => sendForData('POST', `${UNANSWERED}/${id}/dismiss`),
  recallQuestions: (ids: number[]) => sendJson('POST', `${UNANSWERED}/recall`, { ids }),
};
