import { create } from 'qrcode';
import { qrPicture } from './qrPicture';

const ADDRESS = 'https://festival.example/gate#q2Jm9vX1rT0yLw5cN8bK3g';

/** The modules that the picture shows dark, `column row`, without the empty space around. */
function darkModules(picture: string): string[] {
  const svg = decodeURIComponent(picture.slice(picture.indexOf(',') + 1));
  return Array.from(svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`);
}

it('shows each module of the text’s code, with four empty ones around', () => {
  const { modules } = create(ADDRESS, { errorCorrectionLevel: 'M' });
  const expected = Array.from(modules.data.keys())
    .filter((index) => modules.data[index])
    .map((index) => `${index % modules.size} ${Math.floor(index / modules.size)}`);
  expect(darkModules(qrPicture(ADDRESS))).toEqual(expected);
  expect(decodeURIComponent(qrPicture(ADDRESS))).toContain(`viewBox="0 0 ${modules.size + 8} ${modules.size + 8}"`);
});
