import { getData, sendForData, sendJson } from '../../lib/httpClient';

const READINESS = '/api/admin/readiness';

export const READINESS_KEY = ['readiness'];

export const readinessCalls = {
  known: () => getData(READINESS),
  check: () => sendForData('POST', `${READINESS}/check`),
  sendTestMail: (to: string) => sendJson('POST', `${READINESS}/test-mail`, { to }),
  setDkimSelector: (selector: string | null) => sendJson('PUT', `${READINESS}/dkim-selector`, { selector }),
};
