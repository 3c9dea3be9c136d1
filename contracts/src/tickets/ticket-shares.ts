/**
 * What each ticket of an order cost its buyer, in rupiah, by the ticket's number: `[32_034, 32_033, 32_033]`. All are of
 * one tier and share every discount alike; the rupiah that don't divide fall on the first ones, so that the sum is
 * exactly the final amount.
 */
export function ticketShares(finalAmount: number, quantity: number): number[] {
  const share = Math.floor(finalAmount / quantity);
  const rest = finalAmount - share * quantity;
  return Array.from({ length: quantity }, (_, index) => share + (index < rest ? 1 : 0));
}
