import { mayUse } from '@festival/contracts';
import type { SignedInAdmin } from '../../platform/access/identities.js';

/** Whether the caller may see what visitors don't yet; false without a session. */
export function isEditor(admin: SignedInAdmin | undefined): boolean {
  return admin !== undefined && mayUse(admin.role, 'content');
}
