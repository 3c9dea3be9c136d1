import { fireEvent, screen } from '@testing-library/react';
import {
  button,
  CHECK_IN,
  CHECKED_IN,
  CODE,
  person,
  serve,
  STAFF,
  startScanning,
  useFreshDevice,
  VALID_ANSWER,
  wait,
} from '../scannerFixtures';

useFreshDevice();

const WAKE = 'Touch to wake the camera';

it.each([
  ['a touch', () => person().click(button(WAKE))],
  ['a key', () => person().keyboard('x')],
  ['a touch anywhere', async () => void fireEvent.pointerDown(document.body)],
])('sleeps after 60 s without a code, and %s wakes it', async (_, act) => {
  serve({});
  const camera = await startScanning();
  await wait(59_999);
  expect(camera.seen.open).toBe(1);
  expect(screen.queryByText(WAKE)).toBeNull();
  await wait(1);
  expect(camera.seen.open).toBe(0);
  expect(button(WAKE)).toBeTruthy();
  await act();
  await wait(100);
  await camera.firstFrame();
  expect(camera.seen.open).toBe(1);
  expect(screen.queryByText(WAKE)).toBeNull();
});

it('stays awake while codes come', async () => {
  serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
  const camera = await startScanning();
  await wait(50_000);
  await camera.show(CODE);
  await wait(50_000);
  expect(camera.seen.open).toBe(1);
});

it('sleeps a second time, and can be stopped in its sleep', async () => {
  serve({});
  const camera = await startScanning();
  await wait(60_000);
  await person().click(button(WAKE));
  await wait(100);
  await camera.firstFrame();
  await wait(60_000);
  expect(camera.seen.open).toBe(0);
  await person().click(button('Stop Scanning'));
  await wait(1_000);
  expect(camera.seen.open).toBe(0);
  expect(screen.queryByText(WAKE)).toBeNull();
  expect(button('Start Scanning')).toBeTruthy();
});
