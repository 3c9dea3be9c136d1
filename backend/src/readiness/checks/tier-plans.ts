import { hasEnded, type SaleState } from '@festival/contracts';

type Tier = SaleState & { header: string };

/** Set to sell, with a price, and not over: it sells now, or once its time has come. Seats aside. */
function isMeantToSell(tier: SaleState): boolean {
  return tier.isAvailable && !tier.isDisabled && tier.price !== null && tier.buttonText === 'BUY TICKET';
}

/** Whether visitors can buy it, now or later. */
export function willSell(tier: Tier, tiers: readonly Tier[], now: Date): boolean {
  if (!isMeantToSell(tier) || hasEnded(tier, tiers, now)) return false;
  return successionProblems(tier, tiers, now).length === 0;
}

/** Why a tier that is shown for sale has a window in which nobody can buy; one sentence each. */
export function windowProblems(tier: Tier, now: Date, concert: Date | null): string[] {
  const { header, salesStartAt, salesEndAt, sold } = tier;
  const found = [
    salesStartAt !== null && salesEndAt !== null && salesEndAt <= salesStartAt && `${header} ends before it starts.`,
    salesStartAt !== null &&
      concert !== null &&
      salesStartAt >= concert &&
      `${header} starts after the festival has begun.`,
    salesEndAt !== null && salesEndAt <= now && sold === 0 && `The time of ${header} is over, and none was sold.`,
  ];
  return found.filter((each) => each !== false);
}

/** Why a tier that waits for another one will never open; one sentence each. */
export function successionProblems(tier: Tier, tiers: readonly Tier[], now: Date): string[] {
  const seen = new Set([tier.type]);
  for (let each: Tier = tier; each.startsAfter !== null && each.openedAt === null;) {
    const before: Tier | undefined = tiers.find(({ type }) => type === each.startsAfter);
    if (!before) return [`${each.header} waits for a type that isn’t there.`];
    if (seen.has(before.type)) return [`${tier.header} waits for itself.`];
    if (hasEnded(before, tiers, now) || before.salesEndAt !== null) return [];
    if (!isMeantToSell(before))
      return [`${each.header} waits for ${before.header}, which is not for sale and has no end.`];
    if (before.quota === null)
      return [`${each.header} waits for ${before.header}, which has neither a quota nor an end.`];
    seen.add(before.type);
    each = before;
  }
  return [];
}
