import type { AdminSession } from '@festival/contracts';
import { getData, sendJson } from '../../lib/httpClient';

const OWN = '/api/auth/sessions';
const USERS = '/api/admin/users';

export const sessionCalls = {
  own: () => getData(OWN),
  endOwn: ({ id }: AdminSession) => sendJson('POST', `${OWN}/${id}/end`),

  of: (account: number) => getData(`${USERS}/${account}/sessions`),
  end: (account: number, { id }: AdminSession) => sendJson('POST', `${USERS}/${account}/sessions/${id}/end`),
};
