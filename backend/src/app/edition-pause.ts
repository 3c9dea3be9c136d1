import type { FastifyInstance } from 'fastify';
import type { EditionsService } from '../platform/editions/editions.service.js';
import { AppError } from '../platform/errors/app-error.js';

const RETRY_AFTER_SECONDS = 30;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Probes, the way in of staff, and the screen that shows how far it is. */
const ALLOWED = /^\/(?:health|metrics|admin\/log(?:in|out)|api\/(?:csrf-token|auth\/me|admin\/editions))(?:[/?]|$)/;
/** Reads that write: a payment's page, what phones have seen, audited exports. */
const WRITING_READS = /^\/api\/(?:payment|gate|admin)(?:[/?]|$)/;

/** While the edition is being closed nothing is written for anybody: what came in then would be neither here nor there. */
export function pauseForEdition(instance: FastifyInstance, editions: EditionsService): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    const isPaused = editions.isUnderWay || editions.isOver;
    const isWrite = !READS.has(request.method) || WRITING_READS.test(request.url);
    if (!isPaused || !isWrite || ALLOWED.test(request.url)) return done();
    done(
      new AppError('UNAVAILABLE', 'The next festival is being prepared. Please come back in a few minutes.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        limit: 'edition',
      }),
    );
  });
}
