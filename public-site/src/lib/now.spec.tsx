import './testing/browser-globals';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { RenderedAtContext, useNow } from './now';

const WRITTEN_AT = Date.UTC(2025, 10, 1);
const PRESENT = WRITTEN_AT + 600_000;
let seen: number[] = [];

function Clock() {
  const now = useNow();
  seen.push(now);
  return <time>{now}</time>;
}

const clock = (
  <RenderedAtContext value={WRITTEN_AT}>
    <Clock />
  </RenderedAtContext>
);

beforeEach(() => {
  seen = [];
  jest.useFakeTimers({ now: PRESENT });
});
afterEach(() => jest.useRealTimers());

it('agrees with the page that the server wrote, then tells the present', async () => {
  const root = document.createElement('div');
  root.innerHTML = `<time>${WRITTEN_AT}</time>`;
  await act(async () => hydrateRoot(root, clock));
  expect([seen[0], seen.at(-1)]).toEqual([WRITTEN_AT, PRESENT]);
});

it('tells the present at once where the server wrote nothing', () => {
  render(clock);
  expect(new Set(seen)).toEqual(new Set([PRESENT]));
});
