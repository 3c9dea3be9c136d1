import type { SaleObstacle, TicketTypeRequest } from '../api/tickets/tickets.js';
import {
  hasEnded,
  hasOpened,
  heirOf,
  isOffered,
  isOnSale,
  openedSuccessor,
  saleObstacles,
  type SaleState,
  shownButtonText,
  toSaleState,
} from './ticket-sale.js';

const NOW = new Date('2025-11-01T00:00:00.000Z');
const EARLIER = new Date(NOW.getTime() - 1);
const LATER = new Date(NOW.getTime() + 1);

let order = 0;
function tier(changes: Partial<SaleState> = {}): SaleState {
  order += 1;
  return {
    type: 'early',
    sortOrder: order,
    price: 59_000,
    buttonText: 'BUY TICKET',
    isDisabled: false,
    isAvailable: true,
    quota: 10,
    sold: 0,
    salesStartAt: null,
    salesEndAt: null,
    startsAfter: null,
    openedAt: null,
    ...changes,
  };
}

describe('a tier of its own', () => {
  it.each<[string, Partial<SaleState>, boolean, string]>([
    ['with seats and no window', {}, true, 'BUY TICKET'],
    ['without a quota', { quota: null, sold: 9_999 }, true, 'BUY TICKET'],
    ['with one seat left', { sold: 9 }, true, 'BUY TICKET'],
    ['with no seat left', { sold: 10 }, false, 'SOLD OUT'],
    ['past its quota by hand', { sold: 12 }, false, 'SOLD OUT'],
    ['with a quota of none', { quota: 0 }, false, 'SOLD OUT'],
    ['that opens this moment', { salesStartAt: NOW }, true, 'BUY TICKET'],
    ['that opens in a moment', { salesStartAt: LATER }, false, 'COMING SOON'],
    ['that closes in a moment', { salesEndAt: LATER }, true, 'BUY TICKET'],
    ['that closes this moment', { salesEndAt: NOW }, false, 'SOLD OUT'],
    ['that is inside its window', { salesStartAt: EARLIER, salesEndAt: LATER }, true, 'BUY TICKET'],
    ['that is disabled', { isDisabled: true }, false, 'COMING SOON'],
    ['that isn’t available', { isAvailable: false }, false, 'COMING SOON'],
    ['without a price', { price: null }, false, 'COMING SOON'],
    ['that is free', { price: 0 }, true, 'BUY TICKET'],
    ['whose button says SOLD OUT', { buttonText: 'SOLD OUT' }, false, 'SOLD OUT'],
    ['whose button says COMING SOON', { buttonText: 'COMING SOON', sold: 10 }, false, 'COMING SOON'],
  ])('%s', (_name, changes, onSale, button) => {
    const only = tier(changes);
    expect(isOnSale(only, [only], NOW)).toBe(onSale);
    expect(shownButtonText(only, [only], NOW)).toBe(button);
  });

  it('is still offered when its seats are gone: the guarded count decides about those', () => {
    const only = tier({ sold: 10 });
    expect(isOffered(only, [only], NOW)).toBe(true);
    expect(isOnSale(only, [only], NOW)).toBe(false);
  });
});

describe('a tier that starts after another', () => {
  const successor = (changes: Partial<SaleState> = {}): SaleState =>
    tier({ type: 'presale', startsAfter: 'early', ...changes });

  it.each<[string, Partial<SaleState>, Partial<SaleState>, boolean]>([
    ['waits while the first sells', {}, {}, false],
    ['waits while the first hasn’t begun', { salesStartAt: LATER }, {}, false],
    ['waits while the first is switched off', { isAvailable: false }, {}, false],
    ['opens when the first’s window is over', { salesEndAt: NOW }, {}, true],
    ['opens when the first’s last seat is gone', { sold: 10 }, {}, true],
    ['stays open when seats come back to the first', { sold: 9 }, { openedAt: EARLIER }, true],
    ['keeps to its own window', { sold: 10 }, { salesStartAt: LATER }, false],
    ['keeps to its own seats', { sold: 10 }, { sold: 10 }, false],
  ])('%s', (_name, first, second, onSale) => {
    const [early, presale] = [tier(first), successor(second)];
    expect(isOnSale(presale, [early, presale], NOW)).toBe(onSale);
  });

  it('shows COMING SOON while it waits, and the first SOLD OUT once it has opened', () => {
    const [early, presale] = [tier(), successor()];
    expect(shownButtonText(presale, [early, presale], NOW)).toBe('COMING SOON');
    const opened = successor({ openedAt: NOW });
    expect(isOnSale(early, [early, opened], NOW)).toBe(false);
    expect(shownButtonText(early, [early, opened], NOW)).toBe('SOLD OUT');
    expect(isOnSale(opened, [early, opened], NOW)).toBe(true);
  });

  it('closes the first for good, until an admin makes it unavailable', () => {
    const early = tier({ sold: 3 });
    const opened = successor({ openedAt: EARLIER });
    expect(hasEnded(early, [early, opened], NOW)).toBe(true);
    expect(isOffered(early, [early, opened], NOW)).toBe(false);
    const unavailable = { ...opened, isAvailable: false };
    expect(hasEnded(early, [early, unavailable], NOW)).toBe(false);
    expect(isOnSale(early, [early, unavailable], NOW)).toBe(true);
  });

  it('forms a chain: the third waits for the second', () => {
    const early = tier({ sold: 10 });
    const presale = successor();
    const regular = tier({ type: 'regular', startsAfter: 'presale' });
    const all = [early, presale, regular];
    expect(all.map((each) => isOnSale(each, all, NOW))).toEqual([false, true, false]);
    const next = [early, { ...presale, sold: 10, openedAt: EARLIER }, regular];
    expect(next.map((each) => isOnSale(each, next, NOW))).toEqual([false, false, true]);
  });

  it('is open when the tier it waited for is no more', () => {
    const orphan = tier({ startsAfter: 'gone' });
    expect(hasOpened(orphan, [orphan], NOW)).toBe(true);
  });
});

