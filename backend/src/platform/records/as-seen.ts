import { AppError } from '../http/errors/app-error.js';

/**
 * 409 when a record was changed since the editor saw it. `updatedAt` is the record's own, `seen` the one that was before
 * their eyes, both ISO 8601 and null for what never was changed; `seen` left out: nothing is compared. `subject` as in
 * 'The hero section was changed in the meantime.', up to the verb.
 */
export function mustBeAsSeen(subject: string, updatedAt: string | null, seen: string | null | undefined): void {
  if (!isStill(updatedAt, seen)) throw changedMeanwhile(subject);
}

/** `subject` as above. */
export const changedMeanwhile = (subject: string, errors?: Record<string, string[]>): AppError =>
  new AppError('CONFLICT', `${subject} changed in the meantime. Please look at the change and save again.`, { errors });

function isStill(is: string | null, seen: string | null | undefined): boolean {
  if (seen === undefined || is === null || seen === null) return seen === undefined || is === seen;
  return Date.parse(seen) === Date.parse(is);
}
