import { crop } from './picture';

it('crops whole rows of pixels', () => {
  const data = Uint8ClampedArray.from({ length: 4 * 3 * 4 }, (_, index) => Math.floor(index / 4));
  const cut = crop({ data, width: 4, height: 3 }, { x: 1, y: 1, width: 2, height: 2 });
  expect(cut).toMatchObject({ width: 2, height: 2 });
  // One value a pixel, its number in the whole picture.
  expect([...cut.data].filter((_, index) => index % 4 === 0)).toEqual([5, 6, 9, 10]);
});
