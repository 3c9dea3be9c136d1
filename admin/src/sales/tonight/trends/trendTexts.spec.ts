import { DECLINE_REASONS } from '@festival/contracts';
import { declineName, lastsText, stepStart, successShare } from './trendTexts';

it.each([
  [10, 'about 10 min'],
  [110, 'about 110 min'],
  [180, 'about 3 h'],
  [1_440, 'about 24 h'],
  [4_320, 'about 3 days'],
])('%d minutes are %s', (minutes, text) => {
  expect(lastsText(minutes)).toBe(text);
});

it('has words of its own for each reason', () => {
  expect(new Set(DECLINE_REASONS.map(declineName)).size).toBe(DECLINE_REASONS.length);
});

it('counts what has ended only', () => {
  expect(successShare({ paid: 2, failed: 1 })).toBe(67);
  expect(successShare({ paid: 0, failed: 0 })).toBeNull();
});

it('knows when each five minutes began', () => {
  expect([0, 11].map((index) => stepStart('2026-10-03T12:37:10.000Z', index, 12))).toEqual(['18:40', '19:35']);
});
