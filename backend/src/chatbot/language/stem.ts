import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';

const SHORTEST_STEMMED = 4;

/**
 * One stem for both languages, since a question may mix them: Indonesian affixes first, then English endings. It needs
 * no meaning, only to be the same for question and knowledge.
 */
export function stemOf(word: string): string {
  return word.length < SHORTEST_STEMMED ? word : english(indonesian(word));
}
