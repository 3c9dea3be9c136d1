import { mayUse } from '@festival/contracts';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { AppError } from '../../platform/errors/app-error.js';

/** Whether the caller may see hidden content; false without a session. */
export function isEditor(admin: SignedInAdmin | undefined): boolean {
  return admin !== undefined && mayUse(admin.role, 'content');
}

/** Throws 404 for an inactive record, except to editors. */
export function visibleTo<T extends { is_active: boolean }>(isEditor: boolean, record: T, title: string): T {
  if (record.is_active || isEditor) return record;
  throw new AppError('NOT_FOUND', `${title} not found.`);
}
