import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Takes the signs that English and Indonesian are written with, and the weights that the styles use, out of the whole
 * Latin fonts; `styles/fonts.css` falls back to these for any other sign. To be run when a font has a new version; the
 * files are committed, with their licence (SIL Open Font License) beside them.
 */
const TARGET = join(import.meta.dirname, '../src/styles/fonts');
const PRINTABLE = Array.from({ length: 0x7f - 0x20 }, (_unused, place) => String.fromCodePoint(0x20 + place)).join('');
/** No-break space, copyright, middle dot, times, dashes, quotation marks, ellipsis: `U+…` of `styles/fonts.css`. */
const SIGNS = `${PRINTABLE}\u00a0©·×–—‘’“”…`;
const FONTS = [
  { name: 'cinzel', weights: { min: 700, max: 900 } },
  { name: 'plus-jakarta-sans', weights: { min: 400, max: 800 } },
];

for (const { name, weights } of FONTS) {
  const whole = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } };
  await writeFile(join(TARGET, `${name}.woff2`), await subsetFont(await readFile(whole), SIGNS, options));
  await copyFile(join(dirname(whole), '../LICENSE'), join(TARGET, `${name}.license.txt`));
}
