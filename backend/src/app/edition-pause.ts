import type { FastifyInstance } from 'fastify';
import type { Transactions } from '../platform/database/transactions.js';
import { editionPaused } from '../platform/editions/edition-paused.js';
import type { EditionsService } from '../platform/editions/editions.service.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Probes, the way in of staff, and the screen that shows how far it is. */
const ALLOWED = /^\/(?:health|metrics|admin\/log(?:in|out)|api\/(?:csrf-token|auth\/me|admin\/editions))(?:[/?]|$)/;
/** What the site shows: it is answered from memory, or read without anybody's data. */
const PUBLIC_READS = new RegExp(
  `^/api/(?:${[
    'archive-videos',
    'closing-section',
    'countdown-events',
    'divisions',
    'event-pages',
    'event-upcoming-details',
    'guest-stars',
    'hero-section',
    'merchandise',
    'site-settings',
    'ticket-types',
    'waiting-room',
  ].join('|')})(?:[/?]|$)`,
);

/**
 * While the edition is being closed nothing is written for anybody, and nothing of people read: what came in then would
 * be neither here nor there.
 */
export function pauseForEdition(
  instance: FastifyInstance,
  editions: EditionsService,
  transactions: Transactions,
): void {
  instance.addHook('onRequest', ({ method, url }, _reply, done) => {
    if (!editions.isPaused) return done();
    if (ALLOWED.test(url)) return transactions.evenSo(done);
    const isPage = !url.startsWith('/api/');
    if (READS.has(method) && (isPage || PUBLIC_READS.test(url))) return done();
    done(editionPaused());
  });
}
