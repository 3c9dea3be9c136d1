/**
 * Where a new record goes: after the last, else the last place that nobody has; null when each up to `highest` is taken.
 * `taken` holds the largest sort orders that there are. Source: content specification, section 5.
 */
export function nextPlace(taken: readonly number[], highest: number): number | null {
  const after = Math.max(0, ...taken) + 1;
  if (after <= highest) return after;
  for (let place = highest; place > 0; place -= 1) if (!taken.includes(place)) return place;
  return null;
}
