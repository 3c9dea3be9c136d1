import type { TicketType } from '@festival/contracts';
import { withVersion } from '../../../shared/forms/saving/recordVersion';
import { sendJson, type HttpAnswer } from '../../../lib/httpClient';
import type { SaleChange } from './saleChanges';

/** Changes a tier as it was seen; refused when somebody else, or seats that moved, changed it since. */
export function changeTicketType(tier: TicketType, change: SaleChange): Promise<HttpAnswer<TicketType>> {
  return sendJson('PUT', `/api/admin/ticket-types/${tier.id}`, withVersion({ ...tier, ...change }));
}
