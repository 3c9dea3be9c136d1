import type { AddGatePhoneRequest, GateSettingsRequest, SeenRecord, UndoCheckInRequest } from '@festival/contracts';
import { getData, sendForData, sendJson } from '../../lib/httpClient';

const DEVICES = '/api/admin/gate/devices';
const SETTINGS = '/api/admin/gate/settings';

export const gateCalls = {
  board: () => getData('/api/admin/gate/board'),

  doubles: () => getData('/api/admin/gate/doubles'),

  phones: () => getData(DEVICES),

  addPhone: (request: AddGatePhoneRequest) => sendForData('POST', DEVICES, request),

  pairAgain: (id: number) => sendForData('POST', `${DEVICES}/${id}/pairing`),

  takeOut: (id: number) => sendForData('POST', `${DEVICES}/${id}/revoke`),

  takeBack: (request: UndoCheckInRequest) => sendJson('POST', '/api/admin/gate/undo', request),

  settings: () => getData(SETTINGS),

  changeSettings: (settings: GateSettingsRequest & SeenRecord) => sendForData('PUT', SETTINGS, settings),
};