describe('where seats go that come back', () => {
  const early = tier();
  const presale = tier({ type: 'presale', startsAfter: 'early' });
  const regular = tier({ type: 'regular', startsAfter: 'presale' });
  const other = tier({ type: 'vip', startsAfter: 'early' });

  it.each<[string, SaleState[], string]>([
    ['to the tier itself while nothing follows', [early], 'early'],
    ['to the tier itself while the next one waits', [early, presale], 'early'],
    ['to the next one once it has opened', [early, { ...presale, openedAt: NOW }], 'presale'],
    ['to the last that has opened', [early, { ...presale, openedAt: NOW }, { ...regular, openedAt: NOW }], 'regular'],
    ['not past one that waits', [early, presale, { ...regular, openedAt: NOW }], 'early'],
    ['not to one made unavailable', [early, { ...presale, openedAt: NOW, isAvailable: false }], 'early'],
    ['to the first in order of two', [early, { ...other, openedAt: NOW }, { ...presale, openedAt: NOW }], 'presale'],
  ])('%s', (_name, tiers, heir) => {
    expect(heirOf(early, tiers, NOW).type).toBe(heir);
  });

  it('ends in a circle too', () => {
    const one = tier({ type: 'one', startsAfter: 'two', openedAt: NOW });
    const two = tier({ type: 'two', startsAfter: 'one', openedAt: NOW });
    expect(['one', 'two']).toContain(heirOf(one, [one, two], NOW).type);
    expect(openedSuccessor(one, [one, two], NOW)).toBe(two);
  });
});

describe('what keeps a tier from being sold', () => {
  const at = NOW.toISOString();
  const later = LATER.toISOString();
  it.each<[string, Partial<SaleState>, SaleObstacle[]]>([
    ['nothing', {}, []],
    ['its seats', { sold: 10 }, [{ reason: 'sold_out' }]],
    ['its switch', { isAvailable: false }, [{ reason: 'not_available' }]],
    ['its button', { isDisabled: true }, [{ reason: 'disabled' }]],
    ['its price', { price: null }, [{ reason: 'no_price' }]],
    ['its words', { buttonText: 'SOLD OUT' }, [{ reason: 'button_text', text: 'SOLD OUT' }]],
    ['its start', { salesStartAt: LATER }, [{ reason: 'not_started', at: later }]],
    ['its end', { salesEndAt: NOW }, [{ reason: 'ended', at }]],
    ['the tier before', { startsAfter: 'first' }, [{ reason: 'waits_for', type: 'first' }]],
    ['a tier before that is gone: not', { startsAfter: 'gone' }, []],
    ['a tier before, but it has opened: not', { startsAfter: 'first', openedAt: EARLIER }, []],
    [
      'all that a new one has',
      { isAvailable: false, isDisabled: true, price: null, buttonText: 'COMING SOON' },
      [
        { reason: 'not_available' },
        { reason: 'disabled' },
        { reason: 'no_price' },
        { reason: 'button_text', text: 'COMING SOON' },
      ],
    ],
  ])('%s', (_name, changes, expected) => {
    const mine = tier({ type: 'mine', ...changes });
    const tiers = [tier({ type: 'first' }), mine];
    expect(saleObstacles(mine, tiers, NOW)).toEqual(expected);
    expect(isOnSale(mine, tiers, NOW)).toBe(expected.length === 0);
  });

  it('the tier that took over', () => {
    const first = tier({ type: 'first' });
    const tiers = [first, tier({ type: 'next', startsAfter: 'first', openedAt: EARLIER })];
    expect(saleObstacles(first, tiers, NOW)).toEqual([{ reason: 'followed_by', type: 'next' }]);
  });

  it('is the same of a tier on the wire', () => {
    const wire: TicketTypeRequest = {
      sort_order: 3,
      type: 'mine',
      header: 'Mine',
      price: 1_000,
      button_text: 'BUY TICKET',
      is_disabled: false,
      is_available: true,
      background_color: '#0E4280',
      quota: 5,
      sales_start_at: later,
      sales_end_at: null,
      starts_after: 'first',
    };
    const mine = toSaleState({ ...wire, sold: 5, opened_at: null });
    const reasons = saleObstacles(mine, [tier({ type: 'first' }), mine], NOW).map(({ reason }) => reason);
    expect(reasons).toEqual(['sold_out', 'not_started', 'waits_for']);
    const opened = toSaleState({ ...wire, sold: 0, opened_at: at });
    expect(saleObstacles(opened, [tier({ type: 'first' }), opened], LATER)).toEqual([]);
  });
});
