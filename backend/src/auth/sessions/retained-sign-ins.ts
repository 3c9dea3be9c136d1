import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { SignInTriesEntity } from '../lockout/sign-in-tries.entity.js';
import { GatePhoneEntity } from '../phones/gate-phone.entity.js';
import { AdminSessionEntity } from './admin-session.entity.js';

/** Ended sessions with their network addresses, and wrong tries. */
export const RETAINED_SIGN_INS: readonly RetainedRows[] = [
  { entity: AdminSessionEntity, date: 'expires_at', holds: '1 = 1', becomes: null, walkBy: 'id', text: {} },
  { entity: SignInTriesEntity, date: 'last_try_at', holds: '1 = 1', becomes: null, walkBy: 'email_hash', text: {} },
];

/** Names of phones that ended, which are mostly those of volunteers. */
export const RETAINED_PHONES: RetainedRows<GatePhoneEntity> = {
  entity: GatePhoneEntity,
  date: 'expires_at',
  holds: "name <> CONCAT('Phone ', id) OR report IS NOT NULL OR installation IS NOT NULL",
  becomes: { name: () => "CONCAT('Phone ', id)", report: null, installation: null },
  walkBy: 'id',
};
