import type { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';

const NAME = 'finish-payment-mail';
/** Whoever places orders in somebody's name fills no mailbox. */
const PER_RECIPIENT = { limit: 5, ttlSeconds: 3_600 };

/** Counts a "finish your payment" mail of a recipient; false when they had enough in this hour. */
export function takeReminder(limits: RateLimitsService, email: string): Promise<boolean> {
  return limits.tryTake(NAME, email, PER_RECIPIENT);
}

/** For one that was counted and isn't mailed. */
export function giveReminderBack(limits: RateLimitsService, email: string): Promise<void> {
  return limits.giveBack(NAME, email);
}
