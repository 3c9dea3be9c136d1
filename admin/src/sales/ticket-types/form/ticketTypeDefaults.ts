import type { TicketTypeRequest } from '@festival/contracts';
import { PRESET_COLOURS } from '../../../shared/forms/ColourInput';

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
