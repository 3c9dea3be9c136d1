/** Years, in UTC, that both databases keep and drivers write with four digits. */
const YEARS = { first: 1000, last: 9999 };

/** No for what isn't a moment at all, too: its year is no number. */
export function isStorable(moment: Date): boolean {
  return moment.getUTCFullYear() >= YEARS.first && moment.getUTCFullYear() <= YEARS.last;
}
