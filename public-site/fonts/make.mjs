import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Takes the characters that English and Indonesian are written with, and the weights that the styles use, out of the
 * whole Latin fonts; `styles/fonts.css` has the whole font for any other character. To be run when a font has a new
 * version or other characters are wanted; the files are committed, with their licence (SIL Open Font License).
 */
const TARGET = join(import.meta.dirname, '../src/styles/fonts');
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Both as `unicode-range` of `styles/fonts.css`. */
const TITLE_CHARACTERS = `${LETTERS} !"%&'()+,-./:;?\u00a0·×–—‘’“”…`;
const BODY_CHARACTERS = `${TITLE_CHARACTERS}*=@_©`;
const FONTS = [
  { name: 'cinzel', wght: 800, characters: TITLE_CHARACTERS },
  { name: 'plus-jakarta-sans', wght: { min: 400, max: 800 }, characters: BODY_CHARACTERS },
];

for (const { name, wght, characters } of FONTS) {
  const whole = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const options = { targetFormat: 'woff2', variationAxes: { wght } };
  await writeFile(join(TARGET, `${name}.woff2`), await subsetFont(await readFile(whole), characters, options));
  await copyFile(join(dirname(whole), '../LICENSE'), join(TARGET, `${name}.license.txt`));
}
