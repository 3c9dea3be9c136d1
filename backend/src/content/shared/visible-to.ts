import { AppError } from '../../platform/http/errors/app-error.js';

/** The record, when it is active or an editor asks; to all others it isn't there. */
export function visibleTo<T extends { is_active: boolean }>(isEditor: boolean, record: T, title: string): T {
  if (record.is_active || isEditor) return record;
  throw new AppError('NOT_FOUND', `${title} not found.`);
}
