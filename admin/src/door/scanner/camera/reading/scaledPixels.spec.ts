import { FRAME_SIDE, scaledSize } from './scaledPixels';

it.each([
  ['a wide frame', { width: 1280, height: 720 }, { width: 960, height: 540 }],
  ['a phone held upright', { width: 720, height: 1280 }, { width: 540, height: 960 }],
  ['a small frame, which is not enlarged', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['no picture yet', { width: 0, height: 0 }, { width: 0, height: 0 }],
])('%s', (_, size, scaled) => {
  expect(scaledSize(size, FRAME_SIDE)).toEqual(scaled);
});
