import { addressKey } from '../../platform/http/limits/rate-limits.service.js';
import { type OwnAndWider, SIGN_IN_LOCK } from '../lockout/sign-in-lock.service.js';

/** Where a sign-in comes from. */
export interface SignInFrom {
  address: string;
  /** Of a browser in which this account was signed in before (`KnownDevicesService`), else null. */
  device: string | null;
  /** What the browser says of itself. */
  userAgent?: string;
}

/** Wrong tries at one account from everywhere; wide, since strangers can use it up. */
const FROM_EVERYWHERE = 50;

/**
 * The counts of a sign-in. A known device has its own, so that no stranger can lock its owner out; any other counts for
 * the account with the address, and for the account from everywhere against many addresses.
 */
export function triesOf(email: string, { address, device }: SignInFrom): OwnAndWider {
  const { limit } = SIGN_IN_LOCK;
  if (device !== null) return [{ who: email, from: `device ${device}`, limit }];
  return [
    { who: email, from: `address ${addressKey(address)}`, limit },
    { who: email, from: 'everywhere', limit: FROM_EVERYWHERE },
  ];
}
