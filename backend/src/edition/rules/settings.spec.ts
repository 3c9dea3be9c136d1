import { NOTHING_REMOVED } from '../../platform/settings/retention-facts.js';
import type { Settings } from '../../platform/settings/settings.service.js';
import { SETTING_RULES } from './settings.js';

const NEXT = { edition: '2026', concertAt: new Date('2026-11-21T11:00:00.000Z'), days: 364 };

function ruled<K extends keyof Settings>(key: K, value: Settings[K]): Settings[K] {
  const rule = SETTING_RULES[key];
  return rule === 'stays' ? value : rule(value, NEXT);
}

it('the festival keeps its facts but for the edition and its date', () => {
  const facts = { name: 'Unity', edition: '2025', concertDate: '2025-11-22T11:00:00.000Z', venue: 'Tangerang' };
  const found = ruled('festival', facts as Settings['festival']);
  expect(found).toEqual({ ...facts, edition: '2026', concertDate: '2026-11-21T11:00:00.000Z' });
});

it('the gate keeps its gates, and its end moves; the PIN of last year’s leads goes', () => {
  const gate = {
    gates: ['North'],
    items: [],
    allowsReentry: true,
    pin: '123456',
    pinCheck: null,
    endsAt: '2025-11-22T16:00:00.000Z',
  };
  expect(ruled('gate', gate)).toEqual({ ...gate, pin: null, endsAt: '2026-11-21T16:00:00.000Z' });
  expect(ruled('gate', { ...gate, endsAt: null }).endsAt).toBeNull();
});

it('the limit of refunds stays, and nothing is left of what was to follow', () => {
  const next = { amount: null, from: '2025-12-01T00:00:00.000Z' };
  expect(ruled('refund_limit', { amount: 50_000, next } as Settings['refund_limit'])).toEqual({
    amount: 50_000,
    next: null,
  });
});

it('what the program has seen of the old edition begins anew', () => {
  const state = { ...NOTHING_REMOVED, end: '2025-11-23T11:00:00.000Z', nights: 9 };
  expect(ruled('retention_state', state)).toEqual(NOTHING_REMOVED);
  expect(ruled('readiness', { report: { checked_at: '2025-11-01T00:00:00.000Z', lines: [] } })).toEqual({
    report: null,
  });
});

it('the site waits until the committee opens it; the map of the ground and the phones of last year’s people go', () => {
  const helpNumbers = [{ label: 'Rani', label_indonesian: null, phone: '0812 345' }];
  const places = { groundMapPlaces: 'Gate: north', groundMapPlacesIndonesian: 'Gerbang: utara' };
  const site: Partial<Settings['site']> = {
    groundMap: '/media/ground.webp',
    ...places,
    helpNumbers,
    underConstruction: false,
  };
  expect(ruled('site', site as Settings['site'])).toEqual({
    groundMap: null,
    groundMapPlaces: '',
    groundMapPlacesIndonesian: null,
    helpNumbers: [],
    underConstruction: true,
  });
});
