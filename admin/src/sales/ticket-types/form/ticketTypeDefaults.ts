import type { TicketTypeRequest } from '@festival/contracts';

/** Eight grounds for a ticket card; the first is a new type's (back-office specification, section 9). */
export const PRESET_COLOURS = [
  '#0E4280',
  '#0B1F45',
  '#FFC22F',
  '#D7263D',
  '#42B5B5',
  '#F26B21',
  '#7A3E9D',
  '#1B7F4B',
] as const;

/** A new type is announced, not sold. */
export const NEW_TICKET_TYPE: Partial<TicketTypeRequest> = {
  button_text: 'COMING SOON',
  is_disabled: true,
  is_available: false,
  background_color: PRESET_COLOURS[0],
  price: null,
  quota: null,
  sales_start_at: null,
  sales_end_at: null,
  starts_after: null,
};
