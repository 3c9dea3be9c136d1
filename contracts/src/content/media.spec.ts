import { mediaAddress, pictureSources } from './media.js';

const HASH = '0123456789abcdef0123456789abcdef';

it('gives every stored width, and the size that a page reserves', () => {
  const address = mediaAddress(HASH, { width: 1600, height: 900 });
  expect(address).toBe(`/media/${HASH}-1600x900.webp`);
  const path = `/media/${HASH}-1600x900`;
  expect(pictureSources(address)).toEqual({
    width: 1600,
    height: 900,
    srcSet: `${path}.480.webp 480w, ${path}.960.webp 960w, ${path}.webp 1600w`,
  });
});

it.each([
  [1600, ['480w', '960w', '1600w']],
  [961, ['480w', '960w', '961w']],
  [960, ['480w', '960w']],
  [481, ['480w', '481w']],
  [480, ['480w']],
  [1, ['1w']],
])('a picture %i px wide has %p', (width, widths) => {
  const sources = pictureSources(mediaAddress(HASH, { width, height: 10 }));
  expect(sources?.srcSet.split(', ').map((each) => each.split(' ')[1])).toEqual(widths);
});

it.each([
  '',
  '/images/end.webp',
  'https://example.com/a.png',
  `https://example.com/media/${HASH}-1600x900.webp`,
  `/media/${HASH}-1600x900.480.webp`,
  `/media/${HASH}-0x900.webp`,
  `/media/${HASH}.webp`,
  `/media/../${HASH}-1600x900.webp`,
  `/media/${HASH}-1600x900.webp?x`,
  `/media/${HASH}-1600x900.webp\n`,
])('%j is none of ours', (address) => expect(pictureSources(address)).toBeNull());
