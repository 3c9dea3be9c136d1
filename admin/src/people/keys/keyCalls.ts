import type { KeyProof, RetireTicketKeyRequest } from '@festival/contracts';
import { getData, sendForData } from '../../lib/httpClient';

const KEYS = '/api/admin/ticket-keys';

export const keyCalls = {
  list: () => getData(KEYS),
  create: (proof: KeyProof) => sendForData('POST', KEYS, proof),
  retire: (id: string, request: RetireTicketKeyRequest) => sendForData('POST', `${KEYS}/${id}/retire`, request),
  mailNewCodes: (id: string) => sendForData('POST', `${KEYS}/${id}/mails`),

  secretKey: () => getData('/api/admin/secret-key'),
};
