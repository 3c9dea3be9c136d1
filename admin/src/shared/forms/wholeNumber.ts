/** Validator: counts, percentages and rupiah have no fractions. Empty is another rule's business. */
export function wholeNumber(value: number | null | undefined): string | undefined {
  return value === null || value === undefined || Number.isInteger(value) ? undefined : 'Must be a whole number';
}
