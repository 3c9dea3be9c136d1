import { In } from 'typeorm';
import { isDemoSecret } from '../../platform/config/demo-secrets.js';
import { DiscountCodeEntity } from '../../orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../../orders/codes/referral-code.entity.js';
import type { Check } from '../checking/check.js';
import { fault, ok, warning } from '../checking/finding.js';
import type { Surroundings } from '../checking/surroundings.js';

/** Of `data/demo/content.json`: printed in the README. */
export const DEMO_CODES = { referral: 'CROWN01', discount: 'UNITY10' };
const SHORTEST_RESET_SECRET = 8;

const restart = 'then start the festival again';

/** Processes that have said within the last half a minute that they serve visitors; on MariaDB. */
async function serving(around: Surroundings): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM process_reports
    WHERE role <> 'worker' AND reported_at > UTC_TIMESTAMP(3) - INTERVAL 30 SECOND`;
  return Number((await around.query<{ count: unknown }>(sql))[0]?.count);
}

export const SETTINGS_CHECKS: readonly Check[] = [
  {
    id: 'secret_key',
    group: 'settings',
    title: 'Secret key',
    look({ config }) {
      if (!isDemoSecret(config.secretKey)) return ok('SECRET_KEY is not the demo’s.');
      return fault(
        'SECRET_KEY is the one of docker/demo.env, which everybody can read.',
        `Set SECRET_KEY to the output of: openssl rand -hex 32; ${restart}.`,
      );
    },
  },
  {
    id: 'reset_secret',
    group: 'settings',
    title: 'Secret of ticket resets',
    look({ config: { ticketResetSecret } }) {
      const todo = `Set TICKET_RESET_SECRET to the output of: openssl rand -hex 16; ${restart}.`;
      if (isDemoSecret(ticketResetSecret)) return fault('TICKET_RESET_SECRET is the one of docker/demo.env.', todo);
      if (ticketResetSecret.length < SHORTEST_RESET_SECRET) {
        return warning(`TICKET_RESET_SECRET has ${ticketResetSecret.length} characters: it can be guessed.`, todo);
      }
      return ok('TICKET_RESET_SECRET is not the demo’s.');
    },
  },
  {
    id: 'rate_limits',
    group: 'settings',
    title: 'Limits',
    look({ config }) {
      if (config.rateLimits) return ok('RATE_LIMITS is on.');
      return fault('RATE_LIMITS is off: one person may take all seats.', `Remove RATE_LIMITS from .env, ${restart}.`);
    },
  },
  {
    id: 'shared_limits',
    group: 'settings',
    title: 'Limits of several processes',
    async look(around) {
      const { database, redisUrl, role } = around.config;
      if (redisUrl !== null) return ok('REDIS_URL is set: all processes count together.');
      if (database.kind === 'sqlite') return ok('With SQLite one process serves, and counts for itself.');
      if (role === 'all' && (await serving(around)) < 2) return ok('One process serves, and counts for itself.');
      return warning(
        'Several processes serve, and REDIS_URL is not set: each counts for itself.',
        `Set REDIS_URL to the same Redis for all of them, ${restart}.`,
      );
    },
  },
  {
    id: 'admin_password',
    group: 'settings',
    title: 'First password',
    look({ config }) {
      if (config.adminPassword === null) return ok('ADMIN_PASSWORD is not set.');
      return warning(
        'ADMIN_PASSWORD is still in the environment. It is read at the first start only.',
        'Change the first account’s password under Change Password, then remove ADMIN_PASSWORD from .env.',
        'change-password',
      );
    },
  },
  {
    id: 'demo_codes',
    group: 'settings',
    title: 'Codes of the demo',
    async look({ config, reader }) {
      const [referrals, discounts] = await Promise.all([
        reader.of(ReferralCodeEntity).findBy({ isActive: true, code: In([DEMO_CODES.referral]) }),
        reader.of(DiscountCodeEntity).findBy({ isActive: true, code: In([DEMO_CODES.discount]) }),
      ]);
      const found = [...referrals, ...discounts].map(({ code }) => code);
      if (found.length === 0) return ok('No code of the demo is active.');
      if (config.usesSimulator) return ok(`${found.join(' and ')} are active, and no money moves.`);
      return fault(
        `${found.join(' and ')} of the demo can be used, and everybody can read the README.`,
        'Turn the codes off under Discount Codes and Referral Codes.',
        discounts.length > 0 ? 'discount-codes' : 'referral-codes',
      );
    },
  },
];
