import { IMAGE_TYPES, MAX_IMAGE_BYTES, PICTURE_REFUSALS } from '@festival/contracts';
import { failureText } from '../../shared/forms/saving/failureText';
import { statusOf } from '../../lib/httpErrors';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';

/** The types that the file dialog offers. */
export const ACCEPTED = IMAGE_TYPES.join(',');

const TOO_LARGE = 413;

/** Why a file needn't be sent at all; the server looks at its content. A kind that the browser doesn't know may pass. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (type && !IMAGE_TYPES.some((each) => each === type)) return t(PICTURE_REFUSALS.kind);
  return size > MAX_IMAGE_BYTES ? serverText(PICTURE_REFUSALS.heavy) : undefined;
}

export function uploadFailure(error: unknown): string {
  if (statusOf(error) === TOO_LARGE) return serverText(PICTURE_REFUSALS.heavy);
  return failureText(error, {
    unknown: t('The picture could not be uploaded.'),
    unanswered: t('The picture could not be uploaded. Please check your connection and try again.'),
  });
}
