import '../../../lib/testing/browser-globals';
import { act, render } from '@testing-library/react';
import { LanguageProvider, type Language } from '../../../lib/language';
import type { Turn } from './keep-turn';
import { TurnTime } from './TurnTime';

const NOW = Date.parse('2026-10-03T12:22:00.000Z');
const TURN: Turn = { expiresAt: '2026-10-03T12:32:00.000Z', endsAt: NOW + 600_000 };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const page = (turn: Turn | null, language: Language) => (
  <LanguageProvider first={language}>
    <TurnTime turn={turn} />
  </LanguageProvider>
);

/** All words that come into the region: each is read out once. */
function spokenIn(region: Element): string[] {
  const spoken: string[] = [];
  new MutationObserver(() => spoken.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return spoken;
}

test.each([
  ['en', 'Your turn lasts until 19:32 WIB.', 'press the button by 19:32 WIB.', 'Your turn ended at 19:32 WIB.'],
  ['id', 'Giliranmu berlaku sampai 19.32 WIB.', 'sebelum 19.32 WIB.', 'Giliranmu berakhir pukul 19.32 WIB.'],
] as const)('says politely how long the turn lasts, its last minutes and its end, once each (%s)', async (...row) => {
  const [language, lasts, nearEnd, over] = row;
  const { container, rerender } = render(page(null, language));
  const region = container.querySelector('[aria-live=polite]') as Element;
  expect(region.textContent).toBe('');
  const spoken = spokenIn(region);
  rerender(page(TURN, language));
  await act(() => jest.advanceTimersByTimeAsync(479_000));
  expect(spoken).toEqual([lasts]);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(spoken).toEqual([lasts, expect.stringContaining(nearEnd)]);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(spoken.slice(2)).toEqual([expect.stringContaining(over)]);
  rerender(page(null, language));
  expect(region.textContent).toBe('');
});
