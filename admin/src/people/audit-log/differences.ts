import type { AuditEntry } from '@festival/contracts';
import { formatJakarta } from '../../lib/jakartaTime';
import { t } from '../../lib/i18n/t';
import { itemText } from '../../lib/itemText';

export interface Difference {
  field: string;
  before: string;
  after: string;
}

const NOTHING = '–';
/** The entry's own time says it. */
const WHEN = 'updated_at';
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function asText(value: unknown): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'string' && ISO_TIME.test(value)) return `${formatJakarta(value)} WIB`;
  if (Array.isArray(value))
    return value.length === 0 ? NOTHING : value.map((item) => itemText(item, asText)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * What an entry's change did, field by field in the order of the record. Of a change only the fields that became
 * something else; of what was made or deleted all that had a value.
 */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return (
    [...fields]
      .filter((field) => field !== WHEN)
      .filter((field) => JSON.stringify(before?.[field] ?? '') !== JSON.stringify(after?.[field] ?? ''))
      .map((field) => ({ field, before: asText(before?.[field]), after: asText(after?.[field]) }))
      // Such as a list that has become an empty one.
      .filter((each) => each.before !== NOTHING || each.after !== NOTHING)
  );
}

/** `sign_out_everywhere`, `referral-codes` → words. */
export function inWords(name: string): string {
  const words = name.replace(/[_-]+/g, ' ');
  return t(words.charAt(0).toUpperCase() + words.slice(1));
}
