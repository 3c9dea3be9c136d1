import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Takes the characters that English and Indonesian are written with, and the weights that the styles use, out of the
 * whole Latin fonts; `styles/fonts.css` has the whole font for any other character. The server's posters have all Latin
 * characters, one weight a file. To be run when a font has a new version or other characters are wanted; the files are
 * committed, with their licence (SIL Open Font License).
 */
const SITE = join(import.meta.dirname, '../src/styles/fonts');
const POSTER = join(import.meta.dirname, '../../backend/data/poster-fonts');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Both as `unicode-range` of `styles/fonts.css`. */
const TITLE_CHARACTERS = `${LETTERS} !"%&'()+,-./:;?\u00a0·×–—‘’“”…`;
const BODY_CHARACTERS = `${TITLE_CHARACTERS}*=@_©`;
/** Latin-1, and the dashes and quotation marks. */
const POSTER_CHARACTERS = `${BODY_CHARACTERS}${range(0x21, 0x7e)}${range(0xa1, 0xff)}`;
const FONTS = [
  { target: SITE, file: 'cinzel.woff2', name: 'cinzel', wght: 800, characters: TITLE_CHARACTERS },
  {
    target: SITE,
    file: 'plus-jakarta-sans.woff2',
    name: 'plus-jakarta-sans',
    wght: { min: 400, max: 800 },
    characters: BODY_CHARACTERS,
  },
  { target: POSTER, file: 'cinzel.ttf', name: 'cinzel', wght: 800, characters: POSTER_CHARACTERS },
  {
    target: POSTER,
    file: 'plus-jakarta-sans.ttf',
    name: 'plus-jakarta-sans',
    wght: 700,
    characters: POSTER_CHARACTERS,
  },
];

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

for (const { target, file, name, wght, characters } of FONTS) {
  const whole = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const options = { targetFormat: file.endsWith('.ttf') ? 'truetype' : 'woff2', variationAxes: { wght } };
  await mkdir(target, { recursive: true });
  await writeFile(join(target, file), await subsetFont(await readFile(whole), characters, options));
  await copyFile(join(dirname(whole), '../LICENSE'), join(target, `${name}.license.txt`));
}
