import { JAKARTA_OFFSET } from '@festival/contracts';
import { isStorable } from '../database/storable-dates.js';
import type { FilterRule, FilterValue } from './list-rules.js';

const MAX_IDS = 1_000;
const LONGEST_TEXT = 255;

/** A filter's value, undefined where it filters nothing; or the kind of value that was expected. */
export type ReadValue = { value: FilterValue | undefined } | { expected: string };

/** Null and empty texts filter nothing, nor does `all` in place of one of the words. */
export function readFilterValue(rule: FilterRule, given: unknown): ReadValue {
  if (given === null || given === '') return { value: undefined };
  switch (rule.kind) {
    case 'text':
      return readText(given);
    case 'one of':
      return readWord(rule.of, given);
    case 'ids':
      return readList(given, numberOf, 'must be a number of a record, or at most 1000 of them');
    case 'names':
      return readList(given, nameOf, 'must be the name of a record, or at most 1000 of them');
    case 'time':
      return readTime(given);
    case 'boolean':
      return typeof given === 'boolean' ? { value: given } : { expected: 'must be true or false' };
  }
}

function readText(given: unknown): ReadValue {
  const isText = typeof given === 'string' || (typeof given === 'number' && Number.isFinite(given));
  const text = isText ? String(given).trim() : '';
  if (!isText || text.length > LONGEST_TEXT)
    return { expected: `must be a text of at most ${LONGEST_TEXT} characters` };
  return { value: text || undefined };
}

function readWord(words: readonly string[], given: unknown): ReadValue {
  const word = words.find((each) => each === given);
  if (word === undefined && given !== 'all') return { expected: `is one of ${words.join(', ')}` };
  return { value: word };
}

/** Each once: react-admin may name a record twice. */
function readList<T extends string | number>(
  given: unknown,
  read: (item: unknown) => T | null,
  expected: string,
): ReadValue {
  const items = Array.isArray(given) ? given : [given];
  const values = items.map(read);
  if (items.length > MAX_IDS || values.includes(null)) return { expected };
  return { value: [...new Set(values)] as FilterValue };
}

/** An id in an address comes as text. 0 is no record's, but a number all the same. */
function numberOf(item: unknown): number | null {
  const number = typeof item === 'string' && /^\d{1,15}$/.test(item) ? Number(item) : item;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : null;
}

function nameOf(item: unknown): string | null {
  return typeof item === 'string' && item.length <= LONGEST_TEXT ? item : null;
}

/** A day, or a day and a time with or without its offset. */
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Jakarta's where no offset is said; a day alone is its first moment. */
function readTime(given: unknown): ReadValue {
  const [text, clock, , , offset] = (typeof given === 'string' && TIME.exec(given)) || [];
  const time = new Date(
    text === undefined ? Number.NaN : `${text}${clock ? '' : 'T00:00'}${offset ? '' : JAKARTA_OFFSET}`,
  );
  return isStorable(time) ? { value: time } : { expected: 'must be a time in ISO 8601' };
}
