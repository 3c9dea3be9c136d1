import type { TicketType } from '@festival/contracts';
import { changeTexts, closingOf, obstaclesAfter, obstacleText, openedByChange, openingOf } from './saleChanges';

const NOW = new Date('2026-11-01T00:00:00.000Z');
const EARLIER = '2026-10-01T05:00:00.000Z';
const LATER = '2026-12-01T05:00:00.000Z';

function tier(changes: Partial<TicketType> = {}): TicketType {
  return {
    id: 1,
    sort_order: 1,
    type: 'regular',
    header: 'Regular',
    price: 50_000,
    button_text: 'BUY TICKET',
    is_disabled: false,
    is_available: true,
    background_color: '#0E4280',
    quota: null,
    sales_start_at: null,
    sales_end_at: null,
    starts_after: null,
    sold: 0,
    held: 0,
    opened_at: null,
    created_at: EARLIER,
    updated_at: EARLIER,
    on_sale: true,
    not_on_sale: [],
    ...changes,
  };
}
const early = tier({ id: 2, sort_order: 2, type: 'early', header: 'Early Bird' });
const NEW = { button_text: 'COMING SOON', is_disabled: true, is_available: false } as const;

describe('opening a sale', () => {
  it('turns the three switches and names each of them', () => {
    const mine = tier(NEW);
    const change = openingOf(mine, NOW, false);
    expect(change).toEqual({ is_available: true, is_disabled: false, button_text: 'BUY TICKET' });
    expect(changeTexts(mine, change, [mine])).toEqual([
      'Available: off → on',
      'Button: disabled → enabled',
      'Button text: COMING SOON → BUY TICKET',
    ]);
    expect(obstaclesAfter(mine, change, [mine], NOW)).toEqual([]);
  });

  it('writes only what changes, and takes away an end that is over', () => {
    const mine = tier({ sales_end_at: EARLIER });
    const change = openingOf(mine, NOW, false);
    expect(change).toEqual({ sales_end_at: null });
    expect(changeTexts(mine, change, [mine])).toEqual(['Sales end: 1 Okt 2026, 12.00 → none']);
  });

  it('keeps a start and a tier before, unless it is to open at once', () => {
    const not_on_sale = [{ reason: 'waits_for', type: 'early' } as const];
    const mine = tier({ ...NEW, sales_start_at: LATER, starts_after: 'early', not_on_sale });
    const tiers = [mine, early];
    const left = obstaclesAfter(mine, openingOf(mine, NOW, false), tiers, NOW);
    expect(left.map((each) => obstacleText(each, tiers))).toEqual(['Starts 1 Des 2026, 12.00', 'Waits for Early Bird']);
    const change = openingOf(mine, NOW, true);
    expect(obstaclesAfter(mine, change, tiers, NOW)).toEqual([]);
    expect(changeTexts(mine, change, tiers).slice(3)).toEqual([
      'Sales start: 1 Des 2026, 12.00 → none',
      'Starts after: Early Bird → none',
    ]);
  });

  it('leaves obstacles that no switch removes', () => {
    const mine = tier({ ...NEW, price: null, quota: 3, sold: 3 });
    const left = obstaclesAfter(mine, openingOf(mine, NOW, true), [mine], NOW);
    expect(left.map((each) => obstacleText(each, []))).toEqual(['Sold out', 'No price']);
  });
});

describe('closing a sale', () => {
  it('turns the switches back and says what the card shows', () => {
    const change = closingOf(tier(), 'SOLD OUT');
    expect(change).toEqual({ is_available: false, is_disabled: true, button_text: 'SOLD OUT' });
  });

  it('names the tier that goes on sale again by it', () => {
    const next = tier({ starts_after: 'early', opened_at: EARLIER });
    const tiers = [next, early];
    expect(openedByChange(next, closingOf(next, 'SOLD OUT'), tiers, NOW)).toEqual([early]);
    expect(openedByChange(early, closingOf(early, 'SOLD OUT'), tiers, NOW)).toEqual([]);
  });
});

it.each([
  [{ reason: 'not_available' }, 'Not available'],
  [{ reason: 'disabled' }, 'Button disabled'],
  [{ reason: 'button_text', text: 'SOLD OUT' }, 'Button says SOLD OUT'],
  [{ reason: 'ended', at: EARLIER }, 'Ended 1 Okt 2026, 12.00'],
  [{ reason: 'followed_by', type: 'early' }, 'Early Bird has taken over'],
  [{ reason: 'waits_for', type: 'unknown' }, 'Waits for unknown'],
] as const)('%j is said so', (obstacle, text) => {
  expect(obstacleText(obstacle, [early])).toBe(text);
});
