import { AppError } from '../errors/app-error.js';

/**
 * 409 unless a record's version (its `updated_at`, ISO 8601, null when it never changed) is the one that the editor
 * loaded; `expected` undefined compares nothing. `subject` as in 'The hero section was changed in the meantime.'
 */
export function assertVersion(subject: string, current: string | null, expected: string | null | undefined): void {
  if (expected !== undefined && !isSameTime(current, expected)) throw versionConflict(subject);
}

/** `subject` up to the verb: 'The hero section was'. */
export const versionConflict = (subject: string, errors?: Record<string, string[]>): AppError =>
  new AppError('CONFLICT', `${subject} changed in the meantime. Please look at the change and save again.`, { errors });

function isSameTime(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}
