import type { Locator } from '@playwright/test';

const STEPS = 6;

/** A finger that goes sideways over an element, negative to the left; the page needs `hasTouch`. */
export async function swipe(target: Locator, wayPx: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const session = await target.page().context().newCDPSession(target.page());
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2 - wayPx / 2;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: start, y }] });
  for (let step = 1; step <= STEPS; step += 1) {
    const x = start + (wayPx * step) / STEPS;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
