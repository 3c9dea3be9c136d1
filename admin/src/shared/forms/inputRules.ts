import { HEX_COLOUR, isSafeImage, isSafeLink } from '@festival/contracts';
import { maxValue, minValue, required, type Validator } from 'react-admin';
import { t } from '../../lib/i18n/t';

export const LONGEST_ADDRESS = 500;
export const LONGEST_LINE = 190;
export const LONGEST_KEY = 64;

/** Text that must be there; blanks alone are none. */
export function requiredText(label: string): Validator[] {
  const text = t('%{label} is required', { label });
  const notBlank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? text : undefined);
  return [required(text), notBlank];
}

/** A place in the order, a whole number. */
export function sortOrder(lowest: number, highest?: number): Validator[] {
  const range =
    highest === undefined
      ? t('at least %{lowest}', { lowest })
      : t('between %{lowest} and %{highest}', { lowest, highest });
  const text = t('Sort order must be %{range}', { range });
  const rules = [required(t('Sort order is required')), minValue(lowest, text), wholeNumber];
  return highest === undefined ? rules : [...rules, maxValue(highest, text)];
}

const KEY = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;

/** A name for machines: `ucare`, `e-ulympic_2`. */
export function machineName(label: string): Validator[] {
  const wellFormed = (value: string | null | undefined) =>
    value?.trim() && !KEY.test(value.trim())
      ? t('%{label} may hold letters, digits and single dashes or underscores', { label })
      : undefined;
  return [...requiredText(label), wellFormed];
}

export function hexColour(label: string) {
  return (value: string | null | undefined): string | undefined =>
    value && !HEX_COLOUR.test(value) ? t('%{label} must be # followed by 6 hex digits', { label }) : undefined;
}

/** A picture's address: of the web, or a path of our own. Empty is another rule's business. */
export function imageAddress(label: string) {
  return (value: string | null | undefined): string | undefined =>
    value?.trim() && !isSafeImage(value.trim()) ? t('%{label} must be a URL', { label }) : undefined;
}

/** Where a button leads: as a picture's address, or a mail address or phone number. */
export function linkAddress(label: string) {
  return (value: string | null | undefined): string | undefined =>
    value?.trim() && !isSafeLink(value.trim())
      ? t('%{label} must be a web, mail or phone address, or a path that starts with /', { label })
      : undefined;
}

/** Validator: counts, percentages and rupiah have no fractions. Empty is another rule's business. */
export function wholeNumber(value: number | null | undefined): string | undefined {
  return value === null || value === undefined || Number.isInteger(value) ? undefined : t('Must be a whole number');
}

/**
 * Validator of a window's end: it must be later than the start in field `start`; either may be empty. It belongs to
 * the field, because react-admin skips the rules of fields in a form that has a rule of its own.
 */
export function endsAfter(start: string) {
  return (end: string | null | undefined, values: Record<string, unknown>): string | undefined => {
    const from = values[start];
    if (!end || typeof from !== 'string') return undefined;
    return Date.parse(end) <= Date.parse(from) ? t('The end must be after the start') : undefined;
  };
}
