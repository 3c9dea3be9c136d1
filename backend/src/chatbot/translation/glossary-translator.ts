import { AUTO_TRANSLATION_PREFIX } from '@festival/contracts';
import { GLOSSARY } from './glossary.js';
import { Translator } from './translator.js';

const WORDS = /[\p{L}'’-]+/gu;
/** A map, because an object also has `constructor`. */
const MEANINGS: ReadonlyMap<string, string> = new Map(Object.entries(GLOSSARY));
const PHRASES = [...MEANINGS.keys()]
  .filter((phrase) => phrase.includes(' '))
  .sort((one, other) => other.length - one.length);

/** Used without a translation service: replaces known words only, and marks the text for an editor. */
export class GlossaryTranslator extends Translator {
  readonly isService = false;

  translate(texts: readonly string[]): Promise<string[]> {
    return Promise.resolve(texts.map((text) => `${AUTO_TRANSLATION_PREFIX} ${byGlossary(text)}`));
  }
}

function byGlossary(text: string): string {
  const withPhrases = PHRASES.reduce(
    (result, phrase) =>
      result.replace(new RegExp(`\\b${phrase}\\b`, 'gi'), (found) => likeCase(found, MEANINGS.get(phrase) ?? found)),
    text,
  );
  const translated = withPhrases.replace(WORDS, (word) => likeCase(word, MEANINGS.get(word.toLowerCase()) ?? word));
  // Indonesian has no articles: removing them leaves gaps.
  return translated.replace(/ {2,}/g, ' ').replace(/(^|\[) +/gm, '$1');
}

function likeCase(original: string, translated: string): string {
  const [first = ''] = original;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? translated.slice(0, 1).toUpperCase() + translated.slice(1) : translated;
}
