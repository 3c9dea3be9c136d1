import { In } from 'typeorm';
import { NotificationProofEntity } from '../../payments/webhook/notification-proof.entity.js';
import { signersOf } from '../../payments/webhook/notification-proofs.service.js';
import type { Check } from '../checking/check.js';
import { fault, ok, warning } from '../checking/finding.js';
import { timeOf } from '../checking/time-of.js';

/** A key of the sandbox may lack it: newer accounts have keys without it. */
const SANDBOX_KEY = 'SB-';
const DASHBOARD = 'Copy both keys from the Midtrans dashboard (Settings, Access keys)';
const LONG_AGO_MS = 14 * 24 * 3_600_000;

export const PAYMENT_CHECKS: readonly Check[] = [
  {
    id: 'provider',
    group: 'payments',
    title: 'Real money',
    look({ config: { midtrans } }) {
      if (midtrans.environment === 'production') return ok('MIDTRANS_ENV is production.');
      const where = midtrans.environment === 'sandbox' ? 'the sandbox' : 'the simulator';
      return fault(
        `Payments go to ${where}: everybody gets tickets for nothing.`,
        'Set MIDTRANS_ENV=production with the production keys, and begin with an empty database.',
      );
    },
  },
  {
    id: 'provider_keys',
    group: 'payments',
    title: 'Midtrans keys',
    look({ config: { midtrans } }) {
      const { environment, serverKey, clientKey } = midtrans;
      if (/client/i.test(serverKey) || /server/i.test(clientKey)) {
        return fault('The server key and the client key are in each other’s place.', `${DASHBOARD} again.`);
      }
      const sandboxed = [serverKey, clientKey].filter((key) => key.startsWith(SANDBOX_KEY)).length;
      if (environment === 'production' && sandboxed > 0) {
        return fault('MIDTRANS_ENV is production, and a key begins with SB-: it is of the sandbox.', `${DASHBOARD}.`);
      }
      if (sandboxed === 1) return fault('One key is of the sandbox, the other one is not.', `${DASHBOARD}.`);
      return ok(`Both keys may be of ${environment}.`);
    },
  },
  {
    id: 'provider_answers',
    group: 'payments',
    title: 'Answer of the provider',
    async look(around) {
      const seen = await around.providerAnswer();
      if (seen.kind === 'away') {
        return fault(
          `The provider can’t be reached from here (${seen.problem}).`,
          around.config.usesSimulator
            ? 'Start the simulator: npm start does.'
            : 'Let the server call out to port 443: look at its firewall and its name servers.',
        );
      }
      if (seen.takesKey) return ok('The provider took the server key for a query.');
      if (seen.status === '401') {
        return fault('The provider refused the server key (401).', `${DASHBOARD}: those of this MIDTRANS_ENV.`);
      }
      return warning(
        `The provider answered ${seen.status} to a query.`,
        'Check again in a minute. If it stays, look at the provider’s status page.',
      );
    },
  },
  {
    id: 'notification',
    group: 'payments',
    title: 'Notification from outside',
    async look({ config, reader, now }) {
      const proofs = await reader
        .of(NotificationProofEntity)
        .find({ where: { signer: In(signersOf(config)) }, order: { receivedAt: 'DESC' } });
      const outside = proofs.find(({ isPublic }) => isPublic);
      const todo = `Pay for one ticket. The provider then calls ${config.publicUrl}/api/payment/notification.`;
      if (outside) {
        const seen = `One that is signed with the present key came from ${outside.address} on ${timeOf(outside.receivedAt)}.`;
        const isOld = now().getTime() - outside.receivedAt.getTime() > LONG_AGO_MS;
        return isOld ? warning(`${seen} That is more than two weeks ago.`, todo) : ok(seen);
      }
      const inside = proofs[0];
      if (!inside) return fault('None that is signed with the present key has come.', todo);
      return fault(
        `The last one came from ${inside.address}, which is no address of the internet.`,
        `Look at TRUST_PROXY (PROXIES with Docker) first. ${todo}`,
      );
    },
  },
];
