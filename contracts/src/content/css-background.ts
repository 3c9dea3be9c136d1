import { isCssColour } from './css-colour.js';
import { isSafeImage } from './safe-address.js';

const URL_FUNCTION = /^url\(\s*(["']?)(.*?)\1\s*\)$/i;
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\((.*)\)$/is;
const LENGTH = /^[+-]?(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4})(?:%|px|r?em|v[wh]|vmin|vmax|deg|g?rad|turn)?$/i;
const WORDS = new Set(
  (
    'to at from top bottom left right center circle ellipse closest-side closest-corner farthest-side ' +
    'farthest-corner'
  ).split(' '),
);

/**
 * An allowed background of an event page: an address, a colour or one gradient. `url(…)` is reduced to its address.
 * Null for anything else: other CSS could load files or cover the page.
 */
export function cssBackgroundOf(input: string): string | null {
  const text = input.trim();
  const address = URL_FUNCTION.exec(text)?.[2] ?? text;
  if (isSafeImage(address)) return address;
  return isCssColour(text) || isGradient(text) ? text : null;
}

/** Whether a background that `cssBackgroundOf` let pass is a picture's address. */
export function isPictureBackground(background: string): boolean {
  return isSafeImage(background);
}

function isGradient(text: string): boolean {
  const steps = topLevel(GRADIENT.exec(text)?.[1] ?? '', ',');
  const words = steps.flatMap((step) => topLevel(step, ' '));
  const colours = words.filter(isCssColour);
  return steps.length >= 2 && colours.length >= 2 && words.every(isGradientWord);
}

function isGradientWord(word: string): boolean {
  return isCssColour(word) || LENGTH.test(word) || WORDS.has(word.toLowerCase());
}

/** The parts between separators that stand outside parentheses; blank ones are left out. */
function topLevel(text: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text.replace(/\s/g, ' ')) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
