import type { Timestamp } from '../scalars.js';

/** One sign-in to the back office that has not ended. */
export interface AdminSession {
  /** @examples ["0d9c7f2e-5b0e-4b53-9a37-7a1f2f8f5c21"] */
  id: string;
  /** Browser and system; null when unknown. @examples ["Chrome on Android"] */
  device: string | null;
  /** The visitor's IP address at the sign-in. @examples ["203.0.113.7"] */
  address: string;
  opened_at: Timestamp;
  /** The last call, to the minute; null for none yet. */
  seen_at: Timestamp | null;
  expires_at: Timestamp;
  /** Whether the call that lists it was made with it. */
  is_current: boolean;
}
