import { HttpError } from 'react-admin';
import { screenTexts } from '../screenTexts';
import { failureText } from '../../shared/forms/saving/failureText';
import { t } from '../../lib/i18n/t';
export const DIVISION = screenTexts(t('division'), {
  loading: { unknown: t('Failed to load') },
  saving: { unknown: t('Failed to save') },
});
export const NOTHING_SELECTED = t('Pilih item dari list untuk diedit. Fitur create dimatikan.');

export const DIVISION_INSTRUCTIONS = [
  t('Pick a division from the list to edit it. Divisions are neither added nor deleted.'),
  t('Inactive divisions are not shown to visitors; the others are shown in their order.'),
  t('Without an image the site shows the emblem of the division.'),
  t('The picture: PNG/JPG, max 1MB, uploaded elsewhere and pasted as a URL, or uploaded here.'),
];

/** The first text of a field that was refused, else what the server says. */
export function divisionFailure(error: unknown): string {
  const errors: Record<string, unknown> = (error instanceof HttpError && error.body?.errors) || {};
  const first = Object.values(errors).find((text) => typeof text === 'string');
  return typeof first === 'string' ? first : failureText(error, DIVISION.saving);
}
