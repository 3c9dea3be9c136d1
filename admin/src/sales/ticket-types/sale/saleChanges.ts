import {
  saleObstacles,
  toSaleState,
  type ButtonText,
  type SaleObstacle,
  type TicketType,
  type TicketTypeRequest,
} from '@festival/contracts';
import { formatJakarta } from '../../../lib/jakartaTime';
import { t } from '../../../lib/i18n/t';

export type SaleChange = Partial<TicketTypeRequest>;

const LABELS = {
  is_available: t('Available'),
  is_disabled: t('Button'),
  button_text: t('Button text'),
  sales_start_at: t('Sales start'),
  sales_end_at: t('Sales end'),
  starts_after: t('Starts after'),
} as const;
type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

/**
 * What opening its sale writes into a tier: the switches, and an end that is over goes. `atOnce`: what it would still
 * wait for, its start or another tier, goes too.
 */
export function openingOf(tier: TicketType, now: Date, atOnce: boolean): SaleChange {
  const wanted: SaleChange = { is_available: true, is_disabled: false, button_text: 'BUY TICKET' };
  if (tier.sales_end_at && new Date(tier.sales_end_at) <= now) wanted.sales_end_at = null;
  if (atOnce && tier.sales_start_at && new Date(tier.sales_start_at) > now) wanted.sales_start_at = null;
  if (atOnce && tier.not_on_sale.some(({ reason }) => reason === 'waits_for')) wanted.starts_after = null;
  return onlyChanged(tier, wanted);
}

/** The change that closes the sale; `buttonText` is its card's text from then on. */
export function closingOf(tier: TicketType, buttonText: ButtonText): SaleChange {
  return onlyChanged(tier, { is_available: false, is_disabled: true, button_text: buttonText });
}

/** Obstacles that would be left after the change. */
export function obstaclesAfter(tier: TicketType, change: SaleChange, tiers: TicketType[], now: Date): SaleObstacle[] {
  const changed = { ...tier, ...change };
  const all = tiers.map((each) => toSaleState(each.id === tier.id ? changed : each));
  return saleObstacles(toSaleState(changed), all, now);
}

/** Other tiers that go on sale by the change: a tier reopens when the one that took over is made unavailable. */
export function openedByChange(tier: TicketType, change: SaleChange, tiers: TicketType[], now: Date): TicketType[] {
  const before = tiers.map(toSaleState);
  const after = tiers.map((each) => toSaleState(each.id === tier.id ? { ...each, ...change } : each));
  return tiers.filter(({ id }, at) => {
    const [was, is] = [before[at], after[at]];
    if (id === tier.id || !was || !is) return false;
    return saleObstacles(was, before, now).length > 0 && saleObstacles(is, after, now).length === 0;
  });
}

/** The change field by field: 'Available: off → on'. */
export function changeTexts(tier: TicketType, change: SaleChange, tiers: TicketType[]): string[] {
  const changed = { ...tier, ...change };
  return FIELDS.filter((field) => field in change).map(
    (field) => `${LABELS[field]}: ${valueText(tier, field, tiers)} → ${valueText(changed, field, tiers)}`,
  );
}

function valueText(tier: TicketTypeRequest, field: Field, tiers: TicketType[]): string {
  switch (field) {
    case 'is_available':
      return tier.is_available ? 'on' : 'off';
    case 'is_disabled':
      return tier.is_disabled ? 'disabled' : 'enabled';
    case 'button_text':
      return tier.button_text;
    case 'starts_after':
      return tier.starts_after === null ? 'none' : headerOf(tier.starts_after, tiers);
    default:
      return tier[field] ? formatJakarta(tier[field]) : 'none';
  }
}

function onlyChanged(tier: TicketType, wanted: SaleChange): SaleChange {
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => tier[field as keyof TicketTypeRequest] !== value),
  );
}

/** The display name of a tier that is named by its type. */
export function headerOf(type: string, tiers: ReadonlyArray<Pick<TicketType, 'type' | 'header'>>): string {
  return tiers.find((each) => each.type === type)?.header ?? type;
}

/** Why a tier isn't on sale, in words. */
export function obstacleText(
  obstacle: SaleObstacle,
  tiers: ReadonlyArray<Pick<TicketType, 'type' | 'header'>>,
): string {
  switch (obstacle.reason) {
    case 'sold_out':
      return t('Sold out');
    case 'not_available':
      return t('Not available');
    case 'disabled':
      return t('Button disabled');
    case 'no_price':
      return t('No price');
    case 'button_text':
      return t('Button says %{text}', { text: obstacle.text });
    case 'not_started':
      return t('Starts %{at}', { at: formatJakarta(obstacle.at) });
    case 'ended':
      return t('Ended %{at}', { at: formatJakarta(obstacle.at) });
    case 'waits_for':
      return t('Waits for %{type}', { type: headerOf(obstacle.type, tiers) });
    case 'followed_by':
      return t('%{type} has taken over', { type: headerOf(obstacle.type, tiers) });
  }
}
