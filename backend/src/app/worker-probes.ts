import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors/app-error.js';

const PROBES = /^\/(?:health|metrics)(?:[/?]|$)/;

/** A worker answers its probes and metrics only: a visitor who gets here shows that a proxy is set up wrongly. */
export function answerProbesOnly(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    done(
      PROBES.test(request.url)
        ? undefined
        : new AppError('NOT_FOUND', 'This process runs scheduled work and serves no visitors.'),
    );
  });
}
