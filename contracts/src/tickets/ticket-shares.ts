/**
 * The share of each ticket in an order's price, in rupiah, by the ticket's number: `[32_034, 32_033, 32_033]`. The first
 * tickets get the rupiah that don't divide, so that the sum is exactly the final amount.
 */
export function ticketShares(finalAmount: number, quantity: number): number[] {
  const share = Math.floor(finalAmount / quantity);
  const rest = finalAmount - share * quantity;
  return Array.from({ length: quantity }, (_, index) => share + (index < rest ? 1 : 0));
}
