import type { TicketType } from '@festival/contracts';
import { withSeen } from '../../../shared/forms/saving/asSeen';
import { httpClient, type HttpAnswer } from '../../../lib/httpClient';
import type { SaleChange } from './saleChanges';

/** Changes a tier as it was seen; refused when somebody else, or seats that moved, changed it since. */
export function changeTicketType(tier: TicketType, change: SaleChange): Promise<HttpAnswer<TicketType>> {
  const body = JSON.stringify(withSeen({ ...tier, ...change }));
  return httpClient<TicketType>(`/api/admin/ticket-types/${tier.id}`, { method: 'PUT', body });
}
