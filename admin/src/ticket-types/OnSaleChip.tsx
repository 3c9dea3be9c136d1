import type { TicketType } from '@festival/contracts';
import { StatusChip } from '../fields/StatusChip';

/** Whether a visitor could buy it now; otherwise what its button says. */
export function OnSaleChip({ tier }: { tier: TicketType }) {
  if (tier.on_sale) return <StatusChip label="On sale" tone="success" />;
  if (tier.button_text === 'SOLD OUT') return <StatusChip label="Sold out" tone="error" />;
  return <StatusChip label="Not on sale" tone="default" />;
}
