import type { Picture } from './picture';
import { regionAround, regionFirst, type CodeInPicture } from './regionFirst';

const frame = (width = 100, height = 80): Picture => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
});
const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];

/** A reader that finds what the test lays before it, in whole frames or in regions; notes the sizes it was asked for. */
function readerOf(finds: Array<CodeInPicture | null>) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const read = regionFirst(
    async ({ width, height }) => {
      asked.push(`${width}×${height}`);
      return finds.shift() ?? null;
    },
    () => clock.now,
  );
  return { read, asked, clock };
}

it('reads the whole frame, then first where the last code was', async () => {
  const { read, asked } = readerOf([
    { text: 'A', corners: square(40, 30, 20) },
    { text: 'A', corners: square(6, 6, 20) },
  ]);
  expect(await read(frame())).toBe('A');
  expect(await read(frame())).toBe('A');
  expect(asked).toEqual(['100×80', '32×32']);
});

it('reads the whole frame too when the code has moved away', async () => {
  const { read, asked } = readerOf([
    { text: 'A', corners: square(40, 30, 20) },
    null,
    { text: 'B', corners: square(0, 0, 20) },
  ]);
  await read(frame());
  expect(await read(frame())).toBe('B');
  await read(frame());
  expect(asked).toEqual(['100×80', '32×32', '100×80', '26×26', '100×80']);
});

it('follows a code whose place was told within the region', async () => {
  const { read, asked } = readerOf([
    { text: 'A', corners: square(40, 30, 20) },
    // In the frame it is at 84, 24: its region is cut off at the right edge.
    { text: 'A', corners: square(50, 0, 12) },
    { text: 'A', corners: square(0, 0, 12) },
  ]);
  await read(frame());
  await read(frame());
  await read(frame());
  expect(asked.at(-1)).toBe('20×20');
});

it('forgets the region after a second without a code', async () => {
  const { read, asked, clock } = readerOf([{ text: 'A', corners: square(40, 30, 20) }]);
  await read(frame());
  clock.now = 999;
  expect(await read(frame())).toBeNull();
  clock.now = 1_000;
  expect(await read(frame())).toBeNull();
  expect(asked).toEqual(['100×80', '32×32', '100×80', '100×80']);
});

it('forgets the region when the frames change their size: the phone was turned', async () => {
  const { read, asked } = readerOf([{ text: 'A', corners: square(40, 30, 20) }]);
  await read(frame());
  await read(frame(80, 100));
  expect(asked).toEqual(['100×80', '80×100']);
});

it.each([
  ['in the middle', square(40, 30, 20), { x: 34, y: 24, width: 32, height: 32 }],
  ['at the corner', square(0, 0, 20), { x: 0, y: 0, width: 26, height: 26 }],
  ['at the other corner', square(85, 65, 15), { x: 80, y: 60, width: 20, height: 20 }],
])('a region has room for the hand, within the frame: %s', (_, corners, region) => {
  expect(regionAround(corners, { width: 100, height: 80 })).toEqual(region);
});
