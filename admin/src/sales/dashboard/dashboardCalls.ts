import type { WaitingRoomRequest } from '@festival/contracts';
import { getData, sendForData } from '../../lib/httpClient';

const BUNDLE = '/api/admin/settings/bundle-ticket';
const WAITING_ROOM = '/api/admin/waiting-room';

export const dashboardCalls = {
  read: () => getData('/api/admin/dashboard'),

  readiness: () => getData('/api/admin/readiness'),

  bundle: () => getData(BUNDLE),

  setBundle: (enabled: boolean) => sendForData('POST', BUNDLE, { enabled }),

  waitingRoom: () => getData(WAITING_ROOM),

  setWaitingRoom: (request: WaitingRoomRequest) => sendForData('POST', WAITING_ROOM, request),
};
