import { coverSize } from './videoCover';

it.each([
  [
    'landscape camera, portrait phone',
    { width: 640, height: 480 },
    { width: 360, height: 740 },
    { width: 987, height: 740 },
  ],
  [
    'portrait camera, portrait phone',
    { width: 720, height: 1280 },
    { width: 360, height: 740 },
    { width: 417, height: 740 },
  ],
  ['wide screen', { width: 640, height: 480 }, { width: 1440, height: 900 }, { width: 1440, height: 1080 }],
  ['no picture yet', { width: 0, height: 0 }, { width: 360, height: 740 }, { width: 360, height: 740 }],
])('covers the box without distortion: %s', (_, video, box, size) => {
  expect(coverSize(video, box)).toEqual(size);
});
