import { isSafeImage, isSafeLink } from '@festival/contracts';
import { maxValue, minValue, required, type Validator } from 'react-admin';
import { wholeNumber } from '../forms/wholeNumber';

export const LONGEST_ADDRESS = 500;
export const LONGEST_LINE = 190;

/** Text that must be there; blanks alone are none. */
export function requiredText(label: string): Validator[] {
  const text = `${label} is required`;
  const notBlank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? text : undefined);
  return [required(text), notBlank];
}

/** A place in the order, a whole number. */
export function sortOrder(lowest: number, highest?: number): Validator[] {
  const range = highest === undefined ? `at least ${lowest}` : `between ${lowest} and ${highest}`;
  const text = `Sort order must be ${range}`;
  const rules = [required('Sort order is required'), minValue(lowest, text), wholeNumber];
  return highest === undefined ? rules : [...rules, maxValue(highest, text)];
}

/** A picture's address: of the web, or a path of our own. Empty is another rule's business. */
export function imageAddress(label: string) {
  return (value: string | null | undefined): string | undefined =>
    value?.trim() && !isSafeImage(value.trim()) ? `${label} must be a URL` : undefined;
}

/** Where a button leads: as a picture's address, or a mail address or phone number. */
export function linkAddress(label: string) {
  return (value: string | null | undefined): string | undefined =>
    value?.trim() && !isSafeLink(value.trim())
      ? `${label} must be a web, mail or phone address, or a path that starts with /`
      : undefined;
}
