import { serverMessage, statusOf, UNKNOWN_ERROR_TEXT } from '../../../lib/httpErrors';

/** In the place of an order that isn't there, or not yet (back-office specification, section 2, "Order detail"). */
export function orderFallbackText(error: Error | null): string {
  if (!error) return 'Loading...';
  if (statusOf(error) === 404) return 'Order not found.';
  return serverMessage(error) ?? (error.message || UNKNOWN_ERROR_TEXT);
}
