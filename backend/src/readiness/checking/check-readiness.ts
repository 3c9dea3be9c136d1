import type { ReadinessLine, ReadinessReport } from '@festival/contracts';
import { within } from '../../platform/clock/within.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { DATA_CHECKS } from '../checks/data-checks.js';
import { DOMAIN_CHECKS } from '../checks/domain-checks.js';
import { MACHINE_CHECKS } from '../checks/machine-checks.js';
import { MAIL_CHECKS } from '../checks/mail-checks.js';
import { PAYMENT_CHECKS } from '../checks/payment-checks.js';
import { PEOPLE_CHECKS } from '../checks/people-checks.js';
import { SETTINGS_CHECKS } from '../checks/settings-checks.js';
import { TIER_CHECKS } from '../checks/tier-checks.js';
import { WAY_CHECKS } from '../checks/way-checks.js';
import type { Check } from './check.js';
import { type Finding, NotLooked, unknown } from './finding.js';
import type { Surroundings } from './surroundings.js';

/** Longer than any probe waits. */
const LIMIT_MS = 12_000;

export const CHECKS: readonly Check[] = [
  ...SETTINGS_CHECKS,
  ...PAYMENT_CHECKS,
  ...WAY_CHECKS,
  ...MAIL_CHECKS,
  ...DOMAIN_CHECKS,
  ...DATA_CHECKS,
  ...MACHINE_CHECKS,
  ...TIER_CHECKS,
  ...PEOPLE_CHECKS,
];

/** Runs all checks at once. One that fails, or takes too long, is a line of its own and hides no other. */
export async function checkReadiness(
  around: Surroundings,
  { checks = CHECKS, limitMs = LIMIT_MS }: { checks?: readonly Check[]; limitMs?: number } = {},
): Promise<ReadinessReport> {
  const checkedAt = around.now();
  const lines = await Promise.all(checks.map((check) => lineOf(check, around, limitMs)));
  return { checked_at: checkedAt.toISOString(), lines };
}

async function lineOf(check: Check, around: Surroundings, limitMs: number): Promise<ReadinessLine> {
  const { id, group, title } = check;
  return { id, group, title, ...(await findingOf(check, around, limitMs)) };
}

async function findingOf(check: Check, around: Surroundings, limitMs: number): Promise<Finding> {
  const late = new NotLooked(`It took longer than ${limitMs / 1_000} s.`, 'Check again in a minute.');
  try {
    // A check that throws at once rejects as one that throws later.
    return await within(
      limitMs,
      Promise.resolve(around).then((each) => check.look(each)),
      () => late,
    );
  } catch (error) {
    if (error instanceof NotLooked) return unknown(error.seen, error.todo);
    return unknown(
      `It could not be looked up (${describeError(error)}).`,
      'Check again. If it stays, look at the log.',
    );
  }
}
