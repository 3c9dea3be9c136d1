import { HttpError } from 'react-admin';
import { screenTexts } from '../screenTexts';
import { failureText } from '../../shared/forms/saving/failureText';
export const DIVISION = screenTexts('division', {
  loading: { unknown: 'Failed to load' },
  saving: { unknown: 'Failed to save' },
});
export const NOTHING_SELECTED = 'Pilih item dari list untuk diedit. Fitur create dimatikan.';

export const DIVISION_INSTRUCTIONS = [
  'Pick a division from the list to edit it. Divisions are neither added nor deleted.',
  'Inactive divisions are not shown to visitors; the others are shown in their order.',
  'Without an image the site shows the emblem of the division.',
  'The picture: PNG/JPG, max 1MB, uploaded elsewhere and pasted as a URL, or uploaded here.',
];

/** The first text of a field that was refused, else what the server says. */
export function divisionFailure(error: unknown): string {
  const errors: Record<string, unknown> = (error instanceof HttpError && error.body?.errors) || {};
  const first = Object.values(errors).find((text) => typeof text === 'string');
  return typeof first === 'string' ? first : failureText(error, DIVISION.saving);
}
